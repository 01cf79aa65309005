import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { Link } from '~/router';
import { fillText } from '~/shared/fill-text';
import { showCount } from '~/shared/show-count';
import { Button } from '~/ui/button';
import { RemovableChip } from '~/ui/chip';
import { langOf } from '~/ui/content-text';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { ListedTag } from '../../contract';
import type { TagToEdit } from './tag-form';
import * as texts from '../../texts';

type TagTableProps = {
  tags: readonly ListedTag[];
  onEdit: (tag: TagToEdit) => void;
  onDelete: (tag: ListedTag) => void;
  onDeleteSynonym: (synonym: { id: number; name: string }) => void;
};

/** The tags with their synonyms and what can be done with each; cards on phones. */
export function TagTable({ tags, onEdit, onDelete, onDeleteSynonym }: TagTableProps) {
  return (
    <Table caption={texts.boardTags} hideCaption>
      <THead>
        <Th>{texts.tag}</Th>
        <Th>{texts.questionsOfTag}</Th>
        <Th>{texts.synonyms}</Th>
        <Th className="print:hidden">
          <span className="sr-only">{texts.tagActions}</span>
        </Th>
      </THead>
      <TBody>
        {tags.map((tag) => (
          <Tr key={tag.name}>
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
              {showCount(tag.questions)}
            </Td>
            <Td label={texts.synonyms}>
              {tag.synonyms.length === 0 ? (
                <span className="text-muted">{texts.noSynonyms}</span>
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
            <Td className="print:hidden">
              <span className="flex flex-wrap max-sm:pt-2 sm:justify-end">
                <Button
                  variant="ghost"
                  size="sm"
                  className="max-sm:min-h-11"
                  onClick={() => onEdit({ id: tag.id, name: tag.name, standsFor: '' })}
                >
                  <Pencil aria-hidden="true" />
                  {texts.edit}
                  <span className="sr-only" lang={langOf(tag.name)}>
                    {' '}
                    {tag.name}
                  </span>
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  className="text-danger! max-sm:min-h-11"
                  onClick={() => onDelete(tag)}
                >
                  <Trash aria-hidden="true" />
                  {texts.deleteLabel}
                  <span className="sr-only" lang={langOf(tag.name)}>
                    {' '}
                    {tag.name}
                  </span>
                </Button>
              </span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
