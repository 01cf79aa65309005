import { Badge, type BadgeTone } from '~/ui/badge';
import type { ManagedAd } from '../../../contract';

type Status = ManagedAd['status'];

export const statusNames: Record<Status, string> = { scheduled: 'Scheduled', live: 'Live', ended: 'Ended' };

const tones: Record<Status, BadgeTone> = { scheduled: 'info', live: 'primary', ended: 'neutral' };

/** Where an ad stands in its time. */
export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>;
}
