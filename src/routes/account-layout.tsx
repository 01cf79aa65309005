import type { ReactNode } from 'react';
import { AccountNotes } from '~/features/privacy/web/public';
import { ComparePush } from '~/features/push/web/public';

/**
 * Renders what the pages of a person's own account share. It is here, not in a feature: the pages belong to several.
 */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AccountNotes />
      <ComparePush />
      {children}
    </>
  );
}
