import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { Link } from '~/router';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { RemovableChip } from '~/ui/chip';
import { langOf } from '~/ui/content-text';
import { ActionsTd, ActionsTh, RowAction } from '~/ui/office/row-actions';
import { Table, TBody, Td, THead, Tr } from '~/ui/table';
import type { ListedTag } from '~/features/community/web/public';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import type { TagToEdit } from './tag-form';

type TagTableProps = {
  tags: readonly ListedTag[];
  onEdit: (tag: TagToEdit) => void;
  onDelete: (tag: ListedTag) => void;
  onDeleteSynonym: (synonym: { id: number; name: string }) => void;
};

/** Shows the tags with their synonyms and the actions on each; cards on phones. */
export function TagTable({ tags, onEdit, onDelete, onDeleteSynonym }: TagTableProps) {
  return (
    <Table caption={texts.boardTags} hideCaption>
      <THead names={[texts.tag, texts.questionsOfTag, texts.synonyms]}>
        <ActionsTh>{texts.tagActions}</ActionsTh>
      </THead>
      <TBody>
        {tags.map((tag) => (
          <Tr key={tag.name} opens={`tag ${tag.name}`}>
            <Td>
              <Link
                to={`/community?tag=${encodeURIComponent(tag.name)}`}
                lang={langOf(tag.name)}
                className="link font-semibold wrap-anywhere"
              >
                #{tag.name}
              </Link>
            </Td>
            <Td label={texts.questionsOfTag} className="tabular-nums">
              {formatCount(tag.questions)}
            </Td>
            <Td label={texts.synonyms}>
              {tag.synonyms.length === 0 ? (
                <span className="text-muted">{common.none}</span>
              ) : (
                <ul className="flex flex-wrap gap-1.5">
                  {tag.synonyms.map((synonym) => (
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
              )}
            </Td>
            <ActionsTd>
              <RowAction
                icon={<Pencil aria-hidden="true" />}
                label={common.edit}
                of={tag.name}
                lang={langOf(tag.name)}
                onClick={() => onEdit({ id: tag.id, name: tag.name, standsFor: '' })}
              />
              <RowAction
                danger
                icon={<Trash aria-hidden="true" />}
                label={common.deleteIt}
                of={tag.name}
                lang={langOf(tag.name)}
                onClick={() => onDelete(tag)}
              />
            </ActionsTd>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
