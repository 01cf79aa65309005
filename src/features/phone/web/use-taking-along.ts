import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keptOwner } from '~/session';
import { setKeptAnswers } from '~/shared/api-client';
import { logQuietly } from '~/shared/log-quietly';
import { useDocumentVisible } from '~/ui/hooks/use-document-visible';
import { keptAnswer, takeAlong, takenKey, type OfflineCopy } from './copies';

/** Has copies answer the calls that get no answer. */
export const answerFrom = (copies: readonly OfflineCopy[]): void =>
  setKeptAnswers((address, input) =>
    keptOwner() === null ? Promise.resolve(undefined) : keptAnswer(copies, address, input),
  );

/** How long after a page (ms) its copies are taken along: the page itself comes first. */
const afterMs = 500;

/** Takes along what a member needs without a line, and again when the line is back (docs/product/phone.md). */
export function useTakingAlong(copies: readonly OfflineCopy[]): void {
  const isVisible = useDocumentVisible();
  const client = useQueryClient();
  useEffect(() => {
    // Without a worker no page opens that could show them.
    const workers = (navigator as Partial<Navigator>).serviceWorker;
    if (!isVisible || !workers) return;
    const ended = new AbortController();
    const take = () =>
      void takeAlong(copies)
        .then(() => client.invalidateQueries({ queryKey: takenKey }))
        .catch((error: unknown) => logQuietly('taken along', error));
    void workers.ready.then(() => {
      if (ended.signal.aborted) return;
      const timer = setTimeout(take, afterMs);
      ended.signal.addEventListener('abort', () => clearTimeout(timer));
      window.addEventListener('online', take, { signal: ended.signal });
    });
    return () => ended.abort();
  }, [isVisible, client, copies]);
}
