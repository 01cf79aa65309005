import { useMutation } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import TagsIcon from 'lucide-react/icons/tags';
import { accessDenied, isOutdated } from '~/shared/error-message';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { type Shown } from '~/ui/hooks/use-address';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { reportDeletion } from '~/ui/office/describe-outcome';
import { ListSkeleton } from '~/ui/office/list-frame';
import { OfficeList } from '~/ui/office/office-list';
import { useOfficeList } from '~/ui/office/use-office-list';
import { OfficePage } from '~/ui/office/office-page';
import { type ListSearch } from '~/ui/search-panel';
import { exportTags, type ListedTag } from '~/features/community/web/public';
import * as texts from '../../texts';
import { addTag, deleteTag, filterOf, PAGE, tagFields, tagsPageQuery } from './queries';
import { TagDialog, type TagToEdit } from './tag-form';
import { tagTable } from './tag-table';

const frame = { title: texts.boardTags, lead: texts.boardTagsLead, action: { Icon: Plus, label: texts.newTag } };
const search: ListSearch<Shown<typeof tagFields>> = {
  label: texts.searchTags,
  fieldLabel: texts.searchTags,
};

/** The record to be deleted: a tag of the list, or a synonym. */
type Doomed = { tag: ListedTag } | { synonym: { id: number; name: string } };

/**
 * Shows the board's tags and their synonyms to moderators (docs/product/moderation.md, "Stewardship"). The page decides
 * who may see it.
 */
export function TagsScreen() {
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const { data, list, refresh, exportButtons } = useOfficeList({
    fields: tagFields,
    search,
    query: tagsPageQuery,
    perPage: PAGE,
    messages,
    files: { call: exportTags, input: (shown) => ({ query: filterOf(shown) }), list: 'tags' },
  });
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
  return (
    <OfficePage {...frame} refresh={refresh} firstActions={exportButtons} onAction={() => editing.show({ tag: null })}>
      <OfficeList
        {...list}
        count={data && countText(texts.tagsFound, data.count)}
        countRef={deletion.fallback}
        message={message}
        words={{
          failed: texts.loadTagsFailed,
          pages: texts.pagesOfTags,
          nothing: texts.noTagsFound,
          nothingWhy: texts.noTagsFoundLead,
        }}
        empty={{ title: texts.noTags, why: texts.noTagsLead }}
        icon={<TagsIcon />}
        table={tagTable({
          onEdit: (tag) => editing.show({ tag }),
          onDelete: (tag) => deletion.ask({ tag }),
          onDeleteSynonym: (synonym) => deletion.ask({ synonym }),
        })}
      />
      {editing.render((state, subject) => (
        <TagDialog {...state} tag={subject.tag} onSaved={() => messages.success(texts.tagSaved)} />
      ))}
      {deletion.question(wordsOf)}
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
  <OfficePage {...frame} busy refresh={null}>
    <ListSkeleton />
  </OfficePage>
);
