import { useEffect } from 'react';
import { useNavigate } from '~/router';
import type { PageAddress } from '~/shared/addresses';
import { windowsLeft } from '~/ui/hooks/use-window-step';
import { withParams } from './filter';

/**
 * Opens the question into which the open question was merged; the address of a merged question returns the target
 * (`givenId`). Waits until windows have left the history: the thread's own entry is the one to replace. An answer named
 * by the link stays named.
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
    if (to === null || !noWindow) return;
    void windowsLeft().then(() =>
      navigate(`${to}${window.location.hash}` as PageAddress, { replace: true, preventScrollReset: true }),
    );
  }, [to, noWindow, navigate]);
}
