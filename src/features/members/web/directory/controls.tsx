import { Button } from '~/ui/button';
import { RemovableChip } from '~/ui/chip';
import { SearchPanel, SearchTools } from '~/ui/search-panel';
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

/** Search, filters, order, and which of them are active. */
export function Controls({ directory, filter, onChange, onClear, onRefresh, refreshing }: ControlsProps) {
  const areas = directory?.areas.map(({ name }) => name) ?? [];
  const units = directory ? unitsOf(directory, filter.area) : [];
  const changeArea = (area: string) => {
    // A unit outside the new area would find nobody.
    const keepsUnit = directory !== null && unitsOf(directory, area).includes(filter.unit);
    onChange({ area, unit: keepsUnit ? filter.unit : '' });
  };
  return (
    <SearchPanel
      label="Members"
      text="q"
      placeholder="Name, email or phone"
      choices={[
        { name: 'area', label: 'Area', options: withAll('All Areas', areas) },
        { name: 'unit', label: 'Unit', options: withAll('All Units', units) },
        { name: 'sort', label: 'Order', options: sorts },
      ]}
      filter={filter}
      onChange={(part) => (part.area === undefined ? onChange(part) : changeArea(part.area))}
    >
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ActiveFilters filter={filter} onChange={onChange} />
        <SearchTools refreshing={refreshing} onRefresh={onRefresh}>
          <Button variant="secondary" size="sm" className="pointer-coarse:min-h-11" onClick={onClear}>
            Clear
          </Button>
        </SearchTools>
      </div>
    </SearchPanel>
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
            // Without the area its unit goes too: All Areas has a different list of units.
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
