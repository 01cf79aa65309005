import type { ComponentProps } from 'react';
import { Input } from './input';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'onKeyDown'> & {
  onText: (text: string) => void;
};

/** Renders the search of a choice within a form: Enter does not submit the form before there is a choice. */
export const SearchInput = ({ onText, ...props }: SearchInputProps) => (
  <Input
    autoComplete="off"
    {...props}
    type="search"
    onChange={({ target }) => onText(target.value)}
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
  />
);
