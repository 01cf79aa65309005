import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '~/router';
import { areasQuery } from '~/features/areas/web/public';
import type { Session } from '~/session';
import { hasAccess } from '~/shared/access';
import { licenseCategories, licenseCategoryName } from '~/shared/license-categories';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Field } from '~/ui/field';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import { OfficePage } from '~/ui/office/office-page';
import { Select } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import { deskLists } from '../../contract/choices';
import * as texts from '../../texts';
import { exportDesk, exportExtensions } from '../mutations';
import { deskQuery, statisticsQuery, type DeskView } from '../queries';
import { Orders } from './orders';
import { sortsOf } from '~/ui/sort-button';
import { PeopleList } from './people-list';
import { QueueList } from './queue-list';
import { StatisticsView } from './statistics-view';
import { UnconfirmedList } from './unconfirmed-list';

const frame = { title: common.licences, lead: texts.deskLead };

const tabs = ['queue', 'expiring', 'expired', 'lapsed', 'unknown', 'unconfirmed', 'statistics', 'orders'] as const;

/** What the orders may be sorted by. */
const orderSorts: readonly string[] = sortsOf('order_no', 'until', 'people');

/** What the desk reads in its address. */
export interface DeskAddress {
  tab: (typeof tabs)[number];
  area: string;
  class: string;
  page: number;
}

/** The desk of licences and memberships (docs/product/licences.md, "The desk"). */
export function DeskScreen({ session }: { session: Session }) {
  const [params, setParams] = useSearchParams();
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const decides = hasAccess(session, 'registrar');
  const tab = tabs.find((value) => value === params.get('tab')) ?? 'queue';
  const list = deskLists.find((value) => value === tab);
  const view: DeskView = {
    status: list ?? 'queue',
    area: decides ? (params.get('area') ?? '') : '',
    class: params.get('class') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
  const sort = {
    by: orderSorts.find((value) => value === params.get('sort')) ?? '',
    onSort: (by: string) => set({ sort: by }),
  };
  const rows = useQuery({ ...deskQuery(view), enabled: list !== undefined });
  const figures = useQuery(statisticsQuery);
  const set = (change: Record<string, string>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(params), page: '', ...change });
    for (const [name, value] of [...next])
      if (value === '' || (name === 'tab' && value === 'queue') || (name === 'page' && value === '1'))
        next.delete(name);
    setParams(next, { preventScrollReset: true, replace: true });
  };
  const countOf = (value: (typeof tabs)[number]) =>
    figures.data &&
    (value === 'queue'
      ? figures.data.queue
      : value === 'unconfirmed'
        ? figures.data.unconfirmed
        : value === 'statistics' || value === 'orders'
          ? undefined
          : figures.data.counts[value]);
  const listProps = { query: rows, view, onPage: (page: number) => set({ page: String(page) }) };
  return (
    <OfficePage
      {...frame}
      lead={decides ? frame.lead : texts.ownAreaLead}
      message={message}
      refresh={{
        isFetching: rows.isFetching || figures.isFetching,
        onRefresh: () => void Promise.all([rows.refetch(), figures.refetch()]),
      }}
      firstActions={
        list ? (
          <DeskExport view={view} messages={messages} />
        ) : (
          tab === 'orders' && (
            <ExportButtons
              call={exportExtensions}
              input={{ query: { sort: sort.by } }}
              list="government-orders"
              messages={messages}
            />
          )
        )
      }
    >
      <Tabs value={tab} onValueChange={(value) => set({ tab: value, sort: '' })}>
        <TabList label={texts.lists}>
          {tabs.map((value) => (
            <Tab key={value} value={value} count={countOf(value)}>
              {texts.tabs[value]}
            </Tab>
          ))}
        </TabList>
        {list && <Filters view={view} withArea={decides} onChange={set} />}
        {tabs.map((value) => (
          <TabPanel key={value} value={value} className="mt-5">
            {value !== tab ? null : value === 'queue' ? (
              <QueueList {...listProps} session={session} messages={messages} />
            ) : value === 'statistics' ? (
              <StatisticsView query={figures} />
            ) : value === 'orders' ? (
              <Orders edits={decides} messages={messages} page={view.page} sort={sort} onPage={listProps.onPage} />
            ) : value === 'unconfirmed' ? (
              <UnconfirmedList {...listProps} session={session} messages={messages} />
            ) : (
              <PeopleList {...listProps} />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </OfficePage>
  );
}

type FiltersProps = { view: DeskView; withArea: boolean; onChange: (change: Record<string, string>) => void };

function Filters({ view, withArea, onChange }: FiltersProps) {
  const { data: areas = [] } = useQuery({ ...areasQuery, enabled: withArea });
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:max-w-2xl">
      {withArea && (
        <Field label={personTexts.area}>
          <Select
            value={view.area}
            options={[
              { value: '', label: common.allAreas },
              ...areas.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ target }) => onChange({ area: target.value })}
          />
        </Field>
      )}
      <Field label={texts.licenseCategory}>
        <Select
          value={view.class}
          options={[
            { value: '', label: texts.allCategories },
            ...licenseCategories.map((name) => ({ value: name, label: licenseCategoryName(name) })),
          ]}
          onChange={({ target }) => onChange({ class: target.value })}
        />
      </Field>
    </div>
  );
}

function DeskExport({ view: { status, area, class: category }, messages }: { view: DeskView; messages: Messages }) {
  const filter = { status, ...(area && { area }), ...(category && { class: category }) };
  return <ExportButtons call={exportDesk} input={{ query: filter }} list={`licences-${status}`} messages={messages} />;
}

/** Renders the placeholder of the rows. */
const DeskSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </div>
);

/** Renders the desk's frame while the session is unknown. */
export const DeskWaiting = () => (
  <OfficePage {...frame} busy>
    <Skeleton className="mb-5 h-11" />
    <DeskSkeleton />
  </OfficePage>
);
