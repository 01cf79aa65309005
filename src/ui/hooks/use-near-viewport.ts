import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether the element is in the viewport or within `rootMargin` of it (CSS lengths, grows the viewport). False
 * on the server and before the first measurement. It follows the element both ways: pause when it turns false.
 */
export function useNearViewport(ref: RefObject<Element | null>, rootMargin = '200px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      // Fast scrolling queues several entries; the last is the present.
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, rootMargin]);
  return near;
}
