import { useQuery } from '@tanstack/react-query';
import UserCheck from 'lucide-react/icons/user-check';
import { useDeferredValue, useMemo } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { findAll, keysBy, searchWords } from '~/shared/search';
import { formatCount } from '~/shared/format-count';
import { sortRows } from '~/shared/sort-rows';
import * as common from '~/shared/texts';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button-link';
import { useAddress } from '~/ui/hooks/use-address';
import { OpensPeople } from '~/ui/office/person-link';
import { ListFrame, ListSkeleton } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote } from '~/ui/office/print-note';
import { SearchPanel } from '~/ui/search-panel';
import { sortingOf, sortsOf } from '~/ui/sort-button';
import { StatLine } from '~/ui/stat';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import type { AreaMember, AreaOverview } from '../../contract';
import { areaOverviewQuery } from '../queries';
import { Applicants, Members } from './people';
import * as texts from '../../texts';

const frame = {
  title: texts.areaAdminDashboard,
  lead: texts.areaAdminLead,
  firstActions: (
    <>
      <ButtonLink to="/app/admin/licences" variant="secondary">
        {common.licences}
      </ButtonLink>
      <ButtonLink to="/app/admin/posts" variant="secondary">
        {common.circulars}
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
  sort: sortsOf('full_name', 'membership_id', 'unit_name', 'date_joined', 'profile_completion'),
  page: 1,
} as const;

/** Renders an area admin's own area, read only (docs/product/members.md, "Area admin dashboard"). */
export function AreaScreen() {
  const query = useQuery(areaOverviewQuery);
  const area = query.data?.area;
  return (
    <OfficePage
      {...frame}
      className="pt-2!"
      busy={query.isPending}
      lead={area ? fillText(texts.areaAdminLeadOf, { name: area.name }) : frame.lead}
      actions={<Waiting applicants={query.data?.pending_users ?? []} />}
    >
      <ListFrame query={query} failed={common.fetchFailed} denied={common.fetchFailed} waiting={<ListSkeleton />}>
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

/** Renders the screen's frame while the session is unknown. */
export const AreaWaiting = () => (
  <OfficePage {...frame} busy>
    <ListSkeleton />
  </OfficePage>
);

/** Renders how many applicants wait for the area admin's word, as the way to them. */
function Waiting({ applicants }: { applicants: AreaOverview['pending_users'] }) {
  const waiting = applicants.filter(({ recommendation, state }) => !recommendation && state === 'pending');
  if (waiting.length === 0) return null;
  return (
    <ButtonLink to="?tab=pending">
      <UserCheck aria-hidden="true" />
      {countText(texts.waitForYourWord, waiting.length)}
    </ButtonLink>
  );
}

function Overview({ overview }: { overview: AreaOverview }) {
  const { statistics } = overview;
  const address = useAddress(fields);
  const { shown, change } = address;
  const settled = useDeferredValue(shown.search);
  const members = useMemo(
    () => sortRows(matching(overview.members, settled), shown.sort || undefined),
    [overview.members, settled, shown.sort],
  );
  const applicants = useMemo(() => matching(overview.pending_users, settled), [overview.pending_users, settled]);
  const searching = settled.trim() !== '';
  return (
    <OpensPeople value>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="w-full max-w-xl">
          <SearchPanel
            label={texts.yourArea}
            fieldLabel={texts.searchMembersAndApplicants}
            placeholder={texts.areaSearchHint}
            filter={shown}
            onChange={change}
          />
        </div>
        <StatLine
          label={texts.yourAreaInFigures}
          figures={[
            { label: common.members, value: formatCount(statistics.total_members) },
            { label: texts.pendingApplicants, value: formatCount(statistics.pending_members) },
            { label: texts.units, value: formatCount(statistics.total_units) },
            { label: texts.newMembers, hint: texts.lastThirtyDays, value: formatCount(statistics.new_this_month) },
          ]}
        />
      </div>
      <Tabs value={shown.tab} onValueChange={(tab) => change({ tab: tab as typeof shown.tab })}>
        <TabList label={texts.peopleOfYourArea}>
          <Tab value="members" count={formatCount(members.length)}>
            {common.members}
          </Tab>
          <Tab value="pending" count={formatCount(applicants.length)}>
            {texts.pending}
          </Tab>
        </TabList>
        <PrintNote
          count={
            shown.tab === 'members'
              ? countText(texts.memberCount, members.length)
              : countText(texts.applicantCount, applicants.length)
          }
          filters={[[common.searchLabel, settled]]}
        />
        <TabPanel value="members" className="pt-1!">
          <Members
            members={members}
            searching={searching}
            page={shown.page}
            onPage={(page) => change({ page })}
            sort={sortingOf(address, 'full_name')}
          />
        </TabPanel>
        <TabPanel value="pending" className="pt-1!">
          <Applicants applicants={applicants} searching={searching} />
        </TabPanel>
      </Tabs>
    </OpensPeople>
  );
}

const keysOf = keysBy(
  ({ full_name: name, username, email, phone, unit_name: unit, membership_id: id }: AreaMember) => ({
    names: [name, unit],
    codes: [username, email, phone, id],
  }),
);

/** Returns the people in whom every typed word is found, in their order. */
const matching = <P extends AreaMember>(people: readonly P[], q: string): P[] =>
  findAll(people, searchWords(q), keysOf);
