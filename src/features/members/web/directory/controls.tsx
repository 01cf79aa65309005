import { fillText } from '~/shared/fill-text';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { RemovableChip } from '~/ui/chip';
import { SearchPanel } from '~/ui/search-panel';
import { isActive, unitsOf, type Directory, type Filter } from './search';
import * as texts from '../../texts';

type ControlsProps = {
  /** Null until the members are loaded. */
  directory: Directory | null;
  filter: Filter;
  onChange: (part: Partial<Filter>) => void;
  onClear: () => void;
};

const sorts: { value: Filter['sort']; label: string }[] = [
  { value: 'name', label: texts.sortByName },
  { value: 'date', label: texts.sortByJoinDate },
];

/** Renders the search, the filters, the order, and the active filters. */
export function Controls({ directory, filter, onChange, onClear }: ControlsProps) {
  const areas = directory?.areas.map(({ name }) => name) ?? [];
  const units = directory ? unitsOf(directory, filter.area) : [];
  const changeArea = (area: string) => {
    // A unit outside the new area would match no member.
    const keepsUnit = directory !== null && unitsOf(directory, area).includes(filter.unit);
    onChange({ area, unit: keepsUnit ? filter.unit : '' });
  };
  return (
    <SearchPanel
      label={common.members}
      text="q"
      placeholder={texts.directorySearchHint}
      choices={[
        { name: 'area', label: personTexts.area, options: withAll(common.allAreasOption, areas) },
        { name: 'unit', label: personTexts.unit, options: withAll(texts.allUnits, units) },
        { name: 'sort', label: texts.order, options: sorts },
      ]}
      filter={filter}
      onChange={(part) => (part.area === undefined ? onChange(part) : changeArea(part.area))}
    >
      {isActive(filter) && (
        <div className="mt-2 flex items-center gap-2 print:hidden">
          <ActiveFilters filter={filter} onChange={onChange} />
          <Button variant="secondary" size="row" className="ms-auto shrink-0" onClick={onClear}>
            {common.clear}
          </Button>
        </div>
      )}
    </SearchPanel>
  );
}

function ActiveFilters({ filter, onChange }: Pick<ControlsProps, 'filter' | 'onChange'>) {
  const active = (
    [
      ['q', common.searchLabel, filter.q.trim()],
      ['area', personTexts.area, filter.area],
      ['unit', personTexts.unit, filter.unit],
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
            // Removing the area removes its unit too: All Areas has a different list of units.
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
