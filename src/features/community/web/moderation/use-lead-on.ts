import { useEffect } from 'react';
import { useNavigate } from '~/router';
import { windowsLeft } from '~/ui/hooks/use-window-step';
import { withParams } from '../filter';

/**
 * Goes on to the question that the open one was merged into: the address of the merged one gives that (`givenId`). Not before
 * windows have left the history: the thread's own entry is to be replaced. An answer that a link names stays named.
 */
export function useLeadOn(
  openId: number | null,
  givenId: number | undefined,
  noWindow: boolean,
  params: URLSearchParams,
): void {
  const navigate = useNavigate();
  const to =
    openId !== null && givenId !== undefined && givenId !== openId ? withParams(params, { question: givenId }) : null;
  useEffect(() => {
    if (to !== null && noWindow)
      void windowsLeft().then(() => navigate(to + window.location.hash, { replace: true, preventScrollReset: true }));
  }, [to, noWindow, navigate]);
}
