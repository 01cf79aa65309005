import { clsx } from 'clsx';
import { completionTone } from './completion-tone';

const looks = {
  green: { bar: 'bg-primary', text: 'text-primary' },
  yellow: { bar: 'bg-brass', text: 'text-brass-ink' },
  red: { bar: 'bg-danger', text: 'text-danger' },
};

/** The share of filled profile fields: green from 90 %, yellow from 70 %, else red (spec, section 9). */
export function Completion({ percent, className }: { percent: number; className?: string }) {
  const look = looks[completionTone(percent)];
  return (
    <div className={className}>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-muted">Profile completion</span>
        <span className={clsx('font-semibold tabular-nums', look.text)}>{percent}%</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken forced-colors:border">
        <div className={clsx('h-full rounded-full forced-colors:bg-[Highlight]', look.bar)} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
