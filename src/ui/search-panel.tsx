import ChevronDown from 'lucide-react/icons/chevron-down';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { clsx } from 'clsx';
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Button } from './button';
import { Field } from './field';
import { Input } from './input';
import { Select, type SelectOption } from './select';
import { isSameField } from './sort-button';

/** The members of a filter that hold text. */
type TextName<F> = { [N in keyof F]-?: F[N] extends string | undefined ? N : never }[keyof F] & string;

/** What a list is searched and filtered by. */
export interface ListSearch<F> {
  /** What is searched, for screen readers. */
  label: string;
  /** The filter's member that holds what is typed; `search` unless it is named. */
  text?: TextName<F>;
  /** The label of what is typed into, where it is not the usual one. */
  fieldLabel?: string;
  placeholder?: string;
  maxLength?: number;
  /** Lists to choose from; the first option of each is its usual one, and that of '' or `all` leaves no row out. */
  choices?: readonly { name: TextName<F>; label: string; options: readonly SelectOption[] }[];
  /** Days (`2026-11-28`) between which the rows lie; empty: no limit. */
  days?: readonly { name: TextName<F>; label: string }[];
}

/** Returns whether a list's search or a filter is another than at first. */
export function isNarrowed<F>(search: ListSearch<F>, filter: F): boolean {
  const { text = 'search' as TextName<F>, choices = [], days = [] } = search;
  const valueOf = (name: TextName<F>) => String(filter[name] ?? '').trim();
  return (
    valueOf(text) !== '' ||
    days.some(({ name }) => valueOf(name) !== '') ||
    choices.some(({ name, options }) => name !== 'sort' && valueOf(name) !== options[0]?.value)
  );
}

/** Returns what leaves rows of a list out, its order aside: the labels of search and filters with their values. */
export function filtersOf<F>(search: ListSearch<F>, filter: F) {
  const { text = 'search' as TextName<F>, choices = [], days = [] } = search;
  const valueOf = (name: TextName<F>) => String(filter[name] ?? '');
  return [
    [common.searchLabel, valueOf(text)] as const,
    ...choices.flatMap(({ name, label, options }) => {
      const value = valueOf(name);
      if (name === 'sort' || value === '' || value === 'all') return [];
      return [[label, options.find((option) => option.value === value)?.label ?? value] as const];
    }),
    ...days.map(({ name, label }) => [label, valueOf(name)] as const),
  ];
}

interface SearchPanelProps<F> extends ListSearch<F> {
  filter: F;
  /** `choice`: the value was chosen, not typed. */
  onChange: (part: Partial<F>, as?: 'choice') => void;
  /** A second line: active filters, Clear, Refresh. */
  children?: ReactNode;
}

/**
 * Renders search, filters and order above a list of the office or the directory, in one line; every change takes effect
 * at once. On phones the filters wait behind a button that shows how many are active, so that the list comes soon.
 */
export function SearchPanel<F extends object>(props: SearchPanelProps<F>) {
  const { label, text = 'search' as TextName<F>, placeholder, maxLength = 200, filter, onChange, children } = props;
  const { choices = [], days = [] } = props;
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const change = (name: TextName<F>, as?: 'choice') => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange({ [name]: event.target.value } as Partial<F>, as);
  const valueOf = (name: TextName<F>) => filter[name] as string | undefined;
  /** An order is chosen by its field; a head of the list may have turned it round. */
  const chosen = ({ name, options }: (typeof choices)[number]) =>
    name === 'sort'
      ? (options.find(({ value }) => isSameField(String(value), valueOf(name) ?? '')) ?? options[0])?.value
      : valueOf(name);
  const hasFilters = choices.length + days.length > 0;
  const inForce =
    choices.filter(({ name, options }) => name !== 'sort' && valueOf(name) !== options[0]?.value).length +
    days.filter(({ name }) => valueOf(name)).length;
  return (
    <form role="search" aria-label={label} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 sm:flex sm:flex-wrap sm:items-end">
        <Field
          label={props.fieldLabel ?? common.search}
          // On phones nothing stands beside its label.
          className={clsx(
            'max-sm:[&>label]:w-max max-sm:[&>label]:max-w-[calc(100vw-2*var(--spacing-gutter))]',
            'sm:min-w-48 sm:flex-2',
            !hasFilters && 'col-span-full',
          )}
        >
          <Input
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxLength}
            placeholder={placeholder}
            value={valueOf(text)}
            onChange={change(text)}
            className={controlSize}
          />
        </Field>
        {hasFilters && (
          <FiltersButton inForce={inForce} unfolded={unfolded} controls={id} onToggle={() => setUnfolded(!unfolded)} />
        )}
        <div
          id={id}
          className={clsx('col-span-full grid grid-cols-2 gap-x-3 gap-y-2 sm:contents', !unfolded && 'max-sm:hidden')}
        >
          {choices.map((choice) => (
            <Field
              key={choice.name}
              label={choice.label}
              className="max-sm:last:odd:col-span-full sm:min-w-28 sm:flex-1"
            >
              <Select
                value={chosen(choice)}
                options={choice.options}
                onChange={change(choice.name, 'choice')}
                className={controlSize}
              />
            </Field>
          ))}
          {days.map(({ name, label }) => (
            <Field key={name} label={label} className="sm:min-w-42 sm:flex-1">
              <Input
                type="date"
                max="2100-12-31"
                value={valueOf(name)}
                onChange={change(name, 'choice')}
                className={controlSize}
              />
            </Field>
          ))}
        </div>
      </div>
      {children}
    </form>
  );
}

type FiltersButtonProps = {
  /** How many filters leave rows out. */
  inForce: number;
  unfolded: boolean;
  /** The id of what it unfolds. */
  controls: string;
  onToggle: () => void;
};

/** Renders the button that unfolds the filters on phones. */
export const FiltersButton = ({ inForce, unfolded, controls, onToggle }: FiltersButtonProps) => (
  <Button
    variant="secondary"
    size="sm"
    aria-expanded={unfolded}
    aria-controls={controls}
    className="min-h-11 self-end sm:hidden"
    onClick={onToggle}
  >
    {inForce > 0 ? fillText(common.filtersInForce, { inForce }) : common.filters}
    <ChevronDown aria-hidden="true" className={clsx('transition-transform', unfolded && 'rotate-180')} />
  </Button>
);

/** A little less high than in a form, for a mouse. */
const controlSize = 'pointer-fine:min-h-10 pointer-fine:py-1';

type SearchToolsProps = { refreshing: boolean; onRefresh: () => void; children?: ReactNode };

/** Renders the end of a panel's second line: buttons such as Clear, and Refresh. */
export function SearchTools({ refreshing, onRefresh, children }: SearchToolsProps) {
  return (
    <div className="ms-auto flex gap-3">
      {children}
      <Button variant="secondary" size="row" loading={refreshing} onClick={onRefresh}>
        <RotateCw aria-hidden="true" />
        {common.refresh}
      </Button>
    </div>
  );
}
