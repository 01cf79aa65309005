import type { Row } from './rows';

/** How many people are remembered. */
const maxPeople = 5;

/** In memory alone: a logout loads the page again, and no device stores whom the office looked for. */
let recent: { userId: number | undefined; people: readonly Row[] } = { userId: undefined, people: [] };

/** Returns the people whom this person has opened last, the last first. */
export const recentPeople = (userId: number | undefined): readonly Row[] =>
  recent.userId === userId ? recent.people : [];

/** Remembers a person who was opened; another person in this tab begins from the start. */
export function rememberPerson(userId: number | undefined, row: Row): void {
  const others = recentPeople(userId).filter(({ key }) => key !== row.key);
  recent = { userId, people: [row, ...others].slice(0, maxPeople) };
}
