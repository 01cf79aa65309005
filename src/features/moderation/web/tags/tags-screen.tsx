import { useMutation, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import TagsIcon from 'lucide-react/icons/tags';
import { accessDenied, isOutdated } from '~/shared/error-message';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { useSettled } from '~/ui/hooks/use-settled';
import { NothingFound } from '~/ui/nothing-found';
import { reportDeletion } from '~/ui/office/describe-outcome';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { ListSkeleton } from '~/ui/office/list-frame';
import { OfficePage, PageAction } from '~/ui/office/office-page';
import { PrintNote, type PaperFilters } from '~/ui/office/print-note';
import { PagedList } from '~/ui/paged-list';
import { SearchBar } from '~/ui/search-bar';
import { sortingOf } from '~/ui/sort-button';
import { Skeleton } from '~/ui/skeleton';
import { exportTags, type ListedTag } from '~/features/community/web/public';
import * as texts from '../../texts';
import { addTag, deleteTag, filterOf, PAGE, tagFields, tagsPageQuery } from './queries';
import { TagDialog, type TagToEdit } from './tag-form';
import { TagTable } from './tag-table';

const frame = { title: texts.boardTags, lead: texts.boardTagsLead };

/** The record to be deleted: a tag of the list, or a synonym. */
type Doomed = { tag: ListedTag } | { synonym: { id: number; name: string } };

/**
 * Shows the board's tags and their synonyms to moderators (docs/product/moderation.md, "Stewardship"). The page decides
 * who may see it.
 */
export function TagsScreen() {
  const address = useAddress(tagFields);
  const { shown, change, clear } = address;
  const filters = useSettled(shown);
  const list = useQuery(tagsPageQuery(filters));
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const { mutateAsync: add } = useMutation(addTag);
  const { mutateAsync: remove } = useMutation(deleteTag);
  const editing = useDialog<{ tag: TagToEdit | null }>();
  const deletion = useDeletion((doomed: Doomed) =>
    reportDeletion(
      messages,
      async () => {
        const id =
          'synonym' in doomed
            ? doomed.synonym.id
            : (doomed.tag.id ?? (await add({ body: { name: doomed.tag.name } })).id);
        await remove({ params: { id } });
      },
      {
        done: texts.tagDeleted,
        failed: texts.deleteTagFailed,
        known: { 403: accessDenied, 404: true },
        isGone: isOutdated,
      },
    ),
  );
  const paper: PaperFilters = [[common.searchLabel, filters.search]];
  return (
    <OfficePage
      {...frame}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      firstActions={
        <ExportButtons
          call={exportTags}
          input={{ query: filterOf(shown) }}
          list="tags"
          filters={paper}
          messages={messages}
        />
      }
      actions={<AddButton onClick={() => editing.show({ tag: null })} />}
    >
      <ListPane>
        <SearchBar
          label={texts.searchTags}
          fieldLabel={texts.searchTags}
          value={shown.search}
          onChange={(search) => change({ search })}
        />
        <ListBar
          count={list.data && countText(texts.tagsFound, list.data.count)}
          countRef={deletion.fallback}
          message={message}
        />
        <PrintNote count={list.data && countText(texts.tagsFound, list.data.count)} filters={paper} />
        <PagedList
          fades
          query={list}
          page={filters.page}
          perPage={PAGE}
          onPage={(page) => change({ page })}
          top={deletion.fallback}
          words={{ failed: texts.loadTagsFailed, pages: texts.pagesOfTags }}
          waiting={<Skeleton className="h-96" />}
          empty={<NoTags narrowed={filters.search.trim() !== '' || filters.page > 1} onClear={() => clear('sort')} />}
        >
          {(tags) => (
            <TagTable
              tags={tags}
              sort={sortingOf(address)}
              onEdit={(tag) => editing.show({ tag })}
              onDelete={(tag) => deletion.ask({ tag })}
              onDeleteSynonym={(synonym) => deletion.ask({ synonym })}
            />
          )}
        </PagedList>
      </ListPane>
      {editing.subject && (
        <TagDialog
          key={editing.key}
          {...editing.state}
          tag={editing.subject.tag}
          onSaved={() => {
            messages.success(texts.tagSaved);
            editing.close();
          }}
        />
      )}
      {deletion.item && <ConfirmDialog {...deletion.dialog} {...wordsOf(deletion.item)} danger />}
    </OfficePage>
  );
}

/** Returns the words of the confirmation: what the deletion means. */
function wordsOf(doomed: Doomed) {
  if ('synonym' in doomed)
    return {
      title: fillText(texts.deleteTagAsked, doomed.synonym),
      description: texts.deleteSynonymLead,
      confirmLabel: common.deleteIt,
    };
  const { name, questions } = doomed.tag;
  return {
    title: fillText(texts.deleteTagAsked, { name }),
    description: countText(texts.deleteTagLead, questions),
    confirmLabel: common.deleteIt,
  };
}

/** Shows the screen before the person is known. */
export const TagsWaiting = () => (
  <OfficePage {...frame} busy refresh={null} actions={<AddButton />}>
    <ListSkeleton />
  </OfficePage>
);

const AddButton = ({ onClick }: { onClick?: () => void }) => (
  <PageAction icon={<Plus aria-hidden="true" />} label={texts.newTag} onClick={onClick} />
);

const NoTags = ({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) =>
  narrowed ? (
    <NothingFound title={texts.noTagsFound} icon={<TagsIcon />} clearLabel={common.clearSearch} onClear={onClear}>
      {texts.noTagsFoundLead}
    </NothingFound>
  ) : (
    <EmptyState headingLevel={2} title={texts.noTags} icon={<TagsIcon />}>
      {texts.noTagsLead}
    </EmptyState>
  );
