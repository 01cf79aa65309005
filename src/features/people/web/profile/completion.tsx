import { clsx } from 'clsx';
import * as texts from '../../texts';

const looks = {
  green: { bar: 'bg-primary', text: 'text-primary' },
  yellow: { bar: 'bg-brass', text: 'text-brass-ink' },
  red: { bar: 'bg-danger', text: 'text-danger' },
};

type CompletionProps = {
  percent: number;
  /** One line without words, for tables. */
  compact?: boolean;
  className?: string;
};

/** Returns the colour of a profile completion in percent (docs/product/members.md, "Profile completion"). */
export function completionTone(percent: number): 'green' | 'yellow' | 'red' {
  if (percent >= 90) return 'green';
  return percent >= 70 ? 'yellow' : 'red';
}

export function Completion({ percent, compact, className }: CompletionProps) {
  const look = looks[completionTone(percent)];
  return (
    <div className={clsx('relative', compact && 'flex items-center gap-2.5', className)}>
      <p className={clsx('text-sm', compact ? 'order-2' : 'flex items-baseline justify-between gap-3')}>
        <span className={compact ? 'sr-only' : 'text-muted'}>{texts.profileCompletion}</span>
        <span className={clsx('font-semibold tabular-nums', look.text)}>{percent}%</span>
      </p>
      <div
        aria-hidden="true"
        className={clsx(
          'h-2 overflow-hidden rounded-full bg-sunken forced-colors:border',
          compact ? 'flex-1' : 'mt-1.5',
        )}
      >
        <div
          className={clsx('h-full rounded-full forced-colors:bg-[Highlight]', look.bar)}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
