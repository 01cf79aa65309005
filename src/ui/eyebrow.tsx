import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The small line above a heading, with a dimension mark before it. */
export function Eyebrow({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={clsx('flex items-center gap-3 text-sm font-semibold text-laterite-ink', className)}>
      <span aria-hidden="true" className="dimension-mark" />
      {children}
    </p>
  );
}
