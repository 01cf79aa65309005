import { useSyncExternalStore } from 'react';

type Connection = EventTarget & { saveData?: boolean };

/** The Network Information API, where the browser has it (Chromium); TypeScript's DOM does not know it. */
function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

function subscribe(onChange: () => void): () => void {
  const current = connection();
  current?.addEventListener('change', onChange);
  return () => current?.removeEventListener('change', onChange);
}

/** True when the person saves data: videos then wait for a tap. False on the server and where it can't be known. */
export function useSaveData(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connection()?.saveData === true,
    () => false,
  );
}
