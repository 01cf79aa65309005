import { useEffect, useRef } from 'react';
import type { UploadOptions } from '~/shared/upload-client';
import { toast } from '~/ui/toast';
import { changeDesk, isWatched } from './desk';
import { sendProblem } from './post';
import { useDesk } from './use-draft';

/** The posts being sent, by draftKey. */
const underway = new Map<string, AbortController>();

/** Sends one post of a composer at a time, with progress and a way to stop. Leaving the composer does not stop it. */
export function useSend(key: string) {
  const { share, problem } = useDesk(key);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  /** Runs `send`, then calls `done` with the result and whether the composer is still mounted. */
  const run = async <R>(send: (options: UploadOptions) => Promise<R>, done: (answer: R, here: boolean) => void) => {
    if (underway.has(key)) return;
    const control = new AbortController();
    underway.set(key, control);
    changeDesk(key, { share: 0, problem: null });
    try {
      const answer = await send({ onProgress: (now) => changeDesk(key, { share: now }), signal: control.signal });
      done(answer, here.current);
    } catch (error) {
      if (control.signal.aborted) return;
      if (isWatched(key)) changeDesk(key, { problem: sendProblem(error) });
      else toast.error(sendProblem(error));
    } finally {
      underway.delete(key);
      changeDesk(key, { share: null });
    }
  };

  const setProblem = (what: string | null) => changeDesk(key, { problem: what });
  return { sending: share !== null, share, problem, setProblem, run, stop: () => underway.get(key)?.abort() };
}
