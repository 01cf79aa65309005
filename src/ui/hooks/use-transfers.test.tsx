import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { canStop, progressOf, useTransfers, type Transfer } from './use-transfers';

type Sent = { onProgress: (share: number) => void; arrive: (answer: string) => void; fail: (error: Error) => void };

/** Files being sent by hand: each one's outcome is set by its name. */
function sending(names: readonly string[]) {
  const { result, unmount } = renderHook(useTransfers);
  const sent = new Map<string, Sent>();
  const send = (file: File, { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal }) =>
    new Promise<string>((arrive, fail) => {
      sent.set(file.name, { onProgress, arrive, fail });
      signal.addEventListener('abort', () => fail(signal.reason as Error));
    });
  let outcome: ReturnType<typeof result.current.run<string>> | undefined;
  act(() => {
    outcome = result.current.run(
      names.map((name) => new File([], name)),
      { send, problemOf: (error) => (error as Error).message },
    );
  });
  const states = () => Object.fromEntries(result.current.transfers.map(({ name, state }) => [name, state]));
  return { result, unmount, sent, outcome: outcome!, states };
}

test('what has left whole is not stopped: the server keeps it', async () => {
  const { result, sent, outcome, states } = sending(['whole', 'half']);
  act(() => {
    sent.get('whole')!.onProgress(1);
    sent.get('half')!.onProgress(0.5);
  });
  expect(states()).toEqual({ whole: 'processing', half: 'sending' });
  await act(async () => {
    result.current.stop();
    await Promise.resolve();
  });
  expect(states()).toEqual({ whole: 'processing', half: 'stopped' });
  expect(canStop(result.current.transfers)).toBe(false);
  await act(async () => {
    sent.get('whole')!.arrive('an ad');
    await outcome;
  });
  expect(states()).toEqual({ whole: 'done', half: 'stopped' });
  expect(await outcome).toMatchObject({ done: [{ answer: 'an ad' }], failed: [], stopped: true });
});

test('what is sent once more, as with a new token, can be stopped again', async () => {
  const { result, sent, outcome } = sending(['twice']);
  act(() => sent.get('twice')!.onProgress(1));
  act(() => sent.get('twice')!.onProgress(0.1));
  await act(async () => {
    result.current.stop();
    await outcome;
  });
  expect(await outcome).toMatchObject({ done: [], failed: [], stopped: true });
});

test('four go at once, and after a stop none begins', async () => {
  const { result, sent, outcome, states } = sending(['1', '2', '3', '4', '5']);
  expect([...sent.keys()]).toEqual(['1', '2', '3', '4']);
  await act(async () => {
    sent.get('1')!.fail(new Error('Too large.'));
    await Promise.resolve();
    result.current.stop();
    await outcome;
  });
  expect(states()).toMatchObject({ 1: 'failed', 2: 'stopped', 4: 'stopped' });
  expect((await outcome).failed).toMatchObject([{ problem: 'Too large.' }]);
});

test('leaving the screen stops them', async () => {
  const { unmount, outcome } = sending(['a']);
  unmount();
  expect(await outcome).toMatchObject({ done: [], stopped: true });
});

test('one file resolves to its answer, rejects with its failure, is undefined if stopped; no list stays', async () => {
  const { result } = renderHook(useTransfers);
  const runOne = (send: Parameters<typeof result.current.runOne<string>>[1]) =>
    act(() => result.current.runOne(new File([], 'a'), send).catch((error: unknown) => error));
  expect(await runOne(() => Promise.resolve('an ad'))).toBe('an ad');
  const failure = new Error('Too large.');
  expect(await runOne(() => Promise.reject(failure))).toBe(failure);
  expect(
    await runOne((_, { signal }) => {
      result.current.stop();
      return Promise.reject(signal.reason as Error);
    }),
  ).toBeUndefined();
  expect(result.current.transfers).toEqual([]);
});

test('which of how many files, and how far all of them are by their bytes', () => {
  const one = (size: number, state: Transfer['state'], share: number): Transfer => ({ name: 'a', size, state, share });
  expect(progressOf([one(300, 'sending', 0.5), one(100, 'waiting', 0)])).toEqual({ file: 1, of: 2, share: 0.375 });
  expect(progressOf([one(300, 'done', 1), one(50, 'failed', 0.2), one(50, 'sending', 0.5)])).toEqual({
    file: 3,
    of: 3,
    share: 0.9375,
  });
  expect(progressOf([one(0, 'done', 1)])).toEqual({ file: 1, of: 1, share: 1 });
});
