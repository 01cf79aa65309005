import { useQuery } from '@tanstack/react-query';
import MapPinned from 'lucide-react/icons/map-pinned';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { fold } from '~/shared/fold';
import { foundOf, showCount } from '~/shared/show-count';
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
import type { Area } from '../../contract';
import { addedToday } from '../../rules';
import { areasQuery, areasWithUnitsQuery } from '../queries';
import { AddArea } from './add-area';
import { AreaList, sortAreas } from './area-list';
import { deleteArea } from './mutations';
import { UnitsDialog } from './units-dialog';
import { useRemoval } from './use-removal';

const head = {
  title: 'Manage Areas',
  lead: 'The district’s areas and units, which applicants choose from.',
};

const fields = { search: '', sort: ['name', 'units', 'added'] } as const;

/** Areas and units (docs/product/areas.md, "Manage Areas"). For superusers; the page decides who may see it. */
export function AreasScreen() {
  const list = useQuery(areasQuery);
  // Only for how many units there are; the screen can do without.
  const withUnits = useQuery(areasWithUnitsQuery);
  const [message, messages] = useMessage({ clearAfter: 3000 });
  const { shown: address, change, clear } = useAddress(fields);
  const adding = useDialog();
  const managing = useDialog<Area>();
  const { ask, fallback, question } = useRemoval({ what: 'Area', deletion: deleteArea, queryKey: areasQuery.queryKey, messages });
  const add = () => adding.show(true);
  const refresh = () => {
    void withUnits.refetch();
    void list.refetch();
  };
  return (
    <OfficePage
      {...head}
      refresh={{ isFetching: list.isFetching, onRefresh: refresh }}
      actions={<AddButton onClick={add} />}
    >
      <ListFrame query={list} failed="Failed to load areas. Please try again." waiting={<AreasSkeleton />}>
        {(areas) => {
          const { search, sort } = address;
          const unitsOf = (id: number) => withUnits.data?.find((area) => area.id === id)?.units.length;
          const shown = sortAreas(areas.filter(({ name }) => fold(name).includes(fold(search.trim()))), sort, unitsOf);
          const count = foundOf(shown.length, areas.length, 'area');
          return (
            <ListPane>
              <SearchBar label="Areas" fieldLabel="Search areas" value={search} onChange={(text) => change({ search: text })} />
              <ListBar
                count={count}
                countRef={fallback}
                message={message}
                figures={
                  <StatLine
                    label="Areas in figures"
                    figures={[
                      { label: 'Total Areas', value: showCount(areas.length) },
                      { label: 'Showing', value: showCount(shown.length) },
                      { label: 'Added Today', value: showCount(addedToday(areas, new Date())) },
                    ]}
                  />
                }
              />
              <PrintNote count={count} filters={[['Search', search]]} />
              {shown.length > 0 ? (
                <AreaList
                  areas={shown}
                  unitsOf={unitsOf}
                  sort={{ by: sort, onSort: (by) => change({ sort: by }) }}
                  onUnits={managing.show}
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
          messages.success('Area added successfully!');
          adding.close();
        }}
      />
      {managing.subject && <UnitsDialog key={managing.key} area={managing.subject} {...managing.state} />}
      {question}
    </OfficePage>
  );
}

/** The screen before the person is known. */
export const AreasWaiting = () => (
  <OfficePage {...head} busy refresh={null} actions={<AddButton />}>
    <AreasSkeleton />
  </OfficePage>
);

const AddButton = ({ onClick }: { onClick?: () => void }) => (
  <Button disabled={!onClick} onClick={onClick}>
    <Plus aria-hidden="true" />
    Add Area
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
      title="No areas found"
      icon={<SearchX />}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      No area has this in its name.
    </EmptyState>
  ) : (
    <EmptyState headingLevel={2} title="No areas yet" icon={<MapPinned />} action={<Button onClick={onAdd}>Add Area</Button>}>
      Without an area nobody can apply for membership.
    </EmptyState>
  );
}
