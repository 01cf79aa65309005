import { useCallback, useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { dayErrors, isDay, isFiltered, type Filters } from './filters';
import { useWords } from './words';

type FilterFormProps = {
  filters: Filters;
  /** `typing`: the change is one of many, the address need not remember each. */
  onChange: (change: Partial<Filters>, typing?: boolean) => void;
  onClear: () => void;
};

/** Who, what, whom, when; every change shows at once. */
export function FilterForm({ filters, onChange, onClear }: FilterFormProps) {
  const errors = dayErrors(filters);
  const onActor = useCallback((actor: string) => onChange({ actor }, true), [onChange]);
  const onTarget = useCallback((target: string) => onChange({ target }, true), [onChange]);
  const dayField = (name: 'from' | 'to', label: string) => (
    <Field label={label} error={errors[name]} className="sm:col-span-3 lg:col-span-2">
      <Input
        type="date"
        value={isDay(filters[name]) ? filters[name] : ''}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <form
      role="search"
      aria-label="Audit log"
      noValidate
      className="grid grid-cols-2 items-start gap-x-4 gap-y-4 sm:grid-cols-6 lg:grid-cols-12"
      onSubmit={(event) => event.preventDefault()}
    >
      <NameField label="Who did it" value={filters.actor} onValue={onActor} />
      <Field label="What was done" className="col-span-2 lg:col-span-4">
        <Select value={filters.action} onChange={(event) => onChange({ action: event.target.value })}>
          <option value="">Everything</option>
          <Actions chosen={filters.action} />
        </Select>
      </Field>
      <NameField label="To whom or what" value={filters.target} onValue={onTarget} />
      {dayField('from', 'First day')}
      {dayField('to', 'Last day')}
      {isFiltered(filters) && (
        <div className="col-span-full">
          <Button variant="secondary" size="sm" className="max-sm:min-h-11 max-sm:w-full" onClick={onClear}>
            Clear filters
          </Button>
        </div>
      )}
    </form>
  );
}

/** Milliseconds after the last letter: long enough to type on, short enough to wait for. */
const SETTLE_MS = 350;

type NameFieldProps = {
  label: string;
  value: string;
  /** Gets what was typed, trimmed, once the typing pauses. */
  onValue: (value: string) => void;
};

/** A name or a part of one, whose value settles before anybody acts on it. */
function NameField({ label, value, onValue }: NameFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // The value came from elsewhere, such as the Back button.
  if (seen !== value) {
    setSeen(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onValue(text.trim()), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onValue]);
  return (
    <Field label={label} className="col-span-2">
      <Input
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder="Name"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  );
}

/** Everything about one kind, or one action. The address may hold an action that the list does not know. */
function Actions({ chosen }: { chosen: string }) {
  const { actionLabel, kinds } = useWords();
  const groups = Object.entries(kinds).map(([kind, { many, verbs }]) => ({
    label: many,
    options: [
      { value: `${kind}.`, label: `${many}: everything` },
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
