import { useQuery } from '@tanstack/react-query';
import MapPinned from 'lucide-react/icons/map-pinned';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { countText } from '~/shared/count-text';
import { findAll, keysBy, wordsOf } from '~/shared/search';
import { showCount } from '~/shared/show-count';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote } from '~/ui/office/print-note';
import { SearchBar } from '~/ui/search-bar';
import { Skeleton } from '~/ui/skeleton';
import { StatLine } from '~/ui/stat';
import type { Area, OfficeArea } from '../../contract';
import { addedToday } from '../../rules';
import { areasQuery, officeAreasQuery } from '../queries';
import { AddArea } from './add-area';
import { AreaList, sortAreas } from './area-list';
import { EditArea } from './edit-names';
import { deleteArea } from './mutations';
import { otherNameOf } from './other-name';
import { UnitsDialog } from './units-dialog';
import { useRemoval } from './use-removal';
import * as texts from '../../texts';

const head = {
  title: texts.manageAreas,
  lead: texts.manageAreasLead,
};

/** An area is found by its name in either language. */
const keysOf = keysBy(({ name, other }: Area & { other: string | null }) => ({ names: [name, other] }));

const fields = { search: '', sort: ['name', 'units', 'added'] } as const;

/** Areas and units (docs/product/areas.md, "Manage Areas"). For superusers; the page decides who may see it. */
export function AreasScreen() {
  const list = useQuery(areasQuery);
  // For how many units there are, and the names in the other language; the screen can do without.
  const office = useQuery(officeAreasQuery);
  const [message, messages] = useMessage({ clearAfter: 3000 });
  const { shown: address, change, clear } = useAddress(fields);
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
      actions={<AddButton onClick={add} />}
    >
      <ListFrame query={list} failed={texts.loadAreasFailed} waiting={<AreasSkeleton />}>
        {(areas) => {
          const { search, sort } = address;
          const recordOf = (id: number) => office.data?.find((area) => area.id === id);
          const unitsOf = (id: number) => recordOf(id)?.units.length;
          const named = areas.map((area) => ({ ...area, other: otherNameOf(recordOf(area.id), area.name) ?? null }));
          const shown = findAll(sortAreas(named, sort, unitsOf), wordsOf(search), keysOf);
          const count = countOf(shown.length, areas.length);
          return (
            <ListPane>
              <SearchBar
                label={texts.areas}
                fieldLabel={texts.searchAreas}
                value={search}
                onChange={(text) => change({ search: text })}
              />
              <ListBar
                count={count}
                countRef={fallback}
                message={message}
                figures={
                  <StatLine
                    label={texts.areasInFigures}
                    figures={[
                      { label: texts.totalAreas, value: showCount(areas.length) },
                      { label: texts.showing, value: showCount(shown.length) },
                      { label: texts.addedToday, value: showCount(addedToday(areas, new Date())) },
                    ]}
                  />
                }
              />
              <PrintNote count={count} filters={[[texts.search, search]]} />
              {shown.length > 0 ? (
                <AreaList
                  areas={shown}
                  recordOf={recordOf}
                  sort={{ by: sort, onSort: (by) => change({ sort: by }) }}
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
      {managing.subject && <UnitsDialog key={managing.key} area={managing.subject} {...managing.state} />}
      {editing.subject && (
        <EditArea
          key={editing.key}
          area={editing.subject}
          {...editing.state}
          onSaved={() => {
            messages.success(texts.areaEditing.done);
            editing.close();
          }}
        />
      )}
      {question}
    </OfficePage>
  );
}

const countOf = (found: number, all: number) =>
  found === all ? countText(texts.areaCount, all) : countText(texts.areasFound, all, { found: showCount(found) });

/** The screen before the person is known. */
export const AreasWaiting = () => (
  <OfficePage {...head} busy refresh={null} actions={<AddButton />}>
    <AreasSkeleton />
  </OfficePage>
);

const AddButton = ({ onClick }: { onClick?: () => void }) => (
  <Button disabled={!onClick} onClick={onClick}>
    <Plus aria-hidden="true" />
    {texts.addArea}
  </Button>
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
    <EmptyState
      headingLevel={2}
      title={texts.noAreasFound}
      icon={<SearchX />}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.clearSearch}
        </Button>
      }
    >
      {texts.noAreasFoundLead}
    </EmptyState>
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
