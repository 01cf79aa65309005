import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '~/ui/button';
import { RemovableChip } from '~/ui/chip';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { unitsOf, type Directory, type Filter, type Sort } from './search';

type ControlsProps = {
  /** Null until it is loaded. */
  directory: Directory | null;
  filter: Filter;
  onChange: (part: Partial<Filter>) => void;
  onClear: () => void;
  onRefresh: () => void;
  refreshing: boolean;
};

const sorts: { value: Sort; label: string }[] = [
  { value: 'name', label: 'Sort by Name' },
  { value: 'date', label: 'Sort by Join Date' },
];

/** Search, filters, order, and what of it is in force. */
export function Controls({ directory, filter, onChange, onClear, onRefresh, refreshing }: ControlsProps) {
  const areas = directory?.areas.map(({ name }) => name) ?? [];
  const units = directory ? unitsOf(directory, filter.area) : [];
  const changeArea = (area: string) => {
    // A unit that isn't of the new area would find nobody.
    const keepsUnit = directory !== null && unitsOf(directory, area).includes(filter.unit);
    onChange({ area, unit: keepsUnit ? filter.unit : '' });
  };
  return (
    <form
      role="search"
      aria-label="Members"
      noValidate
      className="rounded-lg border border-line bg-card p-5 shadow-sm sm:p-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
        <Field label="Search" className="col-span-full lg:col-span-1">
          <Input
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            placeholder="Name, email or phone"
            value={filter.q}
            onChange={(event) => onChange({ q: event.target.value })}
          />
        </Field>
        <Field label="Area">
          <Select value={filter.area} options={withAll('All Areas', areas)} onChange={(event) => changeArea(event.target.value)} />
        </Field>
        <Field label="Unit">
          <Select
            value={filter.unit}
            options={withAll('All Units', units)}
            onChange={(event) => onChange({ unit: event.target.value })}
          />
        </Field>
        <Field label="Order" className="col-span-2 sm:col-span-1">
          <Select value={filter.sort} options={sorts} onChange={(event) => onChange({ sort: event.target.value as Sort })} />
        </Field>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ActiveFilters filter={filter} onChange={onChange} />
        <div className="ms-auto flex gap-3">
          <Button variant="secondary" size="sm" className="pointer-coarse:min-h-11" onClick={onClear}>
            Clear
          </Button>
          <Button variant="secondary" size="sm" className="pointer-coarse:min-h-11" loading={refreshing} onClick={onRefresh}>
            <RotateCw aria-hidden="true" />
            Refresh
          </Button>
        </div>
      </div>
    </form>
  );
}

function ActiveFilters({ filter, onChange }: Pick<ControlsProps, 'filter' | 'onChange'>) {
  const active = (
    [
      ['q', 'Search', filter.q.trim()],
      ['area', 'Area', filter.area],
      ['unit', 'Unit', filter.unit],
    ] as const
  ).filter(([, , value]) => value !== '');
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2">
      {active.map(([name, label, value]) => (
        <li key={name} className="max-w-full min-w-0">
          <RemovableChip
            className="max-w-full"
            removeLabel={`Remove filter ${label}: ${value}`}
            // Without an area its units go too: All Areas is another list.
            onRemove={() => onChange(name === 'area' ? { area: '', unit: '' } : { [name]: '' })}
          >
            {label}: {value}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}

const withAll = (all: string, names: readonly string[]) => [
  { value: '', label: all },
  ...names.map((name) => ({ value: name, label: name })),
];
