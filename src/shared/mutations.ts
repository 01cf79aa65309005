import { mutationOptions, type Query, type QueryClient } from '@tanstack/react-query';
import { makeCall } from './api-client';
import type { Address, CallAnswer, CallAt, CallInput, Calls } from './contract';
import { isOutdated } from './error-message';
import { uploadsOf, type UploadOptions } from './upload-client';

/**
 * Which answers a write makes old: none, all of them, all of them but not asked for again until they are next shown (for
 * writes that bring what is shown up to date themselves), or those a predicate names.
 */
type Invalidates = 'nothing' | 'everything' | 'everything-later' | ((query: Query) => boolean);

interface Options<Input, Answer> {
  invalidates: Invalidates;
  /** Puts what is known now into answers that are there; with `everything-later` these are not old. */
  update?: (client: QueryClient, answer: Answer, input: Input) => unknown;
}

/**
 * The way a feature's browser side declares its writes: the call and what it makes old, once, for `useMutation`. Typed by the
 * feature's table without loading it:
 *
 *     const mutation = mutationsOf<typeof areaCalls>();
 *     export const deleteArea = mutation('DELETE /api/areas/:id/', { invalidates: 'everything' });
 *
 * What it makes old is asked for again after a success, and after a failure that says that it is gone or was changed
 * (isOutdated). The mutation rejects with CallError; what to say of it is the screen's.
 */
export function mutationsOf<T extends Calls>() {
  return <A extends Address<T[keyof T]>>(
    address: A,
    options: Options<CallInput<CallAt<T, A>>, CallAnswer<CallAt<T, A>>>,
  ) =>
    make(
      address,
      options,
      (input: CallInput<CallAt<T, A>>) => makeCall(address, input) as Promise<CallAnswer<CallAt<T, A>>>,
    );
}

/** The same for calls with files: their input takes `onProgress` and `signal` too. */
export function uploadMutationsOf<T extends Calls>() {
  const upload = uploadsOf<T>();
  return <A extends Address<T[keyof T]>>(
    address: A,
    options: Options<CallInput<CallAt<T, A>> & UploadOptions, CallAnswer<CallAt<T, A>>>,
  ) => make(address, options, (input: CallInput<CallAt<T, A>> & UploadOptions) => upload(address, input, input));
}

function make<Input, Answer>(
  address: string,
  { invalidates, update }: Options<Input, Answer>,
  send: (input: Input) => Promise<Answer>,
) {
  return mutationOptions<Answer, Error, Input>({
    mutationKey: [address],
    mutationFn: send,
    onSuccess: async (answer, input, _, { client }) => {
      const early = readsUnderWay(client, invalidates);
      if (invalidates === 'everything-later') void client.invalidateQueries({ refetchType: 'none' });
      await update?.(client, answer, input);
      if (invalidates !== 'everything-later') invalidate(client, invalidates);
      early.forEach((query) => readAgain(client, query));
    },
    // Nothing brings up to date what is shown then, so that it is asked for again at once.
    onError: (error, _input, _, { client }) => {
      if (isOutdated(error)) invalidate(client, invalidates);
    },
  });
}

// Not waited for: what was done is done, however long everything that is shown takes to come again.
function invalidate(client: QueryClient, what: Invalidates): void {
  if (what === 'nothing') return;
  void client.invalidateQueries(typeof what === 'function' ? { predicate: what } : {});
}

/** What is being asked for, of what a write makes old: the server may have answered it before the write. */
function readsUnderWay(client: QueryClient, what: Invalidates): Query[] {
  if (what === 'nothing') return [];
  return client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', ...(typeof what === 'function' && { predicate: what }) });
}

/**
 * Asks again for what was under way during a write; else its answer would bring back what is gone, and pass for new. One that has
 * nothing to show yet may show that answer first.
 */
function readAgain(client: QueryClient, query: Query): void {
  const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  if (query.state.data !== undefined) void again();
  else void query.fetch().then(again, () => undefined);
}
