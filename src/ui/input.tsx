import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class';
import { useFieldControl } from './field-context';

/** Renders a one-line text field; inside a Field it takes id, description and state from it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldControl(rest)} className={clsx(controlClass, 'min-h-11', className)} />;
}
