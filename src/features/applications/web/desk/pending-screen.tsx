import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useDeferredValue, useMemo } from 'react';
import type { Session } from '~/session';
import { countText } from '~/shared/count-text';
import { sortRows } from '~/shared/sort-rows';
import { useAddress } from '~/ui/hooks/use-address';
import { useMessage } from '~/ui/hooks/use-message';
import { ListPane } from '~/ui/office/list-bar';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { SearchPanel } from '~/ui/search-panel';
import { sortingOf, sortsOf } from '~/ui/sort-button';
import { Skeleton } from '~/ui/skeleton';
import { applicationStates } from '../../contract/application-words';
import { deskQuery, pendingQuery } from '../queries';
import { Applicants, useRowFocus } from './applicants';
import { CasePanel } from './case-panel';
import { useDeskSearch } from './desk-controls';
import { DeskExport } from './desk-export';
import { findApplicants } from './find';
import { useCase } from './use-case';
import * as texts from '../../texts';

const frame = { title: texts.pendingMembers, lead: texts.pendingMembersLead };
const fields = {
  search: '',
  state: applicationStates,
  area: '',
  sort: sortsOf('full_name', 'date_joined', 'area_name'),
} as const;
const failed = texts.pendingMembersFailed;

/**
 * The approval desk (docs/product/applications.md, "The desk"): pending, correcting and rejected applications. A
 * superuser's pending applications come from the specified call, joined with the desk's data; a registrar's from the
 * desk's call.
 */
export function PendingScreen({ session }: { session: Session }) {
  const { isSuperuser } = session;
  const address = useAddress(fields);
  const { shown, change } = address;
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const desk = useQuery(deskQuery(shown.state, shown.area));
  const bySpecification = isSuperuser && shown.state === 'pending';
  const pending = useQuery({ ...pendingQuery, enabled: isSuperuser });
  // The specified list contains them too, since they are not approved either.
  const awaited = useQuery({ ...deskQuery('correction'), enabled: bySpecification });

  const known = useMemo(
    () => new Map(desk.data?.results.map((application) => [application.id, application])),
    [desk.data],
  );
  const corrected = useMemo(() => new Set(awaited.data?.results.map(({ id }) => id)), [awaited.data]);
  const waiting = useMemo(
    () =>
      pending.data?.pending_users.filter(
        ({ id, area }) => !corrected.has(id) && (shown.area === '' || String(area) === shown.area),
      ),
    [pending.data, corrected, shown.area],
  );
  const refetchAll = () => void Promise.all([desk.refetch(), ...(isSuperuser ? [pending.refetch()] : [])]);
  const median = desk.data?.median_wait_days;
  const figures = median !== null && median !== undefined && (
    <p className="text-sm text-muted tabular-nums">{countText(texts.medianWait, median)}</p>
  );
  // Shows no rows until the corrections are known: a row that disappears is worse than a late one.
  const isOpening = bySpecification && awaited.isLoading;
  const list = isOpening
    ? { ...awaited, data: undefined, refetch: awaited.refetch as () => Promise<never> }
    : bySpecification
      ? { ...pending, data: waiting, refetch: pending.refetch as () => Promise<never> }
      : { ...desk, data: desk.data?.results, refetch: desk.refetch as () => Promise<never> };
  const search = useDeferredValue(shown.search);
  const found = useMemo(
    () => sortRows(findApplicants(list.data ?? [], search), shown.sort || undefined),
    [list.data, search, shown.sort],
  );
  const searched = useDeskSearch(desk.data?.counts);
  const focus = useRowFocus();
  const panel = useCase(found, focus.leave);
  const id = panel.shown;
  const aside = id === null ? undefined : 'max-lg:hidden print:block';
  return (
    <OfficePage
      {...frame}
      refresh={{ isFetching: desk.isFetching || (isSuperuser && pending.isFetching), onRefresh: refetchAll }}
      firstActions={<DeskExport filter={shown} messages={messages} />}
      message={message}
    >
      <div className="flex flex-col gap-1">
        <div className={aside}>
          <SearchPanel {...searched} filter={shown} onChange={change} />
        </div>
        <div className={id === null ? undefined : besideClass}>
          <ListPane className={clsx('@container', aside)}>
            <ListFrame query={list} failed={failed} waiting={<ListSkeleton />}>
              {(users) => (
                <Applicants
                  key={shown.state}
                  users={users}
                  found={found}
                  known={known}
                  filter={shown}
                  sort={sortingOf(address)}
                  panel={panel}
                  focus={focus}
                  onClear={() => change({ search: '', area: '' })}
                  isSuperuser={isSuperuser}
                  figures={figures}
                />
              )}
            </ListFrame>
          </ListPane>
          {id !== null && <CasePanel id={id} known={known.get(id)} panel={panel} isSuperuser={isSuperuser} />}
        </div>
      </div>
    </OfficePage>
  );
}

const besideClass = 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(24rem,32rem)] lg:items-start lg:gap-x-4 print:block';

/** The screen before the session is known. */
export function PendingWaiting() {
  return (
    <OfficePage {...frame} refresh={null} firstActions={<DeskExport />} busy>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-15" />
        <ListSkeleton />
      </div>
    </OfficePage>
  );
}

const ListSkeleton = () => <Skeleton className="h-120" />;
