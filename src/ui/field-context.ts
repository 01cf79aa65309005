import { createContext, use } from 'react';

export type FieldState = { id: string; labelId: string; describedBy?: string; invalid: boolean; required: boolean };

/** What a Field passes to the control inside it. */
export const FieldContext = createContext<FieldState | null>(null);

type ControlProps = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: React.AriaAttributes['aria-invalid'];
  'aria-required'?: React.AriaAttributes['aria-required'];
};

/**
 * Joins a control's own props with those of the Field around it: id, description, invalid, required. `aria-required`
 * and not `required`: the texts of errors are the product's, not the browser's.
 */
export function useFieldControl<P extends ControlProps>(props: P): P & ControlProps {
  const field = use(FieldContext);
  if (!field) return props;
  const describedBy = [field.describedBy, props['aria-describedby']].filter(Boolean).join(' ');
  return {
    ...props,
    id: props.id ?? field.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': props['aria-required'] ?? (field.required || undefined),
  };
}
