import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Starts a program of ours as a process of its own. By default it gets none of the site's secrets. @param caller the
 * caller's `import.meta.url` @param name the program's file without `.ts`, relative to the caller's source file; the
 * build puts all programs into one folder
 */
export function forkBeside(
  caller: string,
  name: string,
  { args = [], execArgv = [], ...options }: ForkOptions & { args?: string[] } = {},
): ChildProcess {
  const source = caller.endsWith('.ts');
  const file = source ? `./${name}.ts` : `./${path.basename(name)}.js`;
  return fork(fileURLToPath(new URL(file, caller)), args, {
    execArgv: [...(source ? ['--import', import.meta.resolve('tsx')] : []), ...execArgv],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
    ...options,
  });
}
