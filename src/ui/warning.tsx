import type { ReactNode } from 'react';

/** Renders a hint of a field that something may be a slip; it may be saved all the same. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <span role="status" className="font-semibold text-brass-ink">
      {children}
    </span>
  );
}
