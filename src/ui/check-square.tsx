import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const mark = 'pointer-events-none absolute inset-0 m-auto size-3/4 text-on-primary opacity-0 forced-colors:hidden';

/** Renders the square of a checkbox, in the size of `className`; its label is up to the caller. */
export const CheckSquare = ({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) => (
  <span className={clsx('relative shrink-0', className)}>
    <input
      {...rest}
      type="checkbox"
      className={clsx(
        'peer absolute inset-0 cursor-pointer appearance-none rounded-sm border border-line-strong bg-card',
        'transition-colors checked:border-primary checked:bg-primary hover:not-disabled:border-ink',
        'indeterminate:border-primary indeterminate:bg-primary',
        'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
        'forced-colors:appearance-auto',
      )}
    />
    <Check
      aria-hidden="true"
      strokeWidth={3}
      className={clsx(mark, 'peer-checked:opacity-100 peer-disabled:text-muted')}
    />
    <Minus aria-hidden="true" strokeWidth={3} className={clsx(mark, 'peer-indeterminate:opacity-100')} />
  </span>
);
