import { useCallback, useEffect, useRef, useState } from 'react';

/** One message about what was just done. */
export interface BannerMessage {
  tone: 'success' | 'error';
  /** Each on a line of its own. */
  lines: readonly string[];
}

interface BannerOptions {
  /** Milliseconds a message stays (members-and-administration.md section 9). */
  clearAfter: number;
  /** Errors go after that time too; else they stay until the next message. */
  errorsToo?: boolean;
}

/** A message that clears by itself. `say()` without one takes it away. */
export function useBanner({ clearAfter, errorsToo = false }: BannerOptions) {
  const [banner, setBanner] = useState<BannerMessage | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = useCallback(
    (tone?: BannerMessage['tone'], ...lines: string[]) => {
      clearTimeout(timer.current);
      setBanner(tone ? { tone, lines } : null);
      if (tone === 'success' || (tone === 'error' && errorsToo)) {
        timer.current = setTimeout(() => setBanner(null), clearAfter);
      }
    },
    [clearAfter, errorsToo],
  );
  return [banner, say] as const;
}
