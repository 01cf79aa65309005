/** The keys that identify the person of a row, in the form in which they are compared; null where the row has none. */
export interface Keys {
  membershipId: string | null;
  licenseKey: string | null;
  phone: string | null;
  email: string | null;
}

const keyNames = ['membershipId', 'licenseKey', 'phone', 'email'] as const;

/** The people of each key. A licence may be entered for several people, every other key belongs to one person. */
export type Holders = Record<keyof Keys, Map<string, number[]>>;

/** Returns a licence number's letters and digits, as the database compares them (`licenseKey`); null without any. */
export const licenseKeyOf = (licenseNo: string): string | null =>
  licenseNo.toUpperCase().replace(/[^A-Z0-9]/g, '') || null;

/** Returns the people of each key, by their ids. */
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
 * Returns the ids of the people that a row matches by one of its keys: none means a new person, several mean that the
 * row is ambiguous. A licence shared by several people decides nothing where another key matches, as long as that
 * person is among them.
 */
export function match(keys: Keys, holders: Holders): number[] {
  const fitting = keyNames.map((name) => (keys[name] === null ? [] : (holders[name].get(keys[name]) ?? [])));
  const sure = new Set(fitting.filter((ids) => ids.length === 1).flat());
  const [only] = sure;
  const open = fitting.filter((ids) => ids.length > 1 && !(sure.size === 1 && ids.includes(only!)));
  return [...new Set([...sure, ...open.flat()])];
}

/** Returns, for each row that shares a key or its person with other rows, the line numbers of the first ten of them. */
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
