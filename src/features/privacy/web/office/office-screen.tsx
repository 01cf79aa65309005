import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { countText } from '~/shared/count-text';
import { formatCount } from '~/shared/format-count';
import * as common from '~/shared/texts';
import { useAddress, type Shown } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import { OfficePage, PageAction } from '~/ui/office/office-page';
import { sortingOf, sortsOf } from '~/ui/sort-button';
import { Skeleton } from '~/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import { kindFilters, requestStates } from '../../contract/request-choices';
import type { Breach, Waiting } from '../../contract/requests';
import * as texts from '../../texts';
import { exportBreaches, exportRequests } from '../requests/mutations';
import { filterOf, waitingQuery, type RequestView } from '../requests/queries';
import { BreachDialog } from './breach-dialog';
import { BreachList } from './breach-list';
import { RequestList } from './request-list';

const head = { title: common.privacy, lead: texts.officeLead };
const requestSorts = ['user', 'kind', 'created_at', 'due', 'state'] as const;
const breachSorts = ['what', 'found_at', 'people', 'told_board_at'] as const;
const fields = {
  tab: ['requests', 'breaches'],
  state: ['open', 'all', ...requestStates.filter((state) => state !== 'open')],
  kind: ['', ...kindFilters],
  // Of either list; the other leaves it out.
  sort: sortsOf(...requestSorts, ...breachSorts),
  page: 1,
} as const;

/** What the screen reads in its address. */
export type OfficeAddress = Shown<typeof fields>;

/** Renders the requests about personal data and the register of breaches (docs/product/privacy.md, "The office"). */
export function PrivacyOfficeScreen() {
  const address = useAddress(fields);
  const { shown, change } = address;
  const sorts: readonly string[] = sortsOf(...(shown.tab === 'requests' ? requestSorts : breachSorts));
  const sorting = sortingOf(address);
  const sort = { ...sorting, by: sorts.includes(sorting.by) ? sorting.by : '' };
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const waiting = useQuery(waitingQuery);
  const breach = useDialog<Breach | 'new'>();
  const view: RequestView = {
    state: shown.state === 'all' ? '' : shown.state,
    kind: shown.kind,
    sort: sort.by,
    page: shown.page,
  };
  const onPage = (page: number) => change({ page }, 'choice');
  return (
    <OfficePage
      {...head}
      message={message}
      firstActions={
        shown.tab === 'requests' ? (
          <ExportButtons
            call={exportRequests}
            input={{ query: filterOf(view) }}
            list="privacy-requests"
            messages={messages}
          />
        ) : (
          <ExportButtons
            call={exportBreaches}
            input={{ query: { sort: sort.by } }}
            list="breaches"
            messages={messages}
          />
        )
      }
      actions={
        shown.tab === 'breaches' && (
          <PageAction icon={<Plus aria-hidden="true" />} label={texts.newBreach} onClick={() => breach.show('new')} />
        )
      }
    >
      <Tabs
        value={shown.tab}
        onValueChange={(tab) => change({ tab: tab as typeof shown.tab, sort: '', page: 1 }, 'choice')}
      >
        <TabList label={texts.officeLists}>
          <Tab value="requests" count={waiting.data?.requests.open}>
            {texts.officeTabs.requests}
          </Tab>
          <Tab value="breaches" count={waiting.data?.breaches.open}>
            {texts.officeTabs.breaches}
          </Tab>
        </TabList>
        <TabPanel value="requests" className="mt-5">
          {shown.tab === 'requests' && (
            <RequestList
              inTime={waiting.data && inTimeOf(waiting.data)}
              view={view}
              sort={sort}
              messages={messages}
              onPage={onPage}
              onFilter={({ state, kind }) =>
                change(
                  {
                    ...(state !== undefined && { state: state === '' ? 'all' : state }),
                    ...(kind !== undefined && { kind }),
                    page: 1,
                  },
                  'choice',
                )
              }
            />
          )}
        </TabPanel>
        <TabPanel value="breaches" className="mt-5">
          {shown.tab === 'breaches' && (
            <BreachList
              page={shown.page}
              sort={sort}
              onPage={onPage}
              onEdit={breach.show}
              onNew={() => breach.show('new')}
            />
          )}
        </TabPanel>
      </Tabs>
      {breach.subject && (
        <BreachDialog
          key={breach.key}
          breach={breach.subject === 'new' ? null : breach.subject}
          messages={messages}
          {...breach.state}
        />
      )}
    </OfficePage>
  );
}

/** Returns, as text, how many requests were answered in time: the measure of the office. */
const inTimeOf = ({ requests: { answered, in_time: inTime } }: Waiting): string =>
  answered === 0
    ? texts.noneAnswered
    : countText(texts.answeredInTime, answered, {
        inTime: formatCount(inTime),
        percent: formatCount(Math.floor((100 * inTime) / answered)),
      });

/** Renders the screen's frame while the session is unknown. */
export const PrivacyOfficeWaiting = () => (
  <OfficePage {...head} busy>
    <Skeleton className="mb-5 h-11" />
    <Skeleton className="h-96" />
  </OfficePage>
);
