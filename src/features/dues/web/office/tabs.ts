import type * as duesTexts from '~/shared/dues/texts';
import type { Session } from '~/session';
import type { ComponentType } from 'react';
import type { Access } from '~/shared/access';
import type { Messages } from '~/ui/hooks/use-message';

/** What a tab's component gets; its message stands at the bottom of the screen. */
export interface DuesTabProps {
  session: Session;
  messages: Messages;
}

/** A tab of the screen of dues: its key in the address, its name, and who may open it. */
export interface DuesTab {
  key: keyof typeof duesTexts.tabs;
  access: Access;
  load: () => Promise<{ Tab: ComponentType<DuesTabProps> }>;
}

/** What of the screen's address other screens lead to: a tab, a receipt that is open in its window, and who pays. */
export type DuesAddress = { tab: DuesTab['key']; receipt: number; user: number; shop: number };
