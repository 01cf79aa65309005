import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import Plus from 'lucide-react/icons/plus';
import TagsIcon from 'lucide-react/icons/tags';
import { accessDenied, errorMessage, isOutdated } from '~/shared/error-message';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
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
import { Pagination } from '~/ui/pagination';
import { SearchBar } from '~/ui/search-bar';
import { Skeleton } from '~/ui/skeleton';
import type { ListedTag } from '../../contract';
import { addTag, deleteTag, PAGE, tagFields, tagsQuery } from './queries';
import { TagDialog, type TagToEdit } from './tag-form';
import { TagTable } from './tag-table';
import * as texts from '../../texts';

const frame = { title: texts.boardTags, lead: texts.boardTagsLead };

/** What is to be deleted: a tag of the list, or one of the synonyms. */
type Doomed = { tag: ListedTag } | { synonym: { id: number; name: string } };

/** The board's tags and their synonyms, for moderators (docs/product/community.md, "Stewardship"). The page decides who may see it. */
export function TagsScreen() {
  const { shown, change, clear } = useAddress(tagFields);
  const filters = useSettled(shown);
  const list = useQuery(tagsQuery(filters));
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const { mutateAsync: add } = useMutation(addTag);
  const { mutateAsync: remove } = useMutation(deleteTag);
  const editing = useDialog<{ tag: TagToEdit | null }>();
  const deletion = useDeletion(async (doomed: Doomed) => {
    messages.clear();
    try {
      const id =
        'synonym' in doomed
          ? doomed.synonym.id
          : (doomed.tag.id ?? (await add({ body: { name: doomed.tag.name } })).id);
      await remove({ params: { id } });
      messages.success(texts.tagDeleted);
      return true;
    } catch (error) {
      messages.error(errorMessage(error, texts.deleteTagFailed, { 403: accessDenied, 404: true }));
      return isOutdated(error);
    }
  });
  const goTo = (page: number) => {
    change({ page });
    deletion.fallback.current?.focus();
  };
  return (
    <OfficePage
      {...frame}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
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
        <div
          aria-busy={list.isPlaceholderData}
          className={clsx('transition-opacity', list.isPlaceholderData && 'opacity-60')}
        >
          <ListFrame query={list} failed={texts.loadTagsFailed} waiting={<Skeleton className="h-96" />}>
            {({ count, results }) =>
              results.length > 0 ? (
                <>
                  <TagTable
                    tags={results}
                    onEdit={(tag) => editing.show({ tag })}
                    onDelete={(tag) => deletion.ask({ tag })}
                    onDeleteSynonym={(synonym) => deletion.ask({ synonym })}
                  />
                  <Pagination
                    className="mt-6"
                    label={texts.pagesOfTags}
                    page={filters.page}
                    pageCount={Math.ceil(count / PAGE)}
                    onPage={goTo}
                  />
                </>
              ) : (
                <NoTags narrowed={filters.search.trim() !== '' || filters.page > 1} onClear={() => clear()} />
              )
            }
          </ListFrame>
        </div>
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

/** What the deletion means, asked once more. */
function wordsOf(doomed: Doomed) {
  if ('synonym' in doomed)
    return {
      title: fillText(texts.deleteTagAsked, doomed.synonym),
      description: texts.deleteSynonymLead,
      confirmLabel: texts.deleteLabel,
    };
  const { name, questions } = doomed.tag;
  return {
    title: fillText(texts.deleteTagAsked, { name }),
    description: countText(texts.deleteTagLead, questions),
    confirmLabel: texts.deleteLabel,
  };
}

/** The screen before the person is known. */
export const TagsWaiting = () => (
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
    {texts.newTag}
  </Button>
);

const NoTags = ({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) =>
  narrowed ? (
    <EmptyState
      headingLevel={2}
      title={texts.noTagsFound}
      icon={<TagsIcon />}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.clearSearch}
        </Button>
      }
    >
      {texts.noTagsFoundLead}
    </EmptyState>
  ) : (
    <EmptyState headingLevel={2} title={texts.noTags} icon={<TagsIcon />}>
      {texts.noTagsLead}
    </EmptyState>
  );
