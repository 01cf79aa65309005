/** What a process answers to an order. */
export type Answer<Made> = { result: Made } | { failed: string };

/**
 * Runs the other end of `createProcesses`: carries out the orders that this process is sent, one after the other. It
 * ends with the site, without which it is of no use.
 */
export function serveTasks<Order, Made>(execute: (order: Order) => Promise<Made>): void {
  process.once('disconnect', () => process.exit(1));
  // A stop of the site, in a terminal or by systemd, signals all its processes; but the site still waits for the work
  // in progress.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('message', (order: Order) => {
    void execute(order)
      .then(
        (result): Answer<Made> => ({ result }),
        (error: unknown): Answer<Made> => ({ failed: String(error) }),
      )
      .then((answer) => process.send?.(answer));
  });
}
