import { readdirSync, readFileSync } from 'node:fs';
import { repeatDuring } from './repeat-during';

export const MB = 1024 * 1024;

/** Returns bytes as whole megabytes. */
export const megabytes = (bytes: number) => `${Math.round(bytes / MB)} MB`;

/** Returns Linux's status of a process (`/proc`); empty when the process is gone, and on other systems. */
export function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the resident bytes of a process; 0 on systems other than Linux. */
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

/** Returns the highest resident bytes of a process and its children while `work` runs. */
export async function measurePeakMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const look = () => {
    peak = Math.max(
      peak,
      [pid, ...childrenOf(pid)].reduce((sum, one) => sum + memoryOf(one), 0),
    );
  };
  await repeatDuring(work, look, 20);
  return peak;
}
