import { useEffect, useState } from 'react';
import type { Attachment } from '~/shared/board/schemas';

export type Kind = 'picture' | 'pdf' | 'text' | 'other';

/** Returns how the viewer shows a file of this MIME type. */
export function kindOf(type: string): Kind {
  if (type.startsWith('image/')) return 'picture';
  if (type === 'application/pdf') return 'pdf';
  return type === 'text/plain' ? 'text' : 'other';
}

export type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; text: string; url: string | null };

/** The number of characters shown, more than a person reads on a screen; the download has the rest. */
const MOST_SHOWN = 200_000;

/**
 * Fetches a PDF or text so that it can be shown in place (its own address downloads it) and returns a local address and
 * the text. The server found the type from the bytes; the viewer never shows the file as a page.
 */
export function useFile({ url, type }: Attachment, attempt: number): Loaded {
  const kind = kindOf(type);
  const wanted = kind === 'pdf' || kind === 'text';
  const of = `${attempt} ${url}`;
  const [loaded, setLoaded] = useState<{ of: string; file: Loaded }>({ of, file: { state: 'loading' } });
  useEffect(() => {
    if (!wanted) return;
    const control = new AbortController();
    let local: string | null = null;
    const load = async (): Promise<Loaded> => {
      const response = await fetch(url, { signal: control.signal });
      if (!response.ok) return { state: 'failed' };
      const bytes = await response.arrayBuffer();
      if (control.signal.aborted) return { state: 'failed' };
      const charset = /charset=([\w-]+)/.exec(response.headers.get('Content-Type') ?? '')?.[1] ?? 'utf-8';
      local = URL.createObjectURL(
        new Blob([bytes], { type: kind === 'pdf' ? 'application/pdf' : `text/plain;charset=${charset}` }),
      );
      return {
        state: 'ready',
        url: local,
        text: kind === 'text' ? new TextDecoder(charset).decode(bytes.slice(0, MOST_SHOWN)) : '',
      };
    };
    load()
      .catch((): Loaded => ({ state: 'failed' }))
      .then((file) => {
        if (!control.signal.aborted) setLoaded({ of, file });
      })
      .catch(() => undefined);
    return () => {
      control.abort();
      if (local) URL.revokeObjectURL(local);
    };
  }, [wanted, kind, url, of]);
  if (!wanted) return { state: 'ready', text: '', url: null };
  return loaded.of === of ? loaded.file : { state: 'loading' };
}
