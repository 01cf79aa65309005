import { useQuery } from '@tanstack/react-query';
import MapPinned from 'lucide-react/icons/map-pinned';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { countText } from '~/shared/count-text';
import { findAll, keysBy, wordsOf } from '~/shared/search';
import { formatCount } from '~/shared/format-count';
import { sortRows } from '~/shared/sort-rows';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useAddress, type Shown } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { NothingFound } from '~/ui/nothing-found';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote } from '~/ui/office/print-note';
import { filtersOf, SearchPanel, type ListSearch } from '~/ui/search-panel';
import { sortingOf, sortsOf } from '~/ui/sort-button';
import { Skeleton } from '~/ui/skeleton';
import { StatLine } from '~/ui/stat';
import type { Area, OfficeArea } from '../../contract';
import { addedToday } from '../../rules';
import { areasQuery, officeAreasQuery } from '../queries';
import { AddArea } from './add-area';
import { AreaList } from './area-list';
import { EditArea } from './edit-names';
import { deleteArea, exportAreas } from './mutations';
import { otherNameOf } from './other-name';
import { UnitsDialog } from './units-dialog';
import { useRemoval } from './use-removal';
import * as texts from '../../texts';

const head = { title: common.manageAreas, lead: texts.manageAreasLead, action: { Icon: Plus, label: texts.addArea } };

/** Returns the search keys of an area: its name in either language. */
const keysOf = keysBy(({ name, other }: Area & { other: string | null }) => ({ names: [name, other] }));

const fields = { search: '', sort: sortsOf('name', 'units', 'created_at') } as const;
const searched: ListSearch<Shown<typeof fields>> = { label: texts.areas, fieldLabel: texts.searchAreas };

/** Renders the areas and units for superusers (docs/product/areas.md, "Manage Areas"). The page checks the access. */
export function AreasScreen() {
  const list = useQuery(areasQuery);
  // For the number of units and the names in the other language; the screen works without them.
  const office = useQuery(officeAreasQuery);
  const [message, messages] = useMessage({ clearAfter: 3000 });
  const address = useAddress(fields);
  const { change, clear } = address;
  const adding = useDialog();
  const managing = useDialog<Area>();
  const editing = useDialog<OfficeArea>();
  const { ask, fallback, question } = useRemoval({
    texts: texts.areaDeletion,
    deletion: deleteArea,
    queryKey: areasQuery.queryKey,
    messages,
  });
  const add = () => adding.show(true);
  const refresh = () => {
    void office.refetch();
    void list.refetch();
  };
  return (
    <OfficePage
      {...head}
      refresh={{ isFetching: list.isFetching, onRefresh: refresh }}
      firstActions={
        <ExportButtons
          call={exportAreas}
          input={{ query: { search: address.shown.search, sort: address.shown.sort } }}
          list="areas"
          filters={filtersOf(searched, address.shown)}
          messages={messages}
        />
      }
      onAction={add}
    >
      <ListFrame query={list} failed={personTexts.areasFailed} waiting={<AreasSkeleton />}>
        {(areas) => {
          const { search, sort } = address.shown;
          const recordOf = (id: number) => office.data?.find((area) => area.id === id);
          const named = areas.map((area) => {
            const record = recordOf(area.id);
            return { ...area, units: record?.units, other: otherNameOf(record, area.name) ?? null };
          });
          const shown = findAll(sortRows(named, sort || undefined), wordsOf(search), keysOf);
          const count = countOf(shown.length, areas.length);
          return (
            <ListPane>
              <SearchPanel {...searched} filter={address.shown} onChange={change} />
              <ListBar
                count={count}
                countRef={fallback}
                message={message}
                figures={
                  <StatLine
                    label={texts.areasInFigures}
                    figures={[
                      { label: common.totalAreas, value: formatCount(areas.length) },
                      { label: texts.showing, value: formatCount(shown.length) },
                      { label: texts.addedToday, value: formatCount(addedToday(areas, new Date())) },
                    ]}
                  />
                }
              />
              <PrintNote count={count} filters={filtersOf(searched, address.shown)} />
              {shown.length > 0 ? (
                <AreaList
                  areas={shown}
                  recordOf={recordOf}
                  sort={sortingOf(address, 'name')}
                  onUnits={managing.show}
                  onEdit={editing.show}
                  onDelete={ask}
                />
              ) : (
                <NoAreas searching={areas.length > 0} onAdd={add} onClear={() => clear('sort')} />
              )}
            </ListPane>
          );
        }}
      </ListFrame>
      <AddArea
        {...adding.state}
        onAdded={() => {
          messages.success(texts.areaAdded);
          adding.close();
        }}
      />
      {managing.render((state, area) => (
        <UnitsDialog area={area} {...state} />
      ))}
      {editing.render((state, area) => (
        <EditArea area={area} {...state} onSaved={() => messages.success(texts.areaEditing.done)} />
      ))}
      {question}
    </OfficePage>
  );
}

const countOf = (found: number, all: number) =>
  found === all ? countText(texts.areaCount, all) : countText(texts.areasFound, all, { found: formatCount(found) });

/** Renders the screen's frame while the session is unknown. */
export const AreasWaiting = () => (
  <OfficePage {...head} busy refresh={null}>
    <AreasSkeleton />
  </OfficePage>
);

const AreasSkeleton = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-15 max-w-xl" />
    <Skeleton className="h-96" />
  </div>
);

type NoAreasProps = { searching: boolean; onAdd: () => void; onClear: () => void };

function NoAreas({ searching, onAdd, onClear }: NoAreasProps) {
  return searching ? (
    <NothingFound title={texts.noAreasFound} icon={<SearchX />} clearLabel={common.clearSearch} onClear={onClear}>
      {texts.noAreasFoundLead}
    </NothingFound>
  ) : (
    <EmptyState
      headingLevel={2}
      title={texts.noAreasYet}
      icon={<MapPinned />}
      action={<Button onClick={onAdd}>{texts.addArea}</Button>}
    >
      {texts.noAreasYetLead}
    </EmptyState>
  );
}
