import { useQuery } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo } from 'react';
import { CallError } from '~/shared/api-client';
import { counted, showCount } from '~/shared/show-count';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { useAddress } from '~/ui/hooks/use-address';
import { PrintNote } from '~/ui/office/print-note';
import { Skeleton } from '~/ui/skeleton';
import { StatLine } from '~/ui/stat';
import type { ManagedMember, Statistics } from '../../contract';
import { membersQuery } from '../queries';
import { Controls } from './controls';
import { MemberGrid } from './member-grid';
import { directoryFields, isActive, prepare, search, type Directory } from './search';
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
  const { shown: filter, change, clear } = useAddress(directoryFields);
  // Typing comes first; the cards follow when there is time.
  const settled = useDeferredValue(filter);
  const active = isActive(settled);
  const found = useMemo(() => (directory && active ? search(directory, settled) : []), [directory, active, settled]);
  const count = `${counted(found.length, 'member')} found`;
  const of = (value: number | undefined) => (value === undefined ? undefined : showCount(value));
  return (
    <>
      <Controls directory={directory} filter={filter} onChange={(part) => change(part, part.q === undefined ? 'choice' : undefined)} onClear={() => clear()} />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        {active && found.length > 0 && (
          <p role="status" className="text-sm font-semibold tabular-nums print:hidden">
            {count}
          </p>
        )}
        <StatLine
          label="Directory in figures"
          className="max-sm:order-last max-sm:w-full sm:ms-auto print:hidden"
          figures={[
            { label: 'Total Available Members', value: of(statistics?.approved_members) },
            { label: 'Search Results', value: statistics ? showCount(found.length) : undefined },
            { label: 'Available Areas', value: of(statistics?.total_areas) },
            { label: 'Available Units', value: of(statistics?.total_units) },
          ]}
        />
        <Button
          variant="ghost"
          size="sm"
          className="pointer-coarse:min-h-11 max-sm:ms-auto"
          loading={refreshing}
          onClick={onRefresh}
        >
          <RotateCw aria-hidden="true" />
          Refresh
        </Button>
      </div>
      <PrintNote
        count={active ? count : undefined}
        filters={[['Search', settled.q], ['Area', settled.area], ['Unit', settled.unit]]}
      />
      <div className="mt-2" aria-busy={!directory}>
        {!directory || !statistics ? (
          <Skeleton className="h-72" />
        ) : !active ? (
          <StartPanel directory={directory} statistics={statistics} onArea={(area) => change({ area }, 'choice')} />
        ) : found.length === 0 ? (
          <EmptyState
            announce
            headingLevel={2}
            title="No Members Found"
            icon={<SearchX />}
            action={
              <Button variant="secondary" onClick={() => clear()}>
                Clear search and filters
              </Button>
            }
          >
            Nobody matches this search. Try fewer letters, or another area.
          </EmptyState>
        ) : (
          <>
            <h2 className="sr-only">Results</h2>
            <MemberGrid members={found} />
          </>
        )}
      </div>
    </>
  );
}
