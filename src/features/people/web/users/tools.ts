import type { ComponentType, ReactNode } from 'react';
import type { Messages } from '~/ui/hooks/use-message';
import type { Selection } from '~/ui/office/use-selection';
import type { User } from '~/shared/person/user';
import type { ListedUser } from '../../contract';

/** Returns the panel of a person's second factor, and the question that stands outside its form. */
export type UseFactorReset = (user: User) => { panel: ReactNode; question: ReactNode };

/** What features that import this one do on its screen; the page passes it in (src/routes/users-page.tsx). */
export interface UserTools {
  /** The actions on selected people, in the bar of the list. */
  Selected: ComponentType<{
    people: readonly ListedUser[];
    found: readonly number[];
    selection: Selection;
    messages: Messages;
    hasHead: boolean;
  }>;
  useRevocation: () => (call: { params: { id: number } }) => Promise<{ message: string }>;
  useFactorReset: UseFactorReset;
}
