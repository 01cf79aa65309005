import { Badge } from '~/ui/badge';
import * as texts from '../../texts';
import type { CircularRow } from '../../contract';
import { PinnedBadge } from '../pinned-badge';

type Marked = Pick<CircularRow, 'urgent' | 'needs_ack' | 'pinned' | 'read_at' | 'ack_at'>;

/** What is to be known of a circular at a glance. */
export function Marks({
  circular: { urgent, needs_ack: needsAck, pinned, read_at: readAt, ack_at: ackAt },
}: {
  circular: Marked;
}) {
  return (
    <>
      {readAt === null && <Badge tone="laterite">{texts.isNew}</Badge>}
      {urgent && <Badge tone="danger">{texts.isUrgent}</Badge>}
      {needsAck &&
        (ackAt === null ? (
          <Badge tone="info">{texts.toBeConfirmed}</Badge>
        ) : (
          <Badge tone="primary">{texts.isConfirmed}</Badge>
        ))}
      {pinned && <PinnedBadge />}
    </>
  );
}
