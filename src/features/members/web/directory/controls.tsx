import { Button } from '~/ui/button';
import { RemovableChip } from '~/ui/chip';
import { SearchPanel } from '~/ui/search-panel';
import { isActive, unitsOf, type Directory, type Filter } from './search';

type ControlsProps = {
  /** Null until it is loaded. */
  directory: Directory | null;
  filter: Filter;
  onChange: (part: Partial<Filter>) => void;
  onClear: () => void;
};

const sorts: { value: Filter['sort']; label: string }[] = [
  { value: 'name', label: 'Sort by Name' },
  { value: 'date', label: 'Sort by Join Date' },
];

/** Search, filters, order, and which of them are active. */
export function Controls({ directory, filter, onChange, onClear }: ControlsProps) {
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
      {isActive(filter) && (
        <div className="mt-2 flex items-center gap-2 print:hidden">
          <ActiveFilters filter={filter} onChange={onChange} />
          <Button variant="secondary" size="sm" className="ms-auto shrink-0 pointer-coarse:min-h-11" onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
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
    <ul aria-label="Active filters" className="flex min-w-0 gap-2 overflow-x-auto [scrollbar-width:none] sm:flex-wrap">
      {active.map(([name, label, value]) => (
        <li key={name} className="max-w-full shrink-0 sm:min-w-0 sm:shrink">
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
