import { useQuery } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { CallError } from '~/shared/api-client';
import { countText } from '~/shared/count-text';
import { romaniseAhead } from '~/shared/search';
import { formatCount } from '~/shared/format-count';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { useAddress } from '~/ui/hooks/use-address';
import { NothingFound } from '~/ui/nothing-found';
import { PrintNote } from '~/ui/office/print-note';
import { Skeleton } from '~/ui/skeleton';
import { StatLine } from '~/ui/stat';
import type { ManagedMember, Statistics } from '../../contract';
import { membersQuery } from '../queries';
import { Controls } from './controls';
import { MemberGrid } from './member-grid';
import { directoryFields, isActive, prepare, search, type Directory } from './search';
import { StartPanel } from './start-panel';
import * as texts from '../../texts';

/** Whether a person is in the directory: superusers also receive applicants and accounts of non-members. */
const isListed = ({ is_approved: approved, role_display: role }: ManagedMember) =>
  approved !== false && role !== 'User';

const isForbidden = (error: Error | null) => error instanceof CallError && error.status === 403;

/** Renders the directory for a person who is logged in (docs/product/members.md, "Members directory"). */
export function DirectoryScreen() {
  const query = useQuery({ ...membersQuery, retry: (failures, error) => failures < 1 && !isForbidden(error) });
  const { data, error, isFetching, refetch } = query;
  const members = data?.members;
  const directory = useMemo(() => members && prepare(members.filter(isListed)), [members]);
  useEffect(() => directory && romaniseAhead(directory.byName.map(({ keys }) => keys)), [directory]);
  if (isForbidden(error)) return <MembersOnly />;
  if (!directory && error) {
    return <ErrorState title={texts.loadMembersFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <>
      {error && (
        <Alert tone="error" className="mb-5">
          {texts.loadMembersFailed}
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

/** Renders the page of a person whose account is not a member's (docs/product/members.md, "Directory access"). */
export function MembersOnly() {
  return (
    <EmptyState
      announce
      headingLevel={2}
      title={texts.membersOnly}
      action={<ButtonLink to="/dashboard">{texts.goToYourDashboard}</ButtonLink>}
    >
      {texts.membersOnlyLead}
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
  // Typing comes first; the cards follow when the browser has time.
  const settled = useDeferredValue(filter);
  const active = isActive(settled);
  const found = useMemo(() => (directory && active ? search(directory, settled) : []), [directory, active, settled]);
  const count = countText(texts.foundCount, found.length);
  const of = (value: number | undefined) => (value === undefined ? undefined : formatCount(value));
  return (
    <>
      <Controls
        directory={directory}
        filter={filter}
        onChange={(part) => change(part, part.q === undefined ? 'choice' : undefined)}
        onClear={() => clear()}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        {active && found.length > 0 && (
          <p role="status" className="text-sm font-semibold tabular-nums print:hidden">
            {count}
          </p>
        )}
        <StatLine
          label={texts.directoryInFigures}
          className="max-sm:order-last max-sm:w-full sm:ms-auto print:hidden"
          figures={[
            { label: texts.totalAvailableMembers, value: of(statistics?.approved_members) },
            { label: texts.searchResults, value: statistics ? formatCount(found.length) : undefined },
            { label: texts.availableAreas, value: of(statistics?.total_areas) },
            { label: texts.availableUnits, value: of(statistics?.total_units) },
          ]}
        />
        <Button variant="ghost" size="row" className="max-sm:ms-auto" loading={refreshing} onClick={onRefresh}>
          <RotateCw aria-hidden="true" />
          {common.refresh}
        </Button>
      </div>
      <PrintNote
        count={active ? count : undefined}
        filters={[
          [common.searchLabel, settled.q],
          [personTexts.area, settled.area],
          [personTexts.unit, settled.unit],
        ]}
      />
      <div className="mt-2" aria-busy={!directory}>
        {!directory || !statistics ? (
          <Skeleton className="h-72" />
        ) : !active ? (
          <StartPanel directory={directory} statistics={statistics} onArea={(area) => change({ area }, 'choice')} />
        ) : found.length === 0 ? (
          <NothingFound
            announce
            title={texts.noMembersFound}
            icon={<SearchX />}
            clearLabel={common.clearSearchAndFilters}
            onClear={() => clear()}
          >
            {texts.nobodyMatchesTryFewer}
          </NothingFound>
        ) : (
          <>
            <h2 className="sr-only">{texts.results}</h2>
            <MemberGrid members={found} />
          </>
        )}
      </div>
    </>
  );
}
