import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { findAll, keysBy, searchWords } from '~/shared/search';
import { showCount } from '~/shared/show-count';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button-link';
import { useAddress } from '~/ui/hooks/use-address';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote } from '~/ui/office/print-note';
import { SearchBar } from '~/ui/search-bar';
import { Skeleton } from '~/ui/skeleton';
import { StatLine } from '~/ui/stat';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import type { AreaMember, AreaOverview } from '../../contract';
import { areaOverviewQuery } from '../queries';
import { Applicants, Members, sortMembers } from './people';
import * as texts from '../../texts';

const frame = {
  title: texts.areaAdminDashboard,
  lead: texts.areaAdminLead,
  actions: (
    <>
      <ButtonLink to="/app/admin/licences" variant="secondary">
        {texts.licences}
      </ButtonLink>
      <ButtonLink to="/app/admin/posts" variant="secondary">
        {texts.circulars}
      </ButtonLink>
      <ButtonLink to="/member/dashboard" variant="secondary">
        {texts.myProfile}
      </ButtonLink>
    </>
  ),
};

const fields = {
  search: '',
  tab: ['members', 'pending'],
  sort: ['name', 'unit', 'joined', 'completion'],
  page: 1,
} as const;

/** An area admin's own area: figures, members and applicants, all of it read only (docs/product/members.md, "Area admin dashboard"). */
export function AreaScreen() {
  const query = useQuery(areaOverviewQuery);
  const area = query.data?.area;
  return (
    <OfficePage
      {...frame}
      busy={query.isPending}
      lead={area ? fillText(texts.areaAdminLeadOf, { name: area.name }) : frame.lead}
    >
      <ListFrame query={query} failed={texts.fetchFailed} denied={texts.fetchFailed} waiting={<AreaSkeleton />}>
        {(overview) =>
          overview.area ? (
            <Overview overview={overview} />
          ) : (
            <Alert title={texts.noAreaYet}>{texts.noAreaYetLead}</Alert>
          )
        }
      </ListFrame>
    </OfficePage>
  );
}

/** The screen before the person is known. */
export const AreaWaiting = () => (
  <OfficePage {...frame} busy>
    <AreaSkeleton />
  </OfficePage>
);

const AreaSkeleton = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-15" />
    <Skeleton className="h-96" />
  </div>
);

function Overview({ overview }: { overview: AreaOverview }) {
  const { statistics } = overview;
  const { shown, change } = useAddress(fields);
  const settled = useDeferredValue(shown.search);
  const members = useMemo(
    () => sortMembers(matching(overview.members, settled), shown.sort),
    [overview.members, settled, shown.sort],
  );
  const applicants = useMemo(() => matching(overview.pending_users, settled), [overview.pending_users, settled]);
  const searching = settled.trim() !== '';
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <SearchBar
          label={texts.yourArea}
          fieldLabel={texts.searchMembersAndApplicants}
          placeholder={texts.areaSearchHint}
          value={shown.search}
          onChange={(search) => change({ search })}
          className="w-full"
        />
        <StatLine
          label={texts.yourAreaInFigures}
          figures={[
            { label: texts.members, value: showCount(statistics.total_members) },
            { label: texts.pendingApplicants, value: showCount(statistics.pending_members) },
            { label: texts.units, value: showCount(statistics.total_units) },
            { label: texts.newMembers, hint: texts.lastThirtyDays, value: showCount(statistics.new_this_month) },
          ]}
        />
      </div>
      <Tabs value={shown.tab} onValueChange={(tab) => change({ tab: tab as typeof shown.tab })} className="mt-2">
        <TabList label={texts.peopleOfYourArea}>
          <Tab value="members" count={showCount(members.length)}>
            {texts.members}
          </Tab>
          <Tab value="pending" count={showCount(applicants.length)}>
            {texts.pending}
          </Tab>
        </TabList>
        <PrintNote
          count={
            shown.tab === 'members'
              ? countText(texts.memberCount, members.length)
              : countText(texts.applicantCount, applicants.length)
          }
          filters={[[texts.search, settled]]}
        />
        <TabPanel value="members" className="pt-3!">
          <Members
            members={members}
            searching={searching}
            page={shown.page}
            onPage={(page) => change({ page })}
            sort={{ by: shown.sort, onSort: (sort) => change({ sort }) }}
          />
        </TabPanel>
        <TabPanel value="pending" className="pt-3!">
          <Applicants applicants={applicants} searching={searching} />
        </TabPanel>
      </Tabs>
    </>
  );
}

const keysOf = keysBy(
  ({ full_name: name, username, email, phone, unit_name: unit, membership_id: id }: AreaMember) => ({
    names: [name, unit],
    codes: [username, email, phone, id],
  }),
);

/** People in whom every word typed is found, in the order they came. */
const matching = <P extends AreaMember>(people: readonly P[], q: string): P[] =>
  findAll(people, searchWords(q), keysOf);
