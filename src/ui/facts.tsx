import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Renders facts one below the other, with lines between them. */
export const Facts = ({ className, children }: { className?: string; children: ReactNode }) => (
  <dl className={clsx('divide-y divide-line border-y border-line', className)}>{children}</dl>
);

type FactProps = {
  label: string;
  className?: string;
  labelClass?: string;
  valueClass?: string;
  /** The value. */
  children: ReactNode;
};

/** Renders a fact of a `dl`; the classes lay out its label and its value. */
export const Fact = ({ label, className, labelClass, valueClass, children }: FactProps) => (
  <div className={className}>
    <dt className={clsx('text-muted', labelClass)}>{label}</dt>
    <dd className={clsx('wrap-anywhere', valueClass)}>{children}</dd>
  </div>
);

/** Renders a fact whose value, of several lines perhaps, stands beside the label from a tablet on. */
export const WideFact = ({ className, ...fact }: Pick<FactProps, 'label' | 'className' | 'children'>) => (
  <Fact
    {...fact}
    className={clsx('grid gap-x-6 sm:grid-cols-[9rem_1fr]', className)}
    labelClass="text-sm"
    valueClass="min-w-0 whitespace-pre-line"
  />
);
