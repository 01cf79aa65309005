import { useEffect, useRef, useState } from 'react';
import type { UploadOptions } from '~/shared/upload-client';
import { toast } from '~/ui/toast';
import { sendProblem } from './post';

/** Sends one post at a time, with progress and a way to stop. Leaving the composer doesn't stop it. */
export function useSend() {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const control = useRef<AbortController | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  /** `send` posts; `done` is told what came of it and whether the composer is still there. */
  const run = async <R>(send: (options: UploadOptions) => Promise<R>, done: (answer: R, here: boolean) => void) => {
    if (control.current) return;
    const { signal } = (control.current = new AbortController());
    setShare(0);
    setProblem(null);
    try {
      const answer = await send({ onProgress: setShare, signal });
      done(answer, here.current);
    } catch (error) {
      const stopped = signal.aborted;
      if (!stopped && here.current) setProblem(sendProblem(error));
      else if (!stopped) toast.error(sendProblem(error));
    } finally {
      control.current = null;
      setShare(null);
    }
  };

  return { sending: share !== null, share, problem, setProblem, run, stop: () => control.current?.abort() };
}
