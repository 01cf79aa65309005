/** For `infiniteQueryOptions` of a section's list: continues with the `before` in the address of the following page. */
export const readOn = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) =>
    next && new URLSearchParams(next.slice(next.indexOf('?'))).get('before'),
};
