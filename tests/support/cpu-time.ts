/** The processor time that this process has used, in milliseconds: what work costs, however many others are at work. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
