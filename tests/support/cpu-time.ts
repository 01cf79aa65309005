/** Returns the processor time that this process has used, in ms: the cost of work, however busy the machine is. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
