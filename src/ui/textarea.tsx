import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class';
import { useFieldControl } from './field-context';

/** Renders a field for several lines; it grows with its text where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useFieldControl(rest)}
      className={clsx(controlClass, 'field-sizing-content min-h-28 resize-y', className)}
    />
  );
}
