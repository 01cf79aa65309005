import os from 'node:os';

/**
 * Makes this process give way to the site: `some` for work that a person waits for, `all` for work that no person waits
 * for. A system that lets no process do so (`SystemCallFilter` in deploy/systemd) shares the processor as it sees fit.
 */
export function lowerPriority(how: 'some' | 'all'): void {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = os.constants.priority;
  try {
    os.setPriority(how === 'all' ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL);
  } catch {
    // It works all the same.
  }
}
