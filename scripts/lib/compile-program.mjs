// Started by build-server.mjs: writes beside the finished program what V8 compiles of it, so that a start need not (docs/decisions/0021).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const [, , folder] = process.argv;
const { load } = await import(pathToFileURL(path.join(folder, 'program.js')).href);
const { programs, script, compiledFile } = load(path.join(root, 'build/program.cjs'));
// What a start runs through is compiled by then, too.
await programs.warm();
writeFileSync(compiledFile, script.createCachedData());
