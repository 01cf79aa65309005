import { useEffect } from 'react';

/**
 * Keeps the screen from going dark while `isOn`, where the browser can. The browser ends it when the page is hidden: it
 * is asked for again once the page is back.
 */
export function useScreenAwake(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const asked = await navigator.wakeLock.request('screen');
        if (isOver) void asked.release();
        else lock = asked;
      } catch {
        // The battery is low, or the device forbids it: the screen goes dark as usual.
      }
    };
    const onVisible = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [isOn]);
}
