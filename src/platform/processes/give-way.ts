import os from 'node:os';

/**
 * This process gives way to the site: `some` for what somebody waits for, `all` for what nobody does. A system that allows no process
 * to say so (`SystemCallFilter` in deploy/systemd) shares the processor as it sees fit.
 */
export function giveWay(how: 'some' | 'all'): void {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = os.constants.priority;
  try {
    os.setPriority(how === 'all' ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL);
  } catch {
    // It works all the same.
  }
}
