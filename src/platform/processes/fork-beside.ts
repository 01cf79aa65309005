import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Starts a program of ours as a process of its own. By default it gets none of the site's secrets.
 * @param caller the caller's `import.meta.url`
 * @param name of the program's file without `.ts`: beside the caller when run from source, beside build/main.js when built
 */
export function forkBeside(
  caller: string,
  name: string,
  { args = [], ...options }: ForkOptions & { args?: string[] } = {},
): ChildProcess {
  const source = caller.endsWith('.ts');
  return fork(fileURLToPath(new URL(`./${name}.${source ? 'ts' : 'js'}`, caller)), args, {
    execArgv: source ? ['--import', import.meta.resolve('tsx')] : [],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
    ...options,
  });
}
