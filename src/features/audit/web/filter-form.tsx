import { useCallback } from 'react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { dayErrors, isDay, isFiltered, type Filters } from './filters';
import { LateInput } from './late-input';
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
      <Field label="Who did it" className="col-span-2">
        <LateInput type="search" autoComplete="off" maxLength={200} placeholder="Name" value={filters.actor} onValue={onActor} />
      </Field>
      <Field label="What was done" className="col-span-2 lg:col-span-4">
        <Select value={filters.action} onChange={(event) => onChange({ action: event.target.value })}>
          <option value="">Everything</option>
          <Actions chosen={filters.action} />
        </Select>
      </Field>
      <Field label="To whom or what" className="col-span-2">
        <LateInput type="search" autoComplete="off" maxLength={200} placeholder="Name" value={filters.target} onValue={onTarget} />
      </Field>
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

/** Everything about one kind, or one action. An action the list does not know can come with the address. */
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
