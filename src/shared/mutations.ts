import { mutationOptions, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { makeCall } from './api-client';
import type { Address, CallAnswer, CallAt, CallInput, Calls } from './contract';
import { isConflict, isOutdated } from './error-message';
import { uploadsOf, type UploadOptions } from './upload-client';

/**
 * Which answers a write makes stale: none, all of them, all of them but not fetched again until they are next shown
 * (for writes that update what is shown themselves), or those a predicate names.
 */
type Invalidates = 'nothing' | 'everything' | 'everything-later' | ((query: Query) => boolean);

interface Options<Input, Answer> {
  /** Without it, everything. */
  invalidates?: Invalidates;
  /** Puts what is known now into cached answers; with `everything-later` these are not stale. */
  update?: (client: QueryClient, answer: Answer, input: Input) => unknown;
  /** What a switch, which has no form to continue in, reads again after a conflict. */
  rereads?: QueryKey;
}

/**
 * Returns the function by which a feature's browser side declares its writes: the call and what it makes stale, once,
 * for `useMutation`. Typed by the feature's table without loading it:
 *
 * const mutation = mutationsOf<typeof areaCalls>(); export const deleteArea = mutation('DELETE /api/areas/:id/');
 *
 * What it makes stale is fetched again after a success, and after a failure that shows that the subject is gone or was
 * changed (isOutdated). The mutation rejects with CallError; the screen reports it.
 */
export function mutationsOf<T extends Calls>() {
  return <A extends Address<T[keyof T]>>(
    address: A,
    options: Options<CallInput<CallAt<T, A>>, CallAnswer<CallAt<T, A>>> = {},
  ) =>
    make(
      address,
      options,
      (input: CallInput<CallAt<T, A>>) => makeCall(address, input) as Promise<CallAnswer<CallAt<T, A>>>,
    );
}

/** Does the same for calls with files: their input takes `onProgress` and `signal` too. */
export function uploadMutationsOf<T extends Calls>() {
  const upload = uploadsOf<T>();
  return <A extends Address<T[keyof T]>>(
    address: A,
    options: Options<CallInput<CallAt<T, A>> & UploadOptions, CallAnswer<CallAt<T, A>>> = {},
  ) => make(address, options, (input: CallInput<CallAt<T, A>> & UploadOptions) => upload(address, input, input));
}

function make<Input, Answer>(
  address: string,
  { invalidates = 'everything', update, rereads }: Options<Input, Answer>,
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
    // Nothing else updates what is shown then, so that it is fetched again at once.
    onError: (error, _input, _, { client }) => {
      if (isOutdated(error)) invalidate(client, invalidates);
      if (rereads && isConflict(error)) void client.invalidateQueries({ queryKey: rereads });
    },
  });
}

// Invalidates without waiting: what was done is done, however long everything that is shown takes to be fetched again.
function invalidate(client: QueryClient, what: Invalidates): void {
  if (what === 'nothing') return;
  void client.invalidateQueries(typeof what === 'function' ? { predicate: what } : {});
}

/** Returns the pending reads of what a write makes stale: the server may have answered them before the write. */
function readsUnderWay(client: QueryClient, what: Invalidates): Query[] {
  if (what === 'nothing') return [];
  return client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', ...(typeof what === 'function' && { predicate: what }) });
}

/**
 * Reads again what was pending during a write; else its answer would bring back what is gone, and pass for new. A query
 * that has nothing to show yet may show that answer first.
 */
function readAgain(client: QueryClient, query: Query): void {
  const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  if (query.state.data !== undefined) void again();
  else void query.fetch().then(again, () => undefined);
}
