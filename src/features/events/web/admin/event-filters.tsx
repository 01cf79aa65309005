import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import type { Filter, Sort, Status } from './listing';

type EventFiltersProps = { filter: Filter; onChange: (part: Partial<Filter>) => void };

const statuses: { value: Status | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'active', label: 'Active' },
  { value: 'past', label: 'Past' },
];

const sorts: { value: Sort; label: string }[] = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'title', label: 'Title' },
  { value: 'date', label: 'Date' },
  { value: 'location', label: 'Location' },
];

/** Search, status and order. */
export function EventFilters({ filter, onChange }: EventFiltersProps) {
  return (
    <form
      role="search"
      aria-label="Events"
      noValidate
      className="grid grid-cols-2 gap-4 rounded-lg border border-line bg-card p-4 shadow-sm sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] sm:p-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Search" className="max-sm:col-span-full">
        <Input
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          placeholder="Title, description or location"
          value={filter.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </Field>
      <Field label="Status">
        <Select value={filter.status} options={statuses} onChange={(event) => onChange({ status: event.target.value as Filter['status'] })} />
      </Field>
      <Field label="Sort by">
        <Select value={filter.sort} options={sorts} onChange={(event) => onChange({ sort: event.target.value as Sort })} />
      </Field>
    </form>
  );
}
