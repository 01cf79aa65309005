import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: ReactNode;
  /** One sentence: why it is empty or what to do. */
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** Announces it to screen readers, when it is the result of a search. */
  announce?: boolean;
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

/** Renders a kind word where there is nothing, on squared paper. */
export function EmptyState({ title, children, icon, action, announce, headingLevel = 3, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      role={announce ? 'status' : undefined}
      className={clsx('drafting-grid rounded-lg border border-dashed border-line-strong/60 px-5 py-12', className)}
    >
      <div className="mx-auto flex max-w-md flex-col items-center gap-2 text-center">
        {icon && (
          <span
            aria-hidden="true"
            className="corner-marks mb-2 grid size-16 place-items-center text-muted [&_svg]:size-7"
          >
            {icon}
          </span>
        )}
        <Heading className="text-xl">{title}</Heading>
        {children && <p className="text-muted">{children}</p>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
