import { membershipStatusNames, type MembershipStatus } from '~/shared/membership-status';
import { Badge, type BadgeTone } from './badge';

const tones: Record<MembershipStatus, BadgeTone> = {
  active: 'primary',
  expiring: 'brass',
  expired: 'danger',
  lapsed: 'danger',
  unknown: 'quiet',
};

/** Renders the status of a person's licence and membership in a word; the colour only accompanies it. */
export const MembershipStatusBadge = ({ status, className }: { status: MembershipStatus; className?: string }) => (
  <Badge tone={tones[status]} className={className}>
    {membershipStatusNames[status]}
  </Badge>
);
