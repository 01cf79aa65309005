import RotateCw from 'lucide-react/icons/rotate-cw';
import { clsx } from 'clsx';
import type { ChangeEvent, ReactNode } from 'react';
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

/** Search, filters and order above a list of the office or the directory; every change shows at once. */
export function SearchPanel<F extends { [N in keyof F]: string | undefined }>(props: SearchPanelProps<F>) {
  const { label, text, placeholder, maxLength = 100, choices, filter, onChange, children } = props;
  const change = (name: keyof F & string) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange({ [name]: event.target.value } as Partial<F>);
  const three = choices.length > 2;
  return (
    <form
      role="search"
      aria-label={label}
      noValidate
      className="rounded-lg border border-line bg-card p-5 shadow-sm sm:p-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <div
        className={clsx(
          'grid grid-cols-2 gap-4',
          three
            ? 'sm:grid-cols-3 lg:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))]'
            : 'sm:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]',
        )}
      >
        <Field label="Search" className={three ? 'max-lg:col-span-full' : 'max-sm:col-span-full'}>
          <Input
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxLength}
            placeholder={placeholder}
            value={filter[text]}
            onChange={change(text)}
          />
        </Field>
        {choices.map((choice) => (
          <Field key={choice.name} label={choice.label} className="max-sm:last:even:col-span-full">
            <Select value={filter[choice.name]} options={choice.options} onChange={change(choice.name)} />
          </Field>
        ))}
      </div>
      {children}
    </form>
  );
}

type SearchToolsProps = { refreshing: boolean; onRefresh: () => void; children?: ReactNode };

/** The end of a panel's second line: buttons such as Clear, and Refresh. */
export function SearchTools({ refreshing, onRefresh, children }: SearchToolsProps) {
  return (
    <div className="ms-auto flex gap-3">
      {children}
      <Button variant="secondary" size="sm" className="pointer-coarse:min-h-11" loading={refreshing} onClick={onRefresh}>
        <RotateCw aria-hidden="true" />
        Refresh
      </Button>
    </div>
  );
}
