import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo, useState } from 'react';
import { CallError } from '~/shared/api-client';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import type { ManagedMember, Statistics } from '../../contract';
import { membersQuery } from '../queries';
import { Controls } from './controls';
import { MemberGrid } from './member-grid';
import { isActive, noFilter, prepare, search, type Directory, type Filter } from './search';
import { StartPanel } from './start-panel';

const failedToLoad = 'Failed to load members. Please try again.';

/** Superusers get everybody from the server; applicants and accounts that are not members' are not in the directory. */
const isListed = ({ is_approved: approved, role_display: role }: ManagedMember) => approved !== false && role !== 'User';

const isForbidden = (error: Error | null) => error instanceof CallError && error.status === 403;

/** The directory of somebody logged in (docs/product/members.md, "Members directory"). */
export function DirectoryScreen() {
  const query = useQuery({ ...membersQuery, retry: (failures, error) => failures < 1 && !isForbidden(error) });
  const { data, error, isFetching, refetch } = query;
  const members = data?.members;
  const directory = useMemo(() => members && prepare(members.filter(isListed)), [members]);
  if (isForbidden(error)) return <MembersOnly />;
  if (!directory && error) {
    return <ErrorState title={failedToLoad} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <>
      {error && (
        <Alert tone="error" className="mb-5">
          {failedToLoad}
        </Alert>
      )}
      <Search
        directory={directory ?? null}
        statistics={data && directory ? { ...data.statistics, approved_members: directory.size } : null}
        refreshing={isFetching}
        onRefresh={() => void refetch()}
      />
    </>
  );
}

/** For somebody whose account is not a member's (docs/product/members.md, "Directory access"). */
export function MembersOnly() {
  return (
    <EmptyState
      announce
      headingLevel={2}
      title="Members Only"
      action={<ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>}
    >
      The directory is open to members of the association. Your account is not a member’s.
    </EmptyState>
  );
}

type SearchProps = {
  directory: Directory | null;
  statistics: Statistics | null;
  refreshing: boolean;
  onRefresh: () => void;
};

function Search({ directory, statistics, refreshing, onRefresh }: SearchProps) {
  const [filter, setFilter] = useState<Filter>(noFilter);
  // Typing comes first; the cards follow as soon as there is time.
  const settled = useDeferredValue(filter);
  const active = isActive(settled);
  const found = useMemo(() => (directory && active ? search(directory, settled) : []), [directory, active, settled]);
  const change = (part: Partial<Filter>) => setFilter((now) => ({ ...now, ...part }));
  const clear = () => setFilter(noFilter);
  return (
    <>
      <StatGrid label="Directory in figures">
        <Stat label="Total Available Members" value={statistics?.approved_members} />
        <Stat label="Search Results" value={statistics ? found.length : undefined} />
        <Stat label="Available Areas" value={statistics?.total_areas} />
        <Stat label="Available Units" value={statistics?.total_units} />
      </StatGrid>
      <div className="mt-6">
        <Controls
          directory={directory}
          filter={filter}
          onChange={change}
          onClear={clear}
          onRefresh={onRefresh}
          refreshing={refreshing}
        />
      </div>
      <div className="mt-8" aria-busy={!directory}>
        {!directory || !statistics ? (
          <Skeleton className="h-72" />
        ) : !active ? (
          <StartPanel directory={directory} statistics={statistics} onArea={(area) => change({ area })} />
        ) : found.length === 0 ? (
          <EmptyState
            announce
            headingLevel={2}
            title="No Members Found"
            icon={<SearchX />}
            action={
              <Button variant="secondary" onClick={clear}>
                Clear search and filters
              </Button>
            }
          >
            Nobody matches this search. Try fewer letters, or another area.
          </EmptyState>
        ) : (
          <>
            <h2 className="sr-only">Results</h2>
            <p role="status" className="mb-4 text-sm text-muted">
              {found.length === 1 ? '1 member found' : `${found.length} members found`}
            </p>
            <MemberGrid members={found} />
          </>
        )}
      </div>
    </>
  );
}
