import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { Link } from '~/router';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { RemovableChip } from '~/ui/chip';
import { langOf } from '~/ui/content-text';
import type { ListTableProps } from '~/ui/office/list-table';
import { RowAction } from '~/ui/office/row-actions';
import type { ListedTag } from '~/features/community/web/public';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import type { TagToEdit } from './tag-form';

interface Deeds {
  onEdit: (tag: TagToEdit) => void;
  onDelete: (tag: ListedTag) => void;
  onDeleteSynonym: (synonym: { id: number; name: string }) => void;
}

/** Returns the table of tags with their synonyms and the actions on each. */
export const tagTable = ({
  onEdit,
  onDelete,
  onDeleteSynonym,
}: Deeds): Omit<ListTableProps<ListedTag>, 'rows' | 'sort'> => ({
  caption: texts.boardTags,
  keyOf: ({ name }) => name,
  columns: [
    {
      label: texts.tag,
      sort: 'name',
      cell: ({ name }) => (
        <Link
          to={`/community?tag=${encodeURIComponent(name)}`}
          lang={langOf(name)}
          className="link font-semibold wrap-anywhere"
        >
          #{name}
        </Link>
      ),
    },
    {
      label: texts.questionsOfTag,
      sort: '-questions',
      className: 'tabular-nums',
      cell: ({ questions }) => formatCount(questions),
    },
    {
      label: texts.synonyms,
      cell: ({ synonyms }) =>
        synonyms.length === 0 ? (
          <span className="text-muted">{common.none}</span>
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {synonyms.map((synonym) => (
              <li key={synonym.id} className="max-w-full">
                <RemovableChip
                  className="max-w-full"
                  removeLabel={fillText(texts.deleteSynonym, { name: synonym.name })}
                  onRemove={() => onDeleteSynonym(synonym)}
                >
                  <span lang={langOf(synonym.name)}>{synonym.name}</span>
                </RemovableChip>
              </li>
            ))}
          </ul>
        ),
    },
  ],
  actions: (tag) => (
    <>
      <RowAction
        Icon={Pencil}
        label={common.edit}
        of={tag.name}
        lang={langOf(tag.name)}
        onClick={() => onEdit({ id: tag.id, name: tag.name, standsFor: '' })}
      />
      <RowAction
        danger
        Icon={Trash}
        label={common.deleteIt}
        of={tag.name}
        lang={langOf(tag.name)}
        onClick={() => onDelete(tag)}
      />
    </>
  ),
});
