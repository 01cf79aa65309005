import * as texts from '../texts';

const names: Readonly<Record<string, string>> = texts.roleNames;

/** Returns a role's name on the screen for the role as the API displays it (`Area Admin`). */
export const roleShown = (display: string): string => names[display] ?? display;
