/** A row's place in a person's history: its moment (ISO 8601), its source and its id in that source. */
export interface Place {
  at: string;
  source: 'audit' | 'notice';
  id: number;
}

const sources = ['audit', 'notice'] as const;

/** Returns rows of several sources in one order: the newest first, then by source, then the higher id. */
export const mergeNewest = <R extends Place>(rows: readonly R[]): R[] =>
  rows.toSorted(
    (a, b) =>
      Date.parse(b.at) - Date.parse(a.at) || sources.indexOf(a.source) - sources.indexOf(b.source) || b.id - a.id,
  );

/** Returns the cursor that names a row as the last of its page. */
export const cursorOf = ({ at, source, id }: Place): string => `${Date.parse(at)}.${source}.${id}`;

/** Returns the place that a cursor names. The contract lets only cursors of this form through. */
export function placeOf(cursor: string): { at: Date; source: Place['source']; id: number } {
  const [moment = '', source = '', id = ''] = cursor.split('.');
  return { at: new Date(Number(moment)), source: source as Place['source'], id: Number(id) };
}
