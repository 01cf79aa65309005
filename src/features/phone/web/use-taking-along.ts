import { useEffect } from 'react';
import { keptOwner } from '~/session';
import { setKeptAnswers } from '~/shared/api-client';
import { logQuietly } from '~/shared/log-quietly';
import { useDocumentVisible } from '~/ui/hooks/use-document-visible';
import { keptAnswer } from './kept-answers';
import { takeAlong } from './take-along';

// A query that failed without a connection is retried, and by then this is loaded.
setKeptAnswers((address, input) => (keptOwner() === null ? Promise.resolve(undefined) : keptAnswer(address, input)));

/** How long after a page (ms) its copies are taken along: the page itself comes first. */
const afterMs = 500;

/** Takes along what a member needs without a line, and again when the line is back (docs/product/phone.md). */
export function useTakingAlong(): void {
  const isVisible = useDocumentVisible();
  useEffect(() => {
    // Without a worker no page opens that could show them.
    const workers = (navigator as Partial<Navigator>).serviceWorker;
    if (!isVisible || !workers) return;
    const ended = new AbortController();
    const take = () => void takeAlong().catch((error: unknown) => logQuietly('taken along', error));
    void workers.ready.then(() => {
      if (ended.signal.aborted) return;
      const timer = setTimeout(take, afterMs);
      ended.signal.addEventListener('abort', () => clearTimeout(timer));
      window.addEventListener('online', take, { signal: ended.signal });
    });
    return () => ended.abort();
  }, [isVisible]);
}
