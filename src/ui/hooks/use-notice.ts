import { useCallback, useEffect, useRef, useState } from 'react';

/** A message about what was just done, for Notice. */
export interface NoticeMessage {
  tone: 'success' | 'error';
  text: string;
  /** What of it went wrong, each on a line of its own. */
  problems: readonly string[];
  /** Counts up, so that the same text said twice is heard twice. */
  key: number;
}

const CLEAR_MS = 5000;

/**
 * One message at a time. A text with the word "successfully" is a success, any other an error
 * (members-and-administration.md section 4). A success without problems goes by itself; everything else waits to be dismissed.
 * `say('')` takes the message away, as when the same is tried again.
 */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeMessage | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = useCallback((text: string, problems: readonly string[] = []) => {
    clearTimeout(timer.current);
    if (!text) return setNotice(null);
    const tone = /\bsuccessfully\b/.test(text) ? 'success' : 'error';
    setNotice((last) => ({ tone, text, problems, key: (last?.key ?? 0) + 1 }));
    if (tone === 'success' && problems.length === 0) timer.current = setTimeout(() => setNotice(null), CLEAR_MS);
  }, []);
  const dismiss = useCallback(() => {
    clearTimeout(timer.current);
    setNotice(null);
  }, []);
  return { notice, say, dismiss };
}
