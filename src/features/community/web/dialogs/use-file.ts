import { useEffect, useState } from 'react';
import type { Attachment } from '../../contract';

export type Kind = 'picture' | 'pdf' | 'text' | 'other';

export function kindOf(type: string): Kind {
  if (type.startsWith('image/')) return 'picture';
  if (type === 'application/pdf') return 'pdf';
  return type === 'text/plain' ? 'text' : 'other';
}

export type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; text: string; url: string | null };

/** More text than anybody reads on a screen; the download has the rest. */
const MOST_SHOWN = 200_000;

/**
 * A PDF or text, fetched so that it can be shown in place (its own address downloads it): as a local address, and as
 * text. The server has typed it by its bytes; it is never shown as a page.
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
