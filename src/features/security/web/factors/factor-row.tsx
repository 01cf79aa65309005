import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

type FactorRowProps = { title: string; badge?: ReactNode; lead: ReactNode; children?: ReactNode };

/** Renders one kind of factor: its name, its state, and the buttons that change it. */
export function FactorRow({ title, badge, lead, children }: FactorRowProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5',
        'first:border-t-0 first:pt-0',
      )}
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 id={id} className="flex items-center gap-2 text-lg">
          {title}
          {badge}
        </h3>
        <div className="mt-1 text-sm text-muted">{lead}</div>
      </div>
      {children}
    </section>
  );
}
