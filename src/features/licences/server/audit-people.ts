import { inArray } from 'drizzle-orm';
import type { FindPeople } from '~/features/audit/server/public';
import { renewals } from './tables';

/** Whom old entries about renewals are about. */
export const renewalPeople: FindPeople = {
  types: ['renewal'],
  async find(tx, rows) {
    const ids = rows.flatMap(({ targetId }) => (targetId === null ? [] : [targetId]));
    const found = await tx.select({ id: renewals.id, userId: renewals.userId }).from(renewals).where(inArray(renewals.id, [0, ...ids]));
    const people = new Map(found.map(({ id, userId }) => [id, userId]));
    return new Map(rows.flatMap(({ id, targetId }) => (people.has(targetId ?? 0) ? [[id, people.get(targetId!)!] as const] : [])));
  },
};
