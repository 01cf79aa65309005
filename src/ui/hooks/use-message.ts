import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** What a screen reports about an action, for MessageBanner or DockedMessage. */
export interface Message {
  /** `mixed`: a part of it was done, and a part was refused. */
  tone: 'success' | 'mixed' | 'error';
  /** Each on a line of its own. */
  lines: readonly string[];
  /** What of it went wrong, each problem on a line of its own. */
  problems: readonly string[];
  /** Counts up, so that the same words are announced twice. */
  key: number;
}

interface MessageOptions {
  /** How long a success stays, in ms; a success with problems stays until the next message. */
  clearAfter: number;
  /** Whether errors go after that time too; else they stay until the next message. */
  errorsToo?: boolean;
}

type Say = (lines: string | readonly string[], problems?: readonly string[]) => void;

/** Shows one message at a time; the object stays the same from render to render. */
export interface Messages {
  success: Say;
  /** It stays until the next message. */
  mixed: Say;
  error: Say;
  clear: () => void;
}

/** Returns the message of a screen or a form, and the functions that set it. */
export function useMessage({ clearAfter, errorsToo = false }: MessageOptions): [Message | null, Messages] {
  const [message, setMessage] = useState<Message | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const clear = useCallback(() => {
    clearTimeout(timer.current);
    setMessage(null);
  }, []);
  const show = useCallback(
    (tone: Message['tone'], lines: string | readonly string[], problems: readonly string[] = []) => {
      clearTimeout(timer.current);
      setMessage((last) => ({
        tone,
        lines: typeof lines === 'string' ? [lines] : lines,
        problems,
        key: (last?.key ?? 0) + 1,
      }));
      const goes = tone === 'success' ? problems.length === 0 : tone === 'error' && errorsToo;
      if (goes) timer.current = setTimeout(() => setMessage(null), clearAfter);
    },
    [clearAfter, errorsToo],
  );
  const messages = useMemo<Messages>(
    () => ({
      success: (...words) => show('success', ...words),
      mixed: (...words) => show('mixed', ...words),
      error: (...words) => show('error', ...words),
      clear,
    }),
    [show, clear],
  );
  return [message, messages];
}
