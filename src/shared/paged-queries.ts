import { keepPreviousData } from '@tanstack/react-query';
import type { Address, CallAnswer, CallAt, CallInput, Calls } from './contract';
import { queriesOf } from './page';

/** Returns what `queriesOf` does, for pages of a list: the previous page stays in view until the next has loaded. */
export function pagedQueriesOf<T extends Calls>() {
  const query = queriesOf<T>();
  return <A extends Address<T[keyof T]>>(
    address: A,
    input: CallInput<CallAt<T, A>>,
    options?: Parameters<typeof query<A, CallAnswer<CallAt<T, A>>>>[2],
  ) => ({ ...query(address, input, options), placeholderData: keepPreviousData });
}
