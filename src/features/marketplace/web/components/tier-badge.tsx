import { clsx } from 'clsx';
import { Badge, type BadgeTone } from '~/ui/badge';
import type { Tier } from '../../contract/tiers';
import * as texts from '../../texts';

const tones: Record<Tier, BadgeTone> = {
  premium: 'laterite-solid',
  diamond: 'info-edged',
  gold: 'brass-edged',
  silver: 'silver',
  basic: 'quiet',
};

/** Shows the badge of an advertising tier, with a lozenge so that colour is not its only sign. */
export function TierBadge({ tier, className }: { tier: Tier; className?: string }) {
  return (
    <Badge tone={tones[tier]} className={className}>
      <span aria-hidden="true" className={clsx('size-[7px] rotate-45', tier === 'basic' ? 'border' : 'bg-current')} />
      {texts.tierNames[tier]}
    </Badge>
  );
}
