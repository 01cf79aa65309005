/**
 * Returns whether two values of a field are the same to the person: white space around a text is not a change; files
 * are compared by identity.
 */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => item === other[index]);
  return Object.is(one, other);
}

/** Returns the values that differ from those the form opened with; texts without the white space around them. */
export function changedValues<V extends object>(values: V, opened: V): Partial<V> {
  const changed = (Object.entries(values) as [keyof V, V[keyof V]][]).filter(
    ([name, value]) => !isSame(value, opened[name]),
  );
  return Object.fromEntries(
    changed.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Partial<V>;
}

export const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

/**
 * Rebases a form after another person has saved: what was typed since `opened` stays, all else becomes what is saved
 * now. `theirs` has the saved values of the fields that both people have changed.
 */
export function rebaseValues<V extends object>(opened: V, typed: V, saved: V): { values: V; theirs: Partial<V> } {
  const values = { ...saved };
  const theirs: Partial<V> = {};
  for (const name of Object.keys(saved) as (keyof V)[]) {
    if (isSame(typed[name], opened[name])) continue;
    values[name] = typed[name];
    if (!isSame(saved[name], opened[name]) && !isSame(saved[name], typed[name])) theirs[name] = saved[name];
  }
  return { values, theirs };
}
