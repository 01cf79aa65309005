import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * Returns a function that puts the cursor into the first faulty field of a form, into a file field only when nothing
 * else is at fault. Call it together with setting the faults: it waits until they are drawn, which a frame's time need
 * not be.
 */
export function useFocusFault(form: RefObject<HTMLElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const faulty = (which = '') => form.current?.querySelector<HTMLElement>(`[aria-invalid=true]${which}`);
    const first = faulty(':not([type=file])') ?? faulty();
    // A group of radios is at fault as a whole, and takes no cursor.
    const radio = first?.matches('fieldset')
      ? (first.querySelector<HTMLElement>('input:checked') ?? first.querySelector<HTMLElement>('input'))
      : null;
    (radio ?? first)?.focus();
  }, [refusals, form]);
  return useCallback(() => setRefusals((now) => now + 1), []);
}
