import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const tones = {
  neutral: 'bg-sunken text-ink border-line',
  primary: 'bg-primary-tint text-primary border-transparent',
  laterite: 'bg-laterite-tint text-laterite-ink border-transparent',
  brass: 'bg-brass-tint text-brass-ink border-transparent',
  info: 'bg-info-tint text-info border-transparent',
  danger: 'bg-danger-tint text-danger border-transparent',
  silver: 'bg-silver-tint text-silver-ink border-silver-ink/25',
  quiet: 'bg-card text-muted border-line',
  'brass-edged': 'bg-brass-tint text-brass-ink border-brass/60',
  'info-edged': 'bg-info-tint text-info border-info/35',
  'laterite-solid': 'bg-laterite text-on-laterite border-transparent',
};
export type BadgeTone = keyof typeof tones;

type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone };

/** A short word about the item beside it. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={clsx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-sm border px-2 py-0.5',
        'text-2xs font-semibold whitespace-nowrap malayalam:whitespace-normal',
        tones[tone],
        className,
      )}
    />
  );
}
