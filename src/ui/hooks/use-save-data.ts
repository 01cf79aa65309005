import { useSyncExternalStore } from 'react';

type Connection = EventTarget & { saveData?: boolean };

/** Returns the Network Information API, where the browser has it (Chromium); TypeScript's DOM has no type for it. */
function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

function subscribe(onChange: () => void): () => void {
  const current = connection();
  current?.addEventListener('change', onChange);
  return () => current?.removeEventListener('change', onChange);
}

/** Returns true when the person saves data: videos then wait for a tap. False on the server and where it is unknown. */
export function useSaveData(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connection()?.saveData === true,
    () => false,
  );
}
