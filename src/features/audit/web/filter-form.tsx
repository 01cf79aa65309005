import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { dayErrors, isDay, isFiltered, type Filters } from './filters';
import { useWords } from './words';

type FilterFormProps = {
  filters: Filters;
  /** `choice`: it was chosen, not typed. */
  onChange: (change: Partial<Filters>, as?: 'choice') => void;
  onClear: () => void;
};

const controlSize = 'pointer-fine:min-h-10 pointer-fine:py-1';

/** Who, what, whom, when; every change shows at once. */
export function FilterForm({ filters, onChange, onClear }: FilterFormProps) {
  const errors = dayErrors(filters);
  const nameField = (name: 'actor' | 'target', label: string) => (
    <Field label={label} className="max-lg:col-span-2 lg:flex-1">
      <Input
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder="Name"
        value={filters[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        className={controlSize}
      />
    </Field>
  );
  const dayField = (name: 'from' | 'to', label: string) => (
    <Field label={label} error={errors[name]} className="sm:max-lg:col-span-3 lg:w-40">
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
      aria-label="Audit log"
      noValidate
      className="grid grid-cols-2 items-start gap-x-3 gap-y-2 sm:max-lg:grid-cols-6 lg:flex"
      onSubmit={(event) => event.preventDefault()}
    >
      {nameField('actor', 'Who did it')}
      <Field label="What was done" className="max-lg:col-span-2 lg:flex-1">
        <Select value={filters.action} onChange={(event) => onChange({ action: event.target.value }, 'choice')} className={controlSize}>
          <option value="">Everything</option>
          <Actions chosen={filters.action} />
        </Select>
      </Field>
      {nameField('target', 'To whom or what')}
      {dayField('from', 'First day')}
      {dayField('to', 'Last day')}
      {isFiltered(filters) && (
        <Button variant="secondary" size="sm" className="col-span-full max-sm:min-h-11 lg:mt-7.5 pointer-fine:lg:min-h-10" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </form>
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
