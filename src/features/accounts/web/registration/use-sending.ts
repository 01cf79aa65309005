import { useEffect, useRef, useState } from 'react';
import { upload } from '../api';

/** Sends the application: how far it is, and a way to stop it until it has left. Leaving the page stops it too. */
export function useSending() {
  /** The share that has left, 0 to 1; null while nothing is sent. */
  const [share, setShare] = useState<number | null>(null);
  const [stopped, setStopped] = useState(false);
  const control = useRef<AbortController | null>(null);
  // What has left is applied for, whether or not anybody waits for the answer.
  const left = useRef(false);
  useEffect(
    () => () => {
      if (!left.current) control.current?.abort();
    },
    [],
  );

  /** Gives the answer, or nothing when it was stopped. Throws CallError. */
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
