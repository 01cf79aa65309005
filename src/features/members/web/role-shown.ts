import * as texts from '../texts';

const names: Readonly<Record<string, string>> = texts.roleNames;

/** A role as the screen calls it, by what the API calls it for people to read (`Area Admin`). */
export const roleShown = (display: string): string => names[display] ?? display;
