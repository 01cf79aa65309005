import { useKnownSession } from '~/session';
import { queriesOf } from '~/shared/page';
import { usePolled } from '~/ui/hooks/use-polled';
import type { CommunityCalls } from '../../contract';

const everyMs = 10_000;
const query = queriesOf<CommunityCalls>();

/** To be asked anew by who posts, answers or solves. */
export const unansweredQuery = query('GET /api/community/unanswered-count/', {});

/**
 * Questions without an answer, for the header (docs/product/community.md, "Unanswered count"): asked every 10 s by members and above only, a
 * 304 unless something changed. Undefined for everybody else.
 */
export function useUnansweredCount(): number | undefined {
  const session = useKnownSession();
  return usePolled(unansweredQuery, { on: session?.isMember === true, everyMs })?.unanswered_count;
}
