import { Badge, type BadgeTone } from '~/ui/badge';
import type { CardStatus } from '../contract/status';
import * as texts from '../texts';

const tones: Record<CardStatus, BadgeTone> = {
  member: 'info',
  active: 'primary',
  expiring: 'brass',
  expired: 'danger',
  lapsed: 'danger',
};

/** Renders the status of licence and membership as one word. */
export const StatusBadge = ({ status, className }: { status: CardStatus; className?: string }) => (
  <Badge tone={tones[status]} className={className}>
    {texts.statusNames[status]}
  </Badge>
);
