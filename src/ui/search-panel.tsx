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

interface SearchPanelProps<F> {
  /** What is searched, for screen readers. */
  label: string;
  /** The filter's member that holds what is typed. */
  text: keyof F & string;
  placeholder: string;
  maxLength?: number;
  /** Two or three lists to choose from. */
  choices: readonly { name: keyof F & string; label: string; options: readonly SelectOption[] }[];
  filter: F;
  onChange: (part: Partial<F>) => void;
  /** A second line: what is in force, Clear, Refresh. */
  children?: ReactNode;
}

/**
 * Search, filters and order above a list of the office or the directory, in one line; every change shows at once. On phones
 * the filters wait behind a button that says how many are in force, so that the list comes soon.
 */
export function SearchPanel<F extends { [N in keyof F]: string | undefined }>(props: SearchPanelProps<F>) {
  const { label, text, placeholder, maxLength = 100, choices, filter, onChange, children } = props;
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const change = (name: keyof F & string) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange({ [name]: event.target.value } as Partial<F>);
  const inForce = choices.filter(({ name, options }) => name !== 'sort' && filter[name] !== options[0]?.value).length;
  return (
    <form role="search" aria-label={label} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 sm:flex">
        <Field label={common.search} className="sm:flex-2">
          <Input
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxLength}
            placeholder={placeholder}
            value={filter[text]}
            onChange={change(text)}
            className={controlSize}
          />
        </Field>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={unfolded}
          aria-controls={id}
          className="min-h-11 self-end sm:hidden"
          onClick={() => setUnfolded(!unfolded)}
        >
          {inForce > 0 ? fillText(common.filtersInForce, { inForce }) : common.filters}
          <ChevronDown aria-hidden="true" className={clsx('transition-transform', unfolded && 'rotate-180')} />
        </Button>
        <div
          id={id}
          className={clsx('col-span-full grid grid-cols-2 gap-x-3 gap-y-2 sm:contents', !unfolded && 'max-sm:hidden')}
        >
          {choices.map((choice) => (
            <Field key={choice.name} label={choice.label} className="max-sm:last:odd:col-span-full sm:flex-1">
              <Select
                value={filter[choice.name]}
                options={choice.options}
                onChange={change(choice.name)}
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

/** A little less high than in a form, for a mouse. */
const controlSize = 'pointer-fine:min-h-10 pointer-fine:py-1';

type SearchToolsProps = { refreshing: boolean; onRefresh: () => void; children?: ReactNode };

/** The end of a panel's second line: buttons such as Clear, and Refresh. */
export function SearchTools({ refreshing, onRefresh, children }: SearchToolsProps) {
  return (
    <div className="ms-auto flex gap-3">
      {children}
      <Button
        variant="secondary"
        size="sm"
        className="pointer-coarse:min-h-11"
        loading={refreshing}
        onClick={onRefresh}
      >
        <RotateCw aria-hidden="true" />
        {common.refresh}
      </Button>
    </div>
  );
}
