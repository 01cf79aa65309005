import { useEffect } from 'react';

/** Tells a parent of a yes or no of this form while it is there; a form that has gone is a no. */
export function useTold(is: boolean, tell: (is: boolean) => void): void {
  useEffect(() => {
    tell(is);
    return () => tell(false);
  }, [is, tell]);
}
