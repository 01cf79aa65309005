import { useMutation, useQuery } from '@tanstack/react-query';
import Landmark from 'lucide-react/icons/landmark';
import Plus from 'lucide-react/icons/plus';
import { areasQuery } from '~/features/areas/web/public';
import { accessDenied } from '~/shared/error-message';
import { countOnPage } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import * as personTexts from '~/shared/person/texts';
import { isMissing } from '~/shared/record-page';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { EmptyState } from '~/ui/empty-state';
import { NothingFound } from '~/ui/nothing-found';
import { useAddress } from '~/ui/hooks/use-address';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { useSettled } from '~/ui/hooks/use-settled';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { reportDeletion } from '~/ui/office/describe-outcome';
import { ListSkeleton } from '~/ui/office/list-frame';
import { OfficePage, PageAction } from '~/ui/office/office-page';
import { PrintNote, type PaperFilters } from '~/ui/office/print-note';
import { PagedList } from '~/ui/paged-list';
import { SearchPanel } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import { sortingOf } from '~/ui/sort-button';
import { Skeleton } from '~/ui/skeleton';
import type { Position } from '../contract';
import { levels, states } from '../contract/choices';
import * as texts from '../texts';
import { AddPosition } from './add-position';
import { isNarrowed, positionFields } from './filters';
import { committeeOf, PositionTable } from './position-table';
import { EditPosition, EndTerm } from './edit-position';
import { exportPositions, PAGE, positionsQuery, removePosition } from './queries';
import { shownTitle } from './title';

const frame = {
  title: common.positions,
  lead: texts.positionsLead,
};

/** Renders the positions of the committees (docs/product/committee.md, "Positions screen"). */
export function PositionsScreen() {
  const address = useAddress(positionFields);
  const { shown, change, clear } = address;
  const filters = useSettled(shown);
  const list = useQuery(positionsQuery(filters));
  const { data: areas = [] } = useQuery(areasQuery);
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const { mutateAsync: remove } = useMutation(removePosition);
  const { page: _page, ...listFilter } = shown;
  const adding = useDialog();
  const editing = useDialog<Position>();
  const ending = useDialog<Position>();
  const deletion = useDeletion(({ id }: Position) =>
    reportDeletion(messages, () => remove({ params: { id } }), {
      done: texts.removed,
      failed: texts.removeFailed,
      known: { 403: accessDenied, 404: true },
      isGone: isMissing,
    }),
  );
  const count = list.data && countOnPage(counts, list.data.count, filters.page, PAGE);
  const areaOptions = [
    { value: '', label: common.allAreasOption },
    ...areas.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const paper: PaperFilters = [
    [common.searchLabel, filters.search],
    [common.committee, filters.level && texts.levelNames[filters.level]],
    [personTexts.area, filters.area && (areaOptions.find(({ value }) => value === filters.area)?.label ?? '')],
    [texts.term, filters.state && texts.stateNames[filters.state]],
  ];
  return (
    <OfficePage
      {...frame}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      firstActions={
        <ExportButtons
          call={exportPositions}
          input={{ query: listFilter }}
          list="positions"
          filters={paper}
          messages={messages}
        />
      }
      actions={<AddButton onClick={() => adding.show(true)} />}
    >
      <ListPane>
        <SearchPanel
          label={common.positions}
          text="search"
          placeholder={texts.searchHint}
          maxLength={200}
          choices={[
            {
              name: 'level',
              label: common.committee,
              options: optionsOf(levels, texts.levelNames, texts.allCommittees),
            },
            { name: 'area', label: personTexts.area, options: areaOptions },
            { name: 'state', label: texts.term, options: optionsOf(states, texts.stateNames, texts.allTerms) },
          ]}
          filter={shown}
          onChange={change}
        />
        <ListBar
          count={count}
          countRef={deletion.fallback}
          message={message}
          onClear={isNarrowed(shown) && (() => clear('sort'))}
        />
        <PrintNote count={count} filters={paper} />
        <PagedList
          fades
          query={list}
          page={filters.page}
          perPage={PAGE}
          onPage={(page) => change({ page })}
          top={deletion.fallback}
          words={{ failed: texts.listFailed, pages: texts.listPages }}
          waiting={<Skeleton className="h-96" />}
          empty={
            <NoPositions
              narrowed={isNarrowed(filters) || filters.page > 1}
              onAdd={() => adding.show(true)}
              onClear={() => clear('sort')}
            />
          }
        >
          {(positions) => (
            <PositionTable
              positions={positions}
              sort={sortingOf(address)}
              onEdit={editing.show}
              onEnd={ending.show}
              onRemove={deletion.ask}
            />
          )}
        </PagedList>
      </ListPane>
      {adding.subject && (
        <AddPosition
          key={adding.key}
          {...adding.state}
          onAdded={() => {
            messages.success(texts.added);
            adding.close();
          }}
        />
      )}
      {editing.subject && (
        <EditPosition
          key={`edit-${editing.key}`}
          {...editing.state}
          position={editing.subject}
          onSaved={(text) => {
            messages.success(text);
            editing.close();
          }}
        />
      )}
      {ending.subject && (
        <EndTerm
          key={`end-${ending.key}`}
          {...ending.state}
          position={ending.subject}
          onSaved={(text) => {
            messages.success(text);
            ending.close();
          }}
        />
      )}
      {deletion.item && (
        <ConfirmDialog
          {...deletion.dialog}
          danger
          title={texts.removePosition}
          description={fillText(texts.removeMeans, {
            name: deletion.item.full_name,
            title: shownTitle(deletion.item),
            committee: committeeOf(deletion.item),
          })}
          confirmLabel={common.remove}
        />
      )}
    </OfficePage>
  );
}

/** Renders the screen's frame while the session is unknown. */
export const PositionsWaiting = () => (
  <OfficePage {...frame} busy refresh={null} actions={<AddButton />}>
    <ListSkeleton />
  </OfficePage>
);

const AddButton = ({ onClick }: { onClick?: () => void }) => (
  <PageAction icon={<Plus aria-hidden="true" />} label={texts.addPosition} onClick={onClick} />
);

type NoPositionsProps = { narrowed: boolean; onAdd: () => void; onClear: () => void };

const NoPositions = ({ narrowed, onAdd, onClear }: NoPositionsProps) =>
  narrowed ? (
    <NothingFound
      title={texts.noPositionsFound}
      icon={<Landmark />}
      clearLabel={common.clearSearchAndFilters}
      onClear={onClear}
    >
      {texts.noPositionMatches}
    </NothingFound>
  ) : (
    <EmptyState
      headingLevel={2}
      title={texts.noPositions}
      icon={<Landmark />}
      action={<Button onClick={onAdd}>{texts.addPosition}</Button>}
    >
      {texts.noPositionsHint}
    </EmptyState>
  );

const counts = { all: texts.positionsFound, page: texts.positionsOnPage };
