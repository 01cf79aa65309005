import { createContext, use } from 'react';

/** What the window around a form needs of it. */
export interface Guarded {
  isSaving: boolean;
  /** Called when the window is about to close, so that the last letter typed counts. */
  hasChanges: () => boolean;
}

/** A window that confirms before it throws away what was typed, and does not close while it is being saved. */
export interface FormGuard {
  /** Called after every render of the form. Returns the function that ends it. */
  watch: (form: Guarded) => () => void;
  /** Closes without a question. */
  close: () => void;
}

export const FormGuardContext = createContext<FormGuard | null>(null);

/** Returns the window around this form; null for a form on a page. */
export const useFormGuard = () => use(FormGuardContext);
