import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { questionCategories, urgencies } from '~/shared/board/choices';
import { mostTags } from '~/shared/board/tags';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select, optionsOf } from '~/ui/select';
import { categoryName, urgencyNames } from '../labels';
import { TagChoices } from './tag-choices';
import type { Draft } from './draft';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';
import * as common from '~/shared/texts';

/** The choices of category and urgency; the window that edits a question uses them too. */
export const choices = [
  {
    name: 'category',
    label: common.category,
    options: questionCategories.map((value) => ({ value, label: categoryName(value) })),
  },
  { name: 'urgency', label: texts.urgency, options: optionsOf(urgencies, urgencyNames) },
] as const;

type DetailsProps = { id: string; draft: Draft; onChange: (part: Partial<Draft>) => void; disabled: boolean };

/** Shows the fields of a question besides its text: category, urgency, tags. */
export function Details({ id, draft, onChange, disabled }: DetailsProps) {
  return (
    <div id={id} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {choices.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select
            value={draft[name]}
            options={options}
            disabled={disabled}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </Field>
      ))}
      <Field
        label={common.tags}
        hint={fillText(boardTexts.tagsHint, { mostTags })}
        className="col-span-2 sm:col-span-1"
      >
        <Input
          value={draft.tags}
          maxLength={400}
          autoComplete="off"
          placeholder={texts.tagsExample}
          disabled={disabled}
          onChange={(event) => onChange({ tags: event.target.value })}
        />
      </Field>
      <div className="col-span-full empty:hidden">
        {!disabled && <TagChoices value={draft.tags} onChange={(tags) => onChange({ tags })} />}
      </div>
    </div>
  );
}

/** Returns the category, urgency and number of tags in a few words, for the button that opens the fields. */
export function detailsInShort({ category, urgency, tags }: Draft): string {
  const count = tags.split(',').filter((tag) => tag.trim()).length;
  return [categoryName(category), urgencyNames[urgency], count > 0 && countText(texts.tagCount, count)]
    .filter(Boolean)
    .join(' · ');
}
