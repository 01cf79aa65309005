import { Badge, type BadgeTone } from '~/ui/badge';
import type { ManagedAd } from '../../../contract';
import * as texts from '../../../texts';

type Status = ManagedAd['status'];

const tones: Record<Status, BadgeTone> = { scheduled: 'info', live: 'primary', ended: 'neutral' };

/** Shows whether an ad is scheduled, live or ended. */
export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{texts.statusNames[status]}</Badge>;
}
