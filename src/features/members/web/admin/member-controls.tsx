import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import type { MemberFilter } from '../../contract';

type MemberControlsProps = {
  areas: readonly string[];
  filter: MemberFilter;
  onChange: (part: Partial<MemberFilter>) => void;
  onClear: () => void;
};

const statuses: { value: MemberFilter['status']; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'approved', label: 'Approved' },
  { value: 'pending', label: 'Pending' },
];

const sorts: { value: MemberFilter['sort']; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'date', label: 'Date (newest first)' },
  { value: 'completion', label: 'Completion (highest first)' },
  { value: 'area', label: 'Area' },
];

/** Search, filters and order of the office's list (members-and-administration.md section 9). */
export function MemberControls({ areas, filter, onChange, onClear }: MemberControlsProps) {
  const narrowed = filter.search?.trim() || filter.area || filter.status !== 'all';
  return (
    <form
      role="search"
      aria-label="Members"
      noValidate
      className="rounded-lg border border-line bg-card p-5 shadow-sm sm:p-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_0.8fr_1.1fr]">
        <Field label="Search" className="col-span-full lg:col-span-1">
          <Input
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            placeholder="Name, email, phone or username"
            value={filter.search}
            onChange={(event) => onChange({ search: event.target.value })}
          />
        </Field>
        <Field label="Area">
          <Select
            value={filter.area}
            options={[{ value: '', label: 'All Areas' }, ...areas.map((name) => ({ value: name, label: name }))]}
            onChange={(event) => onChange({ area: event.target.value })}
          />
        </Field>
        <Field label="Status">
          <Select
            value={filter.status}
            options={statuses}
            onChange={(event) => onChange({ status: event.target.value as MemberFilter['status'] })}
          />
        </Field>
        <Field label="Sort by" className="col-span-2 sm:col-span-1">
          <Select
            value={filter.sort}
            options={sorts}
            onChange={(event) => onChange({ sort: event.target.value as MemberFilter['sort'] })}
          />
        </Field>
      </div>
      {narrowed && (
        <Button variant="secondary" size="sm" className="mt-4 pointer-coarse:min-h-11" onClick={onClear}>
          Clear
        </Button>
      )}
    </form>
  );
}
