import type { Session } from '~/session';
import type { ComponentType } from 'react';
import { hasAccess, type Access } from '~/shared/access';
import type { Messages } from '~/ui/hooks/use-message';
import type * as texts from '../../texts';

/** What a tab's component gets; its message stands at the bottom of the screen. */
export interface DuesTabProps {
  session: Session;
  messages: Messages;
}

/** A tab of the screen of dues: its key in the address, its name, and who may open it. */
interface DuesTab {
  key: keyof typeof texts.tabs;
  access: Access;
  load: () => Promise<{ Tab: ComponentType<DuesTabProps> }>;
}

/** What of the screen's address other screens lead to: a tab, a receipt that is open in its window, and who pays. */
export type DuesAddress = { tab: DuesTab['key']; receipt: number; user: number; shop: number };

/** Every tab of /app/admin/dues, a line each, in their order (docs/product/dues.md, "Office screens"). */
const duesTabs: readonly DuesTab[] = [
  { key: 'record', access: 'collects-dues', load: () => import('./desk/record-tab') },
  { key: 'invoices', access: 'treasurer', load: () => import('./desk/invoices-tab') },
  { key: 'receipts', access: 'collects-dues', load: () => import('./desk/receipts-tab') },
  { key: 'claims', access: 'treasurer', load: () => import('./desk/claims-tab') },
  { key: 'plans', access: 'treasurer', load: () => import('./desk/plans-tab') },
  { key: 'arrears', access: 'treasurer', load: () => import('./areas/arrears-tab') },
  { key: 'cash', access: 'collects-dues', load: () => import('./areas/cash-tab') },
  { key: 'statement', access: 'treasurer', load: () => import('./areas/statement-tab') },
  { key: 'opening', access: 'treasurer', load: () => import('./areas/opening-tab') },
  { key: 'ledger', access: 'treasurer', load: () => import('./areas/ledger-tab') },
  { key: 'handing', access: 'treasurer', load: () => import('./areas/handing-tab') },
];

/** Returns the tabs that a person may open. */
export const tabsFor = (session: Session) => duesTabs.filter(({ access }) => hasAccess(session, access));
