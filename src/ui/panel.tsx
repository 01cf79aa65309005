import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Unbroken } from './unbroken';

type PanelProps = {
  title: string;
  lead?: ReactNode;
  /** Only a section, where a sheet would lie on another, as in a dialog; `phone`: on phones, where it takes room. */
  plain?: boolean | 'phone';
  children: ReactNode;
};

/** Renders one titled sheet of a dashboard. */
export function Panel({ title, lead, plain, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'min-w-0',
        !plain && 'rounded-lg border border-line bg-card p-5 shadow-sm sm:p-7',
        plain === 'phone' && 'sm:rounded-lg sm:border sm:border-line sm:bg-card sm:p-7 sm:shadow-sm',
      )}
    >
      <h2 id={id} className="border-b border-line pb-3 text-xl">
        <Unbroken>{title}</Unbroken>
      </h2>
      {lead && <p className="mt-3 text-sm text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
