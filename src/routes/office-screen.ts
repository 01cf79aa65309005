import type { ComponentType } from 'react';
import type { OfficeJob } from '~/features/help/web/public';
import { route, type Route } from '~/router';
import type { Access } from '~/shared/access';

/** The groups of the office's screens, in the order of its menu (docs/product/admin.md, "Office menu"). */
export const groups = ['today', 'people', 'site', 'money', 'board', 'records'] as const;
export type Group = (typeof groups)[number];

/** A screen of the office: its page, its place in the menu, and who may enter it. */
export interface OfficeScreen<P extends string = string, M = unknown> extends Route<P, M> {
  /** Its group in the menu; the screen that leads to it and is marked in the menu in its place; or neither. */
  group: Group | `/app/admin/${'people' | 'settings'}` | `/admin/manage-${'events' | 'shops' | 'ads'}` | null;
  label: string;
  Icon: ComponentType;
  access: Exclude<Access, 'anyone'>;
  /** Where a person without the access is sent. Not `PagePath`, which is made of this table. */
  otherwise: '/' | '/login' | '/app/admin/dashboard';
  /** The help page about it; without one, the list of them all. */
  help?: OfficeJob;
}

/** Returns a line of the table of screens (office-screens.ts). */
export const screen = <const P extends string, M>(
  path: P,
  module: () => Promise<M>,
  more: Omit<OfficeScreen, 'path' | 'module' | 'layout'>,
): OfficeScreen<P, M> => ({ ...route(path, module), ...more });
