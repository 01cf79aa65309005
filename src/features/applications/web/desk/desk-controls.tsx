import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { areasQuery } from '~/features/areas/web/public';
import { Field } from '~/ui/field';
import { SearchBar } from '~/ui/search-bar';
import { Select } from '~/ui/select';
import { applicationStateNames, applicationStates, type ApplicationState } from '../../contract/application-words';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

/** The desk's filter, as the address has it. */
export interface DeskFilter {
  search: string;
  state: ApplicationState;
  /** An area's id, or empty for all. */
  area: string;
}

type DeskControlsProps = {
  filter: DeskFilter;
  counts: Record<ApplicationState, number> | undefined;
  className?: string | undefined;
  onChange: (part: Partial<DeskFilter>) => void;
};

/** Search, state and area, in one line from 640 px on. */
export function DeskControls({ filter, counts, className, onChange }: DeskControlsProps) {
  const areas = useQuery(areasQuery);
  const states = applicationStates.map((state) => ({
    value: state,
    label: counts ? `${applicationStateNames[state]} (${counts[state]})` : applicationStateNames[state],
  }));
  const places = [
    { value: '', label: common.allAreas },
    ...(areas.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const size = 'pointer-fine:min-h-10 pointer-fine:py-1';
  return (
    <div className={clsx('grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex print:hidden', className)}>
      <SearchBar
        label={texts.applicants}
        fieldLabel={texts.searchApplicants}
        placeholder={texts.searchApplicantsHint}
        value={filter.search}
        onChange={(search) => onChange({ search })}
        className="max-sm:col-span-full sm:flex-2"
      />
      <Field label={common.show} className="sm:flex-1">
        <Select
          value={filter.state}
          options={states}
          onChange={(event) => onChange({ state: event.target.value as ApplicationState })}
          className={size}
        />
      </Field>
      <Field label={personTexts.area} className="sm:flex-1">
        <Select
          value={filter.area}
          options={places}
          onChange={(event) => onChange({ area: event.target.value })}
          className={size}
        />
      </Field>
    </div>
  );
}
