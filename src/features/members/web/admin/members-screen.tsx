import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import RotateCw from 'lucide-react/icons/rotate-cw';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { loadProblem } from '~/shared/problem';
import { BackLink } from '~/ui/back-link';
import { StickyBanner } from '~/ui/banner';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { useBanner } from '~/ui/hooks/use-banner';
import { PageHeader } from '~/ui/page-header';
import { RefreshAlert } from '~/ui/refresh-alert';
import { Skeleton } from '~/ui/skeleton';
import type { ManagedMember, MemberFilter, Statistics } from '../../contract';
import { narrowPeople, preparePeople, type OfficePerson } from '../../rules';
import { membersQuery } from '../queries';
import { MemberControls } from './member-controls';
import { MemberTable } from './member-table';
import { MemberTiles } from './member-tiles';
import { useExport } from './use-export';

const everyone: MemberFilter = { search: '', area: '', status: 'all', sort: 'name' };

/** members-and-administration.md sections 2 and 9, "Member management". For superusers; the page says who may see it. */
export function MembersScreen() {
  const { data, error, isFetching, isPending, refetch } = useQuery(membersQuery);
  const refresh = () => void refetch();
  const failedToLoad = loadProblem(error, 'Failed to load members. Please try again.');
  if (!data && !isPending) {
    return (
      <Frame refreshing={isFetching} onRefresh={refresh}>
        <ErrorState title={failedToLoad} onRetry={refresh} retrying={isFetching} />
      </Frame>
    );
  }
  if (!data) return <MembersWaiting />;
  return <People {...data} problem={error && failedToLoad} refreshing={isFetching} onRefresh={refresh} />;
}

type PeopleProps = {
  members: readonly ManagedMember[];
  statistics: Statistics;
  /** Why they could not be asked for again. */
  problem: string | null;
  refreshing: boolean;
  onRefresh: () => void;
};

function People({ members, statistics, problem, refreshing, onRefresh }: PeopleProps) {
  const [filter, setFilter] = useState(everyone);
  // Typing comes first; the rows follow as soon as there is time.
  const settled = useDeferredValue(filter);
  // A superuser is told of everybody whether they are approved and how full the profile is.
  const people = useMemo(() => preparePeople(members as readonly (ManagedMember & OfficePerson)[]), [members]);
  const areas = useMemo(() => areasOf(members), [members]);
  const found = useMemo(() => narrowPeople(people, settled), [people, settled]);
  const [banner, say] = useBanner({ clearAfter: 5000, errorsToo: true });
  const download = useExport(say);
  const clear = () => setFilter((now) => ({ ...everyone, sort: now.sort }));
  return (
    <Frame
      refreshing={refreshing}
      onRefresh={onRefresh}
      actions={
        <Button loading={download.busy} onClick={() => void download.start(filter, narrowPeople(people, filter).length)}>
          <Download aria-hidden="true" />
          Export CSV
        </Button>
      }
    >
      <StickyBanner banner={banner} className="mb-5" />
      <RefreshAlert problem={problem} />
      <MemberTiles statistics={statistics} />
      <div className="mt-6">
        <MemberControls
          areas={areas}
          filter={filter}
          onChange={(part) => setFilter((now) => ({ ...now, ...part }))}
          onClear={clear}
        />
      </div>
      <p role="status" className="mt-6 mb-3 text-sm text-muted">
        {countOf(found.length, members.length)}
      </p>
      {found.length > 0 ? (
        <MemberTable members={found} />
      ) : (
        <EmptyState
          headingLevel={2}
          title="No Members Found"
          icon={<SearchX />}
          action={
            members.length > 0 && (
              <Button variant="secondary" onClick={clear}>
                Clear search and filters
              </Button>
            )
          }
        >
          {members.length > 0 ? 'Nobody matches this search and these filters.' : 'Nobody has registered yet.'}
        </EmptyState>
      )}
    </Frame>
  );
}

/** The screen before the person or the members are known. */
export function MembersWaiting() {
  return (
    <Frame busy>
      <MemberTiles statistics={null} />
      <Skeleton className="mt-6 h-40" />
      <Skeleton className="mt-6 h-96" />
    </Frame>
  );
}

type FrameProps = { busy?: boolean; refreshing?: boolean; onRefresh?: () => void; actions?: ReactNode; children: ReactNode };

function Frame({ busy, refreshing, onRefresh, actions, children }: FrameProps) {
  return (
    <div aria-busy={busy}>
      <PageHeader
        title="Member Management"
        lead="Everybody who is a member or has applied, with how complete their profile is."
        back={<BackLink to="/app/admin/dashboard">Admin Dashboard</BackLink>}
        actions={
          <>
            {actions}
            <Button variant="secondary" loading={refreshing} disabled={!onRefresh} onClick={onRefresh}>
              <RotateCw aria-hidden="true" />
              Refresh
            </Button>
            <ButtonLink to="/app/admin/total-users" variant="secondary">
              Manage Users
            </ButtonLink>
          </>
        }
      />
      <Container className="py-8 sm:py-12">{children}</Container>
    </div>
  );
}

const areasOf = (members: readonly ManagedMember[]) =>
  [...new Set(members.flatMap(({ area_name: area }) => area ?? []))].sort((a, b) => a.localeCompare(b, 'en-IN'));

const countOf = (found: number, all: number) =>
  found === all ? `${all} ${all === 1 ? 'member' : 'members'}` : `${found} of ${all} members`;
