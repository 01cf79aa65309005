/** The query of links to the tickets: the event whose ticket is first, and the question that is open. */
export interface TicketsAddress {
  event: number;
  ask: 'cancel';
}

/** What the address holds. */
export const fields = { event: 0, ask: ['', 'cancel'] } as const;
