import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import Download from 'lucide-react/icons/download';
import Landmark from 'lucide-react/icons/landmark';
import Plus from 'lucide-react/icons/plus';
import { areasQuery } from '~/features/areas/web/public';
import { CallError } from '~/shared/api-client';
import { accessDenied, errorMessage } from '~/shared/error-message';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { showCount } from '~/shared/show-count';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { useSettled } from '~/ui/hooks/use-settled';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote } from '~/ui/office/print-note';
import { Pagination } from '~/ui/pagination';
import { saveList } from '~/ui/save-file';
import { SearchPanel } from '~/ui/search-panel';
import { Skeleton } from '~/ui/skeleton';
import type { Position } from '../contract';
import { levels, states } from '../contract/choices';
import * as texts from '../texts';
import { AddPosition } from './add-position';
import { isNarrowed, positionFields, type Filters } from './filters';
import { committeeOf, PositionTable } from './position-table';
import { exportPositions, PAGE, positionsQuery, removePosition } from './queries';

const frame = {
  title: texts.positions,
  lead: texts.positionsLead,
};

/** Positions of the committees (docs/product/committee.md, "Positions screen"). The page decides who may see it. */
export function PositionsScreen() {
  const { shown, change, clear } = useAddress(positionFields);
  const filters = useSettled(shown);
  const list = useQuery(positionsQuery(filters));
  const { data: areas = [] } = useQuery(areasQuery);
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const { mutateAsync: remove } = useMutation(removePosition);
  const { mutateAsync: fetchCsv, isPending: isExporting } = useMutation(exportPositions);
  const adding = useDialog();
  const deletion = useDeletion(async ({ id }: Position) => {
    messages.clear();
    try {
      await remove({ params: { id } });
      messages.success(texts.removed);
      return true;
    } catch (error) {
      messages.error(errorMessage(error, texts.removeFailed, { 403: accessDenied, 404: true }));
      return error instanceof CallError && error.status === 404;
    }
  });
  const onExport = async () => {
    messages.clear();
    try {
      const { page: _page, ...query } = shown;
      saveList(await fetchCsv({ query }), 'csv', 'positions');
    } catch (error) {
      messages.error(errorMessage(error, common.exportFailed, { 403: accessDenied }));
    }
  };
  const goTo = (page: number) => {
    change({ page });
    deletion.fallback.current?.focus();
  };
  const areaOptions = [
    { value: '', label: texts.allAreas },
    ...areas.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <OfficePage
      {...frame}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      firstActions={
        <Button variant="secondary" loading={isExporting} onClick={() => void onExport()}>
          <Download aria-hidden="true" />
          {common.exportCsv}
        </Button>
      }
      actions={<AddButton onClick={() => adding.show(true)} />}
    >
      <ListPane>
        <SearchPanel
          label={texts.positions}
          text="search"
          placeholder={texts.searchHint}
          maxLength={200}
          choices={[
            {
              name: 'level',
              label: texts.committee,
              options: [
                { value: '', label: texts.allCommittees },
                ...levels.map((value) => ({ value, label: texts.levelNames[value] })),
              ],
            },
            { name: 'area', label: texts.area, options: areaOptions },
            {
              name: 'state',
              label: texts.term,
              options: [
                { value: '', label: texts.allTerms },
                ...states.map((value) => ({ value, label: texts.stateNames[value] })),
              ],
            },
          ]}
          filter={filtersOf(shown)}
          onChange={(part) => change(part, part.search === undefined ? 'choice' : undefined)}
        />
        <ListBar
          count={list.data && countOf(list.data.count, filters.page)}
          countRef={deletion.fallback}
          message={message}
          actions={
            isNarrowed(shown) && (
              <Button
                variant="secondary"
                size="sm"
                className="pointer-fine:min-h-8! pointer-coarse:min-h-11"
                onClick={() => clear()}
              >
                {texts.clear}
              </Button>
            )
          }
        />
        <PrintNote
          count={list.data && countOf(list.data.count, filters.page)}
          filters={[
            [texts.search, filters.search],
            [texts.committee, filters.level && texts.levelNames[filters.level]],
            [texts.area, filters.area && (areaOptions.find(({ value }) => value === filters.area)?.label ?? '')],
            [texts.term, filters.state && texts.stateNames[filters.state]],
          ]}
        />
        <div
          aria-busy={list.isPlaceholderData}
          className={clsx('transition-opacity', list.isPlaceholderData && 'opacity-60')}
        >
          <ListFrame query={list} failed={texts.listFailed} waiting={<Skeleton className="h-96" />}>
            {({ count, results }) =>
              results.length > 0 ? (
                <>
                  <PositionTable positions={results} onRemove={deletion.ask} />
                  <Pagination
                    className="mt-6"
                    label={texts.listPages}
                    page={filters.page}
                    pageCount={Math.ceil(count / PAGE)}
                    onPage={goTo}
                  />
                </>
              ) : (
                <NoPositions
                  narrowed={isNarrowed(filters) || filters.page > 1}
                  onAdd={() => adding.show(true)}
                  onClear={() => clear()}
                />
              )
            }
          </ListFrame>
        </div>
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
      {deletion.item && (
        <ConfirmDialog
          {...deletion.dialog}
          danger
          title={texts.removePosition}
          description={fillText(texts.removeMeans, {
            name: deletion.item.full_name,
            title: deletion.item.title,
            committee: committeeOf(deletion.item),
          })}
          confirmLabel={texts.remove}
        />
      )}
    </OfficePage>
  );
}

/** The screen before the person is known. */
export const PositionsWaiting = () => (
  <OfficePage {...frame} busy refresh={null} actions={<AddButton />}>
    <div className="flex flex-col gap-3">
      <Skeleton className="h-15" />
      <Skeleton className="h-96" />
    </div>
  </OfficePage>
);

const AddButton = ({ onClick }: { onClick?: () => void }) => (
  <Button disabled={!onClick} onClick={onClick}>
    <Plus aria-hidden="true" />
    {texts.addPosition}
  </Button>
);

/** The filters without the page, which is no text. */
const filtersOf = ({ search, level, area, state }: Filters) => ({ search, level, area, state });

type NoPositionsProps = { narrowed: boolean; onAdd: () => void; onClear: () => void };

const NoPositions = ({ narrowed, onAdd, onClear }: NoPositionsProps) =>
  narrowed ? (
    <EmptyState
      headingLevel={2}
      title={texts.noPositionsFound}
      icon={<Landmark />}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.clearSearchAndFilters}
        </Button>
      }
    >
      {texts.noPositionMatches}
    </EmptyState>
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

function countOf(count: number, page: number): string {
  if (count === 0) return '';
  const first = (page - 1) * PAGE + 1;
  if (count <= PAGE || first > count) return countText(texts.positionsFound, count);
  return countText(texts.positionsOnPage, count, {
    first: showCount(first),
    last: showCount(Math.min(page * PAGE, count)),
  });
}
