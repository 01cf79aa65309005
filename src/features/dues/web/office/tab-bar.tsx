import type { ReactNode } from 'react';
import { HeaderActions } from '~/ui/page-header';

type TabBarProps = {
  /** What the tab is for, in a sentence. */
  lead: string;
  actions?: ReactNode;
  /** Before the usual actions; on phones a button opens them. */
  moreActions?: ReactNode;
};

/** Renders the head of a tab: what it is for, and what can be done in it. */
export const TabBar = ({ lead, ...actions }: TabBarProps) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
    <p className="min-w-0 flex-1 basis-60 text-sm text-muted print:hidden">{lead}</p>
    <HeaderActions {...actions} />
  </div>
);
