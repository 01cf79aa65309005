import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import type { Statistics } from '../../contract';

/** The four figures above the search; placeholders until they are known. */
export function Tiles({ statistics, results }: { statistics: Statistics | null; results: number }) {
  const unknown = <Skeleton className="h-9 w-20" />;
  return (
    <StatGrid label="Directory in figures">
      <Stat label="Total Available Members" value={statistics?.approved_members ?? unknown} />
      <Stat label="Search Results" value={statistics ? results : unknown} />
      <Stat label="Available Areas" value={statistics?.total_areas ?? unknown} />
      <Stat label="Available Units" value={statistics?.total_units ?? unknown} />
    </StatGrid>
  );
}
