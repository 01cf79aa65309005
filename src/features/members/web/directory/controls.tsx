import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { RemovableChip } from '~/ui/chip';
import { SearchPanel } from '~/ui/search-panel';
import { isActive, unitsOf, type Directory, type Filter } from './search';
import * as texts from '../../texts';

type ControlsProps = {
  /** Null until it is loaded. */
  directory: Directory | null;
  filter: Filter;
  onChange: (part: Partial<Filter>) => void;
  onClear: () => void;
};

const sorts: { value: Filter['sort']; label: string }[] = [
  { value: 'name', label: texts.sortByName },
  { value: 'date', label: texts.sortByJoinDate },
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
      label={texts.members}
      text="q"
      placeholder={texts.directorySearchHint}
      choices={[
        { name: 'area', label: texts.area, options: withAll(texts.allAreas, areas) },
        { name: 'unit', label: texts.unit, options: withAll(texts.allUnits, units) },
        { name: 'sort', label: texts.order, options: sorts },
      ]}
      filter={filter}
      onChange={(part) => (part.area === undefined ? onChange(part) : changeArea(part.area))}
    >
      {isActive(filter) && (
        <div className="mt-2 flex items-center gap-2 print:hidden">
          <ActiveFilters filter={filter} onChange={onChange} />
          <Button variant="secondary" size="sm" className="ms-auto shrink-0 pointer-coarse:min-h-11" onClick={onClear}>
            {texts.clear}
          </Button>
        </div>
      )}
    </SearchPanel>
  );
}

function ActiveFilters({ filter, onChange }: Pick<ControlsProps, 'filter' | 'onChange'>) {
  const active = (
    [
      ['q', texts.search, filter.q.trim()],
      ['area', texts.area, filter.area],
      ['unit', texts.unit, filter.unit],
    ] as const
  ).filter(([, , value]) => value !== '');
  if (active.length === 0) return null;
  return (
    <ul
      aria-label={texts.activeFilters}
      className="flex min-w-0 gap-2 overflow-x-auto [scrollbar-width:none] sm:flex-wrap"
    >
      {active.map(([name, label, value]) => (
        <li key={name} className="max-w-full shrink-0 sm:min-w-0 sm:shrink">
          <RemovableChip
            className="max-w-full"
            removeLabel={fillText(texts.removeFilter, { label, value })}
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
