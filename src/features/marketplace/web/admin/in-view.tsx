import { useEffect, useRef, type ReactNode } from 'react';

type InViewProps = {
  /** What is new when this is. */
  news: unknown;
  children: ReactNode;
};

/** A message over a long form: it comes into view whenever it changes, wherever the reader is in the form. */
export function InView({ news, children }: InViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);
  return (
    <div ref={ref} className="scroll-m-5 has-[>:empty:only-child]:absolute">
      {children}
    </div>
  );
}
