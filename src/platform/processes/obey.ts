/** What a process answers to an order. */
export type Answer<Made> = { made: Made } | { failed: string };

/** The other end of `createProcesses`: carries out the orders that this process is sent, one after the other. It ends with the site, without which nobody needs it. */
export function obeyOrders<Order, Made>(obey: (order: Order) => Promise<Made>): void {
  process.once('disconnect', () => process.exit(1));
  // Who stops the site, in a terminal or by systemd, tells all its processes; but the site still waits for what is in hand.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('message', (order: Order) => {
    void obey(order)
      .then(
        (made): Answer<Made> => ({ made }),
        (error: unknown): Answer<Made> => ({ failed: String(error) }),
      )
      .then((answer) => process.send?.(answer));
  });
}
