import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { FiltersButton } from '~/ui/search-panel';
import { Select } from '~/ui/select';
import { dayErrors, isDay, isFiltered, type Filters } from './filters';
import { useWords } from './words';
import * as texts from '../texts';

type FilterFormProps = {
  filters: Filters;
  /** `choice`: the value was chosen, not typed. */
  onChange: (change: Partial<Filters>, as?: 'choice') => void;
  onClear: () => void;
};

const controlSize = 'pointer-fine:min-h-10 pointer-fine:py-1';

/** Renders the filters: actor, action, target and days, on phones behind a button. Every change applies at once. */
export function FilterForm({ filters, onChange, onClear }: FilterFormProps) {
  const errors = dayErrors(filters);
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const inForce = [filters.action, filters.target, filters.from, filters.to].filter(Boolean).length;
  const nameField = (name: 'actor' | 'target', label: string, span: string) => (
    <Field label={label} className={clsx(span, 'xl:flex-1')}>
      <Input
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder={texts.searchHint}
        value={filters[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        className={controlSize}
      />
    </Field>
  );
  const dayField = (name: 'from' | 'to', label: string) => (
    <Field label={label} error={errors[name]} className="sm:max-xl:col-span-3 xl:w-40">
      <Input
        type="date"
        value={isDay(filters[name]) ? filters[name] : ''}
        onChange={(event) => onChange({ [name]: event.target.value }, 'choice')}
        className={controlSize}
      />
    </Field>
  );
  return (
    <form
      role="search"
      aria-label={texts.filterLabel}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 sm:max-xl:grid-cols-6 xl:flex"
      onSubmit={(event) => event.preventDefault()}
    >
      {nameField('actor', texts.whoDidIt, 'sm:max-xl:col-span-2')}
      <FiltersButton inForce={inForce} unfolded={unfolded} controls={id} onToggle={() => setUnfolded(!unfolded)} />
      <div
        id={id}
        className={clsx('col-span-full grid grid-cols-2 gap-x-3 gap-y-2 sm:contents', !unfolded && 'max-sm:hidden')}
      >
        <Field label={texts.whatWasDone} className="max-xl:col-span-2 xl:flex-1">
          <Select
            value={filters.action}
            onChange={(event) => onChange({ action: event.target.value }, 'choice')}
            className={controlSize}
          >
            <option value="">{texts.everything}</option>
            <Actions chosen={filters.action} />
          </Select>
        </Field>
        {nameField('target', texts.toWhom, 'max-xl:col-span-2')}
        {dayField('from', common.firstDay)}
        {dayField('to', common.lastDay)}
      </div>
      {isFiltered(filters) && (
        <Button
          variant="secondary"
          size="sm"
          className="col-span-full max-sm:min-h-11 xl:mt-7.5 pointer-fine:xl:min-h-10"
          onClick={onClear}
        >
          {common.clearFilters}
        </Button>
      )}
    </form>
  );
}

/** Renders the choice of a kind or of one action. The address may hold an action that the list lacks. */
function Actions({ chosen }: { chosen: string }) {
  const { actionLabel, kinds } = useWords();
  const groups = Object.entries(kinds).map(([kind, { many, verbs }]) => ({
    label: many,
    options: [
      { value: `${kind}.`, label: fillText(texts.everythingOf, { many }) },
      ...verbs.map((verb) => ({ value: `${kind}.${verb}`, label: actionLabel(`${kind}.${verb}`) })),
    ],
  }));
  const known = chosen === '' || groups.some(({ options }) => options.some(({ value }) => value === chosen));
  return (
    <>
      {!known && <option value={chosen}>{actionLabel(chosen)}</option>}
      {groups.map(({ label, options }) => (
        <optgroup key={label} label={label}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
