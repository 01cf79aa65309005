import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type Tier = 'premium' | 'diamond' | 'gold' | 'silver' | 'basic';
export type BadgeTone = 'neutral' | 'primary' | 'laterite' | 'brass' | 'info' | 'danger' | Tier;

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink border-line',
  primary: 'bg-primary-tint text-primary border-transparent',
  laterite: 'bg-laterite-tint text-laterite-ink border-transparent',
  brass: 'bg-brass-tint text-brass-ink border-transparent',
  info: 'bg-info-tint text-info border-transparent',
  danger: 'bg-danger-tint text-danger border-transparent',
  premium: 'bg-laterite text-on-laterite border-transparent',
  diamond: 'bg-info-tint text-info border-info/35',
  gold: 'bg-brass-tint text-brass-ink border-brass/60',
  silver: 'bg-silver-tint text-silver-ink border-silver-ink/25',
  basic: 'bg-card text-muted border-line',
};

type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone };

/** A short word about the thing beside it. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={clsx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-sm border px-2 py-0.5',
        'text-2xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    />
  );
}

const tierNames: Record<Tier, string> = {
  premium: 'Premium',
  diamond: 'Diamond',
  gold: 'Gold',
  silver: 'Silver',
  basic: 'Basic',
};

/** The badge of an advertising tier, with a lozenge so that colour is not its only sign. */
export function TierBadge({ tier, className }: { tier: Tier; className?: string }) {
  return (
    <Badge tone={tier} className={className}>
      <span aria-hidden="true" className={clsx('size-[7px] rotate-45', tier === 'basic' ? 'border' : 'bg-current')} />
      {tierNames[tier]}
    </Badge>
  );
}
