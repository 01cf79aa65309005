import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { readApart } from './platform/read-apart';

/* How a built program begins: build/main.js and its like only call `run` (scripts/lib/build-server.mjs). */

/** All programs in one function, with what V8 made of it beside it: compiling anew takes a quarter of a start (docs/decisions/0021). */
const file = fileURLToPath(new URL('./program.cjs', import.meta.url));
const compiledFile = `${file}.compiled`;

type Programs = Record<string, () => Promise<unknown>>;
type Whole = (
  exports: Programs,
  require: NodeJS.Require,
  module: { exports: Programs },
  filename: string,
  dirname: string,
  later: (name: string) => Promise<unknown>,
) => void;

/**
 * Loads the file without running a program. What was compiled counts only for the same Node with the same flags; any other
 * compiles anew.
 * @param filename what stack traces call it: the place where it is built is not where it will lie
 */
export function load(filename = file) {
  // The build writes it in ASCII, of which V8 keeps one byte a letter.
  const script = new Script(readApart(file).toString('latin1'), {
    filename,
    cachedData: existsSync(compiledFile) ? readApart(compiledFile) : undefined,
  });
  const module: { exports: Programs } = { exports: {} };
  (script.runInThisContext() as Whole)(module.exports, createRequire(file), module, file, path.dirname(file), later);
  return { programs: module.exports, script, compiledFile };
}

/** A package that the program wants now. An `import()` of its own would not work any more once its code was compiled before. */
const later = (name: string): Promise<unknown> => import(name);

/** Runs a program. */
export const run = (name: string): Promise<unknown> => load().programs[name]!();
