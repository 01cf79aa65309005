/** What links to the tickets name: the event whose ticket comes first, and a question that is open. */
export interface TicketsAddress {
  event: number;
  ask: 'cancel';
}

/** What the address holds. */
export const fields = { event: 0, ask: ['', 'cancel'] } as const;
