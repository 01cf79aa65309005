/** What can be renewed. */
export const kinds = ['licence', 'membership'] as const;

/** Where a request is: waiting for the office, back with the member, decided, or taken back. */
export const requestStates = ['queue', 'correction', 'approved', 'rejected', 'withdrawn'] as const;
