/** What says who a row is about, as it is compared: null where the row has none. */
export interface Keys {
  membershipId: string | null;
  licenseKey: string | null;
  phone: string | null;
  email: string | null;
}

const keyNames = ['membershipId', 'licenseKey', 'phone', 'email'] as const;

/** Who has which of them. A licence may be entered for several people, the rest is one person's. */
export type Holders = Record<keyof Keys, Map<string, number[]>>;

/** The letters and digits of a licence's number, as the database compares them (accounts, `licenseKey`). */
export const licenseKeyOf = (licenseNo: string): string | null =>
  licenseNo.toUpperCase().replace(/[^A-Z0-9]/g, '') || null;

/** Who has what, of these people. */
export function holdersOf(people: readonly ({ id: number } & Keys)[]): Holders {
  const holders: Holders = { membershipId: new Map(), licenseKey: new Map(), phone: new Map(), email: new Map() };
  for (const person of people) {
    for (const name of keyNames) {
      const key = person[name];
      if (key !== null) push(holders[name], key, person.id);
    }
  }
  return holders;
}

/**
 * Whom a row is about: everybody whom one of its keys fits. Nobody: somebody new; more than one: nobody can tell. A licence that several
 * people have decides nothing where another key does, as long as it is one of them.
 */
export function match(keys: Keys, holders: Holders): number[] {
  const fitting = keyNames.map((name) => (keys[name] === null ? [] : (holders[name].get(keys[name]) ?? [])));
  const sure = new Set(fitting.filter((ids) => ids.length === 1).flat());
  const [only] = sure;
  const open = fitting.filter((ids) => ids.length > 1 && !(sure.size === 1 && ids.includes(only!)));
  return [...new Set([...sure, ...open.flat()])];
}

/** For each row that shares a key or its person with others: the lines of the first of them. */
export function twice(
  rows: readonly { line: number; keys: Keys; userIds: readonly number[] }[],
): Map<number, number[]> {
  const lines = new Map<string, number[]>();
  for (const { line, keys, userIds } of rows) {
    for (const name of keyNames) if (keys[name] !== null) push(lines, `${name} ${keys[name]}`, line);
    if (userIds.length === 1) push(lines, `user ${userIds[0]}`, line);
  }
  const found = new Map<number, number[]>();
  for (const same of lines.values()) {
    if (same.length < 2) continue;
    const first = same.slice(0, 10);
    for (const line of same) if (!found.has(line)) found.set(line, first);
  }
  return found;
}

function push<K>(lists: Map<K, number[]>, key: K, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
