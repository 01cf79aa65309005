import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import * as texts from '../../texts';
import type { CircularRow } from '../../contract';
import { PinnedBadge } from '../pinned-badge';

type Marked = Pick<CircularRow, 'urgent' | 'needs_ack' | 'pinned' | 'read_at' | 'ack_at'>;

/** Shows a circular's badges: urgent, pinned, to confirm, unread. */
export function Marks({
  circular: { urgent, needs_ack: needsAck, pinned, read_at: readAt, ack_at: ackAt },
}: {
  circular: Marked;
}) {
  return (
    <>
      {readAt === null && <Badge tone="laterite">{common.isNew}</Badge>}
      {urgent && <Badge tone="danger">{common.urgent}</Badge>}
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
