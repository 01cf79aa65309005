import { Badge, type BadgeTone } from '~/ui/badge';
import type { Invoice } from '../contract/schemas';
import * as texts from '../texts';

const tones: Record<Invoice['status'], BadgeTone> = {
  open: 'laterite',
  part: 'brass',
  paid: 'primary',
  void: 'quiet',
  waived: 'quiet',
};

/** Renders the state of an invoice. */
export const StatusBadge = ({ status }: Pick<Invoice, 'status'>) => (
  <Badge tone={tones[status]}>{texts.statusNames[status]}</Badge>
);
