import { Badge, type BadgeTone } from '~/ui/badge';
import type { RequestState } from '../contract/choices';
import * as texts from '../texts';

const tones: Record<RequestState, BadgeTone> = {
  open: 'brass-edged',
  approved: 'info-edged',
  rejected: 'quiet',
  withdrawn: 'quiet',
};

/** Renders the state of a request. */
export const RequestBadge = ({ status }: { status: RequestState }) => (
  <Badge tone={tones[status]}>{texts.stateNames[status]}</Badge>
);
