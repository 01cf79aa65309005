import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import type { Statistics } from '../../contract';

/** The figures of the office's list; their places are kept until they are known. */
export function MemberTiles({ statistics }: { statistics: Statistics | null }) {
  const unknown = <Skeleton className="h-9 w-20" />;
  return (
    <StatGrid label="Members in figures">
      <Stat label="Total Members" value={statistics?.total_members ?? unknown} />
      <Stat label="Approved Members" value={statistics?.approved_members ?? unknown} />
      <Stat label="Pending Members" value={statistics?.pending_members ?? unknown} />
      <Stat label="Total Areas" value={statistics?.total_areas ?? unknown} />
      <Stat label="Total Units" value={statistics?.total_units ?? unknown} />
    </StatGrid>
  );
}
