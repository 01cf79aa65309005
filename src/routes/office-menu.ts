import { hasAccess, type Rights } from '~/shared/access';
import { groups, type Group } from './office-screen';
import { screens } from './office-screens';

/** Returns whether a screen's group is in the office's menu. */
export const isInMenu = (group: string | null): group is Group => groups.some((each) => each === group);

/** Returns the path of the screen that is in the menu for a screen: itself, or the screen that it belongs to. */
export function inMenuFor(path: string): string {
  const group = screens.find((each) => each.path === path)?.group ?? null;
  return group === null || isInMenu(group) ? path : group;
}

/** Returns the screens of the menu that a person may enter, in its order. */
export const screensFor = (session: Rights) =>
  screens.filter(({ group, access }) => isInMenu(group) && hasAccess(session, access));
