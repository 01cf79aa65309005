import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FormWindow } from '~/ui/forms/form-window';
import { LineField } from '~/ui/forms/text-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { mostTagLength } from '~/shared/board/tags';
import { tagEditForm, tagForm } from '../../contract/stewardship';
import { addTag, editTag, tagsPageQuery } from './queries';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';
import * as common from '~/shared/texts';

/**
 * The tag that the window is about: a new tag, a tag of the list (`id` null: no moderator looks after it yet), or a
 * synonym.
 */
export interface TagToEdit {
  id: number | null;
  name: string;
  standsFor: string;
}

type TagDialogProps = DialogState & { tag: TagToEdit | null; onSaved: () => void };

/** Adds a tag or a synonym, or edits one. */
export function TagDialog({ tag, onSaved, ...state }: TagDialogProps) {
  const listId = useId();
  const { data } = useQuery(tagsPageQuery({ search: '', sort: '', page: 1 }));
  const { mutateAsync: add } = useMutation(addTag);
  const { mutateAsync: edit } = useMutation(editTag);
  return (
    <FormWindow
      {...state}
      compact
      title={tag ? texts.editTag : texts.newTag}
      description={tag ? texts.tagLead : undefined}
      className="flex flex-col gap-5"
      submitLabel={common.save}
      form={{
        opened: { values: { name: tag?.name ?? '', synonym_of: tag?.standsFor ?? '' } },
        schema: tag ? tagEditForm : tagForm,
        failed: texts.saveTagFailed,
        known: { 404: true },
        ...(tag && { unchanged: boardTexts.nothingChanged }),
        save: async ({ values }) => {
          const body = { name: values.name, synonym_of: values.synonym_of || null };
          if (!tag) await add({ body });
          else {
            // A tag that no moderator looks after is added first; then it is edited like any other.
            const id = tag.id ?? (await add({ body: { name: tag.name } })).id;
            await edit({ params: { id }, body });
          }
          onSaved();
        },
      }}
    >
      {(form) => (
        <>
          <LineField form={form} name="name" label={common.name} required maxLength={mostTagLength} />
          <LineField
            form={form}
            name="synonym_of"
            label={texts.standsFor}
            hint={texts.standsForHint}
            maxLength={mostTagLength}
            list={listId}
          />
          <datalist id={listId}>
            {data?.results
              .filter(({ name }) => name !== tag?.name)
              .map(({ name }) => (
                <option key={name} value={name} />
              ))}
          </datalist>
        </>
      )}
    </FormWindow>
  );
}
