import { useEffect, useRef, useState } from 'react';
import { upload } from '../api';

/** Returns the sent share, and the functions that send and cancel; leaving the page cancels too. */
export function useSending() {
  /** The sent share, 0 to 1; null while idle. */
  const [share, setShare] = useState<number | null>(null);
  const [stopped, setStopped] = useState(false);
  const control = useRef<AbortController | null>(null);
  // A fully sent application counts, whether or not the page still waits for the answer.
  const left = useRef(false);
  useEffect(
    () => () => {
      if (!left.current) control.current?.abort();
    },
    [],
  );

  /** Returns the answer, or undefined after a cancellation. Throws CallError. */
  const sendOff = async (body: FormData) => {
    const { signal } = (control.current = new AbortController());
    left.current = false;
    setStopped(false);
    setShare(0);
    try {
      const onProgress = (now: number) => {
        left.current = now >= 1;
        setShare(now);
      };
      return await upload('POST /api/auth/register/', { body }, { anonymous: true, signal, onProgress });
    } catch (error) {
      if (!signal.aborted) throw error;
      setStopped(true);
      return undefined;
    } finally {
      setShare(null);
    }
  };

  const stop = () => {
    if (!left.current) control.current?.abort();
  };
  return { share, stopped, sendOff, stop, forgetStop: () => setStopped(false) };
}
