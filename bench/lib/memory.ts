import { readdirSync, readFileSync } from 'node:fs';
import { meanwhile } from './meanwhile';

/** What Linux tells about a process; empty when there is none, and on other systems. */
export function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** Resident bytes of a process; 0 where the system does not tell (anywhere but on Linux). */
export const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0) * 1024;

export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/** The most resident bytes that a process and its children have while `work` runs. */
export async function mostMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const look = () => {
    most = Math.max(
      most,
      [pid, ...childrenOf(pid)].reduce((sum, one) => sum + memoryOf(one), 0),
    );
  };
  await meanwhile(work, look, 20);
  return most;
}
