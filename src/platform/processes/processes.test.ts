import os from 'node:os';
import { expect, test, vi } from 'vitest';
import { giveWay } from './give-way';
import { createProcesses, EndedProcess } from './index';

interface Made {
  pid: number;
  settings: string[];
}

const start = (options: { most?: number; idleMs?: number; patienceMs?: number } = {}) =>
  createProcesses<string, Made>({
    caller: new URL('../../../tests/support/obedient.ts', import.meta.url).href,
    name: 'obedient',
    most: 2,
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
  const use = start({ most: 1 });
  const made = await Promise.all([1, 2, 3].map(() => use((tell) => tell('who'))));
  expect(new Set(made.map(({ pid }) => pid)).size).toBe(1);
  expect(made[0]?.pid).not.toBe(process.pid);
  expect(made[0]?.settings).toContain('PATH');
  expect(made[0]?.settings).not.toContain('SECRET_KEY');
  vi.unstubAllEnvs();
});

test('a stop that all processes are told of lets it finish: it ends with the site', async () => {
  const pids = await start()(async (tell) => {
    const { pid } = await tell('who');
    process.kill(pid, 'SIGTERM');
    process.kill(pid, 'SIGINT');
    const again = await tell('who');
    return [pid, again.pid];
  });
  expect(pids[1]).toBe(pids[0]);
});

test('two work at once, and end when they have rested', async () => {
  const use = start({ idleMs: 50 });
  let both: (go: unknown) => void = () => undefined;
  const meeting = new Promise((go) => (both = go));
  let there = 0;
  const meet = () =>
    use(async (tell) => {
      const { pid } = await tell('who');
      if ((there += 1) === 2) both(undefined);
      await meeting;
      return pid;
    });
  const [one, other] = await Promise.all([meet(), meet()]);
  expect(one).not.toBe(other);
  await expect.poll(() => [isRunning(one), isRunning(other)], { timeout: 15_000 }).toEqual([false, false]);
});

test('a crash or a hanging process costs its own work alone; so does what it throws', async () => {
  const use = start({ most: 1, patienceMs: 5000 });
  const before = await use((tell) => tell('who'));
  await expect(use((tell) => tell('crash'))).rejects.toThrow(new EndedProcess('obedient ended with SIGSEGV'));
  const next = await use((tell) => tell('who'));
  expect(next.pid).not.toBe(before.pid);
  await expect(use((tell) => tell('fail'))).rejects.toThrow('obedient failed: Error: no such thing');
  const hanging = use(async (tell) => {
    const { pid } = await tell('who');
    await expect(tell('hang')).rejects.toThrow(new EndedProcess('obedient took longer than 5 s'));
    return Promise.reject(new Error(String(pid)));
  });
  const pid = Number(await hanging.catch((error: Error) => error.message));
  await expect.poll(() => isRunning(pid), { timeout: 15_000 }).toBe(false);
});

test('a process gives way where the system lets it, and works where it does not', () => {
  const refused = () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  };
  const asked = vi.spyOn(os, 'setPriority').mockReturnValueOnce(undefined).mockImplementationOnce(refused);
  giveWay('some');
  giveWay('all');
  expect(asked.mock.calls).toEqual([
    [os.constants.priority.PRIORITY_BELOW_NORMAL],
    [os.constants.priority.PRIORITY_LOW],
  ]);
  asked.mockRestore();
});
