import { standingNames, type Standing } from '~/shared/standing';
import { Badge, type BadgeTone } from './badge';

const tones: Record<Standing, BadgeTone> = {
  active: 'primary',
  expiring: 'brass',
  expired: 'danger',
  lapsed: 'danger',
  unknown: 'quiet',
};

/** How things stand with somebody's licence and membership, in a word; the colour only goes with it. */
export const StandingBadge = ({ status, className }: { status: Standing; className?: string }) => (
  <Badge tone={tones[status]} className={className}>
    {standingNames[status]}
  </Badge>
);
