import { Badge, type BadgeTone } from '~/ui/badge';
import { cardStatusNames, type CardStatus } from '../contract/status';

const tones: Record<CardStatus, BadgeTone> = { member: 'info', active: 'primary', expiring: 'brass', expired: 'danger', lapsed: 'danger' };

/** How things stand with licence and membership, in a word. */
export const StatusBadge = ({ status, className }: { status: CardStatus; className?: string }) => (
  <Badge tone={tones[status]} className={className}>
    {cardStatusNames[status]}
  </Badge>
);
