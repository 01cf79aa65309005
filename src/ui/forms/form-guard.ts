import { createContext, use } from 'react';

/** What the window around a form has to know of it. */
export interface Guarded {
  isSaving: boolean;
  /** Asked when the window is to be closed, so that the last letter typed counts. */
  hasChanges: () => boolean;
}

/** A window that asks before it throws away what was typed, and does not close while it is being saved. */
export interface FormGuard {
  /** Called after every render of the form. Gives the way to end it. */
  watch: (form: Guarded) => () => void;
  /** Closes without asking. */
  close: () => void;
}

export const FormGuardContext = createContext<FormGuard | null>(null);

/** The window around this form; null for one on a page. */
export const useFormGuard = () => use(FormGuardContext);
