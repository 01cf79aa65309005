import { clsx } from 'clsx';
import { Field } from './field';
import { Input } from './input';

type SearchBarProps = {
  /** What is searched, for screen readers. */
  label: string;
  /** Above the input. */
  fieldLabel: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
};

/**
 * Renders a search by words alone above a list; every letter takes effect at once. With filters beside it: SearchPanel.
 */
export function SearchBar({ label, fieldLabel, placeholder, value, onChange, className }: SearchBarProps) {
  return (
    <form
      role="search"
      aria-label={label}
      noValidate
      className={clsx('max-w-xl', className)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={fieldLabel}>
        <Input
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="pointer-fine:min-h-10 pointer-fine:py-1"
        />
      </Field>
    </form>
  );
}
