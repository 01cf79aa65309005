import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { areasQuery } from '~/features/areas/web/public';
import type { Session } from '~/session';
import { hasAccess } from '~/shared/access';
import { countText } from '~/shared/count-text';
import { licenseCategories, licenseCategoryName } from '~/shared/license-categories';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { useAddress } from '~/ui/hooks/use-address';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { useSettled } from '~/ui/hooks/use-settled';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListBar } from '~/ui/office/list-bar';
import { OfficePage } from '~/ui/office/office-page';
import { filtersOf, isNarrowed, SearchPanel, type ListSearch } from '~/ui/search-panel';
import { Skeleton } from '~/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import { placeOptions } from '~/ui/place-options';
import { deskLists, type DeskList } from '../../contract/choices';
import * as texts from '../../texts';
import { exportDesk, exportExtensions } from '../mutations';
import { deskQuery, statisticsQuery } from '../queries';
import { fields, sortsOfTab, tabs, type DeskAddress } from './address';
import { Orders, orderSearch } from './orders';
import { sortsOf } from '~/ui/sort-button';
import { PeopleList } from './people-list';
import { QueueList } from './queue-list';
import { StatisticsView } from './statistics-view';
import { UnconfirmedList } from './unconfirmed-list';

const frame = { title: common.licences, lead: texts.deskLead };

/** The desk of licences and memberships (docs/product/licences.md, "The desk"). */
export function DeskScreen({ session }: { session: Session }) {
  const { shown: asked, change, clear } = useAddress(fields);
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const decides = hasAccess(session, 'registrar');
  const { tab } = asked;
  const list = deskLists.find((value) => value === tab);
  const sorts: readonly string[] = sortsOf(...sortsOfTab(tab));
  const shown: DeskAddress = {
    ...asked,
    area: decides ? asked.area : '',
    sort: sorts.includes(asked.sort) ? asked.sort : '',
  };
  const search = useDeskSearch(decides);
  const rows = useQuery({ ...deskQuery(useSettled(shown), list), enabled: list !== undefined });
  const figures = useQuery(statisticsQuery);
  const countOf = (value: (typeof tabs)[number]) =>
    figures.data &&
    (value === 'queue'
      ? figures.data.queue
      : value === 'unconfirmed'
        ? figures.data.unconfirmed
        : value === 'statistics' || value === 'orders'
          ? undefined
          : figures.data.counts[value]);
  const onClear = isNarrowed(search, shown) && (() => clear('tab', 'sort'));
  const listProps = { query: rows, shown, onChange: change, onClear };
  /** The search for a person goes along from list to list. */
  const open = (next: typeof tab) =>
    change(
      { tab: next, search: list && deskLists.some((value) => value === next) ? shown.search : '', sort: '' },
      'choice',
    );
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
          <DeskExport search={search} shown={shown} list={list} messages={messages} />
        ) : (
          tab === 'orders' && (
            <ExportButtons
              call={exportExtensions}
              input={{ query: { search: shown.search, sort: shown.sort } }}
              list="government-orders"
              filters={filtersOf(orderSearch, shown)}
              messages={messages}
            />
          )
        )
      }
    >
      <Tabs value={tab} onValueChange={(value) => open(value as typeof tab)}>
        <TabList label={texts.lists}>
          {tabs.map((value) => (
            <Tab key={value} value={value} count={countOf(value)} className="px-3!">
              {texts.tabs[value]}
            </Tab>
          ))}
        </TabList>
        {list && (
          <div className="mt-4">
            <SearchPanel {...search} filter={shown} onChange={change} />
            <ListBar count={rows.data && countText(common.rowCount, rows.data.count)} onClear={listProps.onClear} />
          </div>
        )}
        {tabs.map((value) => (
          <TabPanel key={value} value={value} className={clsx(list && 'pt-2!')}>
            {value !== tab ? null : value === 'queue' ? (
              <QueueList {...listProps} session={session} messages={messages} />
            ) : value === 'statistics' ? (
              <StatisticsView query={figures} />
            ) : value === 'orders' ? (
              <Orders
                edits={decides}
                messages={messages}
                shown={shown}
                onChange={change}
                onClear={() => clear('tab', 'sort')}
              />
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

/** Returns what the desk's lists are searched and filtered by: the area, where there is a choice, and the class. */
function useDeskSearch(withArea: boolean): ListSearch<DeskAddress> {
  const { data: areas = [] } = useQuery({ ...areasQuery, enabled: withArea });
  const choices = [
    ...(withArea
      ? [
          {
            name: 'area',
            label: personTexts.area,
            options: placeOptions(areas, common.allAreas),
          } as const,
        ]
      : []),
    {
      name: 'class',
      label: texts.licenseCategory,
      options: [
        { value: '', label: texts.allCategories },
        ...licenseCategories.map((name) => ({ value: name, label: licenseCategoryName(name) })),
      ],
    } as const,
  ];
  return { label: texts.searchDesk, placeholder: texts.searchDeskHint, choices };
}

type DeskExportProps = {
  search: ListSearch<DeskAddress>;
  shown: DeskAddress;
  list: DeskList;
  messages: Messages;
};

function DeskExport({ search, shown, list, messages }: DeskExportProps) {
  const { area, class: category, sort } = shown;
  const filter = {
    status: list,
    search: shown.search,
    sort,
    ...(area && { area }),
    ...(category && { class: category }),
  };
  const filters = [[texts.lists, texts.tabs[shown.tab]] as const, ...filtersOf(search, shown)];
  return (
    <ExportButtons
      call={exportDesk}
      input={{ query: filter }}
      list={`licences-${list}`}
      filters={filters}
      messages={messages}
    />
  );
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
