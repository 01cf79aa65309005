import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { countText } from '~/shared/count-text';
import { formatCount } from '~/shared/format-count';
import * as common from '~/shared/texts';
import { useAddress } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import { OfficePage, PageAction } from '~/ui/office/office-page';
import { filtersOf } from '~/ui/search-panel';
import { sortsOf } from '~/ui/sort-button';
import { Skeleton } from '~/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import type { Breach, Waiting } from '../../contract/requests';
import * as texts from '../../texts';
import { exportBreaches, exportRequests } from '../requests/mutations';
import { filterOf, waitingQuery } from '../requests/queries';
import { breachSorts, fields, requestSorts, type OfficeAddress } from './address';
import { BreachDialog } from './breach-dialog';
import { BreachList, breachSearch } from './breach-list';
import { RequestList, requestSearch } from './request-list';

const head = { title: common.privacy, lead: texts.officeLead };
/** Renders the requests about personal data and the register of breaches (docs/product/privacy.md, "The office"). */
export function PrivacyOfficeScreen() {
  const { shown: asked, change, clear } = useAddress(fields);
  const sorts: readonly string[] = sortsOf(...(asked.tab === 'requests' ? requestSorts : breachSorts));
  const shown: OfficeAddress = sorts.includes(asked.sort) ? asked : { ...asked, sort: '' };
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const waiting = useQuery(waitingQuery);
  const breach = useDialog<Breach | 'new'>();
  return (
    <OfficePage
      {...head}
      message={message}
      firstActions={
        shown.tab === 'requests' ? (
          <ExportButtons
            call={exportRequests}
            input={{ query: filterOf(shown) }}
            list="privacy-requests"
            filters={filtersOf(requestSearch, shown)}
            messages={messages}
          />
        ) : (
          <ExportButtons
            call={exportBreaches}
            input={{ query: { search: shown.search, told: shown.told, sort: shown.sort } }}
            list="breaches"
            filters={filtersOf(breachSearch, shown)}
            messages={messages}
          />
        )
      }
      actions={
        shown.tab === 'breaches' && (
          <PageAction Icon={Plus} label={texts.newBreach} onClick={() => breach.show('new')} />
        )
      }
    >
      <Tabs
        value={shown.tab}
        onValueChange={(tab) =>
          change({ tab: tab as typeof shown.tab, search: '', told: '', sort: '', page: 1 }, 'choice')
        }
      >
        <TabList label={texts.officeLists}>
          <Tab value="requests" count={waiting.data?.requests.open}>
            {texts.officeTabs.requests}
          </Tab>
          <Tab value="breaches" count={waiting.data?.breaches.open}>
            {texts.officeTabs.breaches}
          </Tab>
        </TabList>
        <TabPanel value="requests">
          {shown.tab === 'requests' && (
            <RequestList
              inTime={waiting.data && inTimeOf(waiting.data)}
              shown={shown}
              messages={messages}
              onChange={change}
            />
          )}
        </TabPanel>
        <TabPanel value="breaches">
          {shown.tab === 'breaches' && (
            <BreachList
              shown={shown}
              onChange={change}
              onClear={() => clear('tab', 'sort')}
              onEdit={breach.show}
              onNew={() => breach.show('new')}
            />
          )}
        </TabPanel>
      </Tabs>
      {breach.render((state, subject) => (
        <BreachDialog breach={subject === 'new' ? null : subject} messages={messages} {...state} />
      ))}
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
