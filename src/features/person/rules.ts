/**
 * What registrars read in a history (docs/decisions/0066): entries whose action begins so, and notices of all other
 * kinds. Logins, passwords, factors, Aadhaar numbers, nominees, flags and requests about data are superusers' matters.
 * An action that is not named here is theirs too.
 */
export const ofRegistrars = {
  actions: [
    'application.',
    'card.',
    'consent.',
    'person_note.',
    'position.',
    'post.acknowledge',
    'renewal.',
    'user.approve',
    'user.confirm_license',
    'user.create',
    'user.death',
    'user.delete',
    'user.duties',
    'user.edit',
    'user.email_confirm',
    'user.name',
    'user.photo',
    'user.reminder_mail',
    'user.revoke_approval',
    'user.role',
    'user.undo_',
  ],
  without: ['privacy'],
} as const;

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
