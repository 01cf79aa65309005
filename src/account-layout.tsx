import type { ReactNode } from 'react';
import { AccountNotes } from '~/features/privacy/web/public';

/** What the pages of somebody's own account have in common. It stands here, not in a feature: they are of several. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AccountNotes />
      {children}
    </>
  );
}
