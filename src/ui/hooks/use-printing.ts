import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from './use-media-query';

/**
 * Returns whether the page is being printed, for what is on paper and not on the screen: every row of a list, the date
 * of printing.
 */
export function usePrinting(): boolean {
  const media = useMediaQuery('print');
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    // The page is taken as it stands when this event is over.
    const onBefore = () => flushSync(() => setAsked(true));
    const onAfter = () => setAsked(false);
    window.addEventListener('beforeprint', onBefore);
    window.addEventListener('afterprint', onAfter);
    return () => {
      window.removeEventListener('beforeprint', onBefore);
      window.removeEventListener('afterprint', onAfter);
    };
  }, []);
  return media || asked;
}
