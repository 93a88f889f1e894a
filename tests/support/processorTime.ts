/** Milliseconds of processor time that this process has used: on a busy machine, work takes longer but not more of it. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
