import os from 'node:os';
import { expect, test, vi } from 'vitest';
import { lowerPriority } from './lower-priority';
import { createProcesses, EndedProcess, type ProcessesOptions } from './index';

interface Made {
  pid: number;
  settings: string[];
}

const start = (options: Partial<ProcessesOptions> = {}) =>
  createProcesses<string, Made>({
    caller: new URL('../../../tests/support/scripted-child.ts', import.meta.url).href,
    name: 'scripted-child',
    max: 2,
    idleMs: 60_000,
    patienceMs: 60_000,
    ...options,
  });

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a process has one piece of work after another, and nothing of the site’s settings', async () => {
  vi.stubEnv('SECRET_KEY', 'not for strangers');
  const use = start({ max: 1 });
  const results = await Promise.all([1, 2, 3].map(() => use((send) => send('who'))));
  expect(new Set(results.map(({ pid }) => pid)).size).toBe(1);
  expect(results[0]?.pid).not.toBe(process.pid);
  expect(results[0]?.settings).toContain('PATH');
  expect(results[0]?.settings).not.toContain('SECRET_KEY');
  vi.unstubAllEnvs();
});

test('a stop that all processes are told of lets it finish: it ends with the site', async () => {
  const pids = await start()(async (send) => {
    const { pid } = await send('who');
    process.kill(pid, 'SIGTERM');
    process.kill(pid, 'SIGINT');
    const again = await send('who');
    return [pid, again.pid];
  });
  expect(pids[1]).toBe(pids[0]);
});

test('two work at once, and end when they have rested', async () => {
  const use = start({ idleMs: 50 });
  let both: (go: unknown) => void = () => undefined;
  const meeting = new Promise((go) => (both = go));
  let running = 0;
  const meet = () =>
    use(async (send) => {
      const { pid } = await send('who');
      if ((running += 1) === 2) both(undefined);
      await meeting;
      return pid;
    });
  const [one, other] = await Promise.all([meet(), meet()]);
  expect(one).not.toBe(other);
  await expect.poll(() => [isRunning(one), isRunning(other)], { timeout: 15_000 }).toEqual([false, false]);
});

test('a crash or a hanging process costs its own work alone; so does what it throws', async () => {
  const use = start({ max: 1, patienceMs: 5000 });
  const before = await use((send) => send('who'));
  await expect(use((send) => send('crash'))).rejects.toThrow(new EndedProcess('scripted-child ended with SIGSEGV'));
  const next = await use((send) => send('who'));
  expect(next.pid).not.toBe(before.pid);
  await expect(use((send) => send('fail'))).rejects.toThrow('scripted-child failed: Error: no such thing');
  const hanging = use(async (send) => {
    const { pid } = await send('who');
    await expect(send('hang')).rejects.toThrow(new EndedProcess('scripted-child took longer than 5 s'));
    return Promise.reject(new Error(String(pid)));
  });
  const pid = Number(await hanging.catch((error: Error) => error.message));
  await expect.poll(() => isRunning(pid), { timeout: 15_000 }).toBe(false);
});

test('what takes too much memory, for its objects or beside them, is ended, and costs its own work alone', async () => {
  const use = start({ max: 1, memory: { heap: 64, whole: 250 } });
  const before = await use((send) => send('who'));
  await expect(use((send) => send('grow'))).rejects.toThrow(new EndedProcess('scripted-child took more than 250 MB'));
  await expect(use((send) => send('fill'))).rejects.toThrow(new EndedProcess('scripted-child ended with SIGABRT'));
  expect((await use((send) => send('who'))).pid).not.toBe(before.pid);
});

test('a process gives way where the system lets it, and works where it does not', () => {
  const refused = () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  };
  const asked = vi.spyOn(os, 'setPriority').mockReturnValueOnce(undefined).mockImplementationOnce(refused);
  lowerPriority('some');
  lowerPriority('all');
  expect(asked.mock.calls).toEqual([
    [os.constants.priority.PRIORITY_BELOW_NORMAL],
    [os.constants.priority.PRIORITY_LOW],
  ]);
  asked.mockRestore();
});
