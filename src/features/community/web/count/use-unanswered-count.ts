import { useKnownSession } from '~/session';
import { queriesOf } from '~/shared/page';
import { usePolled } from '~/ui/hooks/use-polled';
import type { CommunityCalls } from '../../contract';

const everyMs = 10_000;
const query = queriesOf<CommunityCalls>();

/** The query of the count; every post, answer and mark refetches it. */
export const unansweredQuery = query('GET /api/community/unanswered-count/', {});

/**
 * Returns the number of unanswered questions for the header (docs/product/community.md, "Unanswered count"). Members
 * and above request it every 10 s and receive a 304 unless it changed; for other visitors it is undefined.
 */
export function useUnansweredCount(): number | undefined {
  const session = useKnownSession();
  return usePolled(unansweredQuery, { on: session?.isMember === true, everyMs })?.unanswered_count;
}
