import { eq, sql } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import { ownersOf, type FindPeople } from '~/features/audit/server/public';
import { positions } from './tables';

/** The people of old audit entries about positions: by the position, once removed by the name, if it is unique. */
export const positionPeople: FindPeople = {
  types: ['position'],
  async find(tx, rows) {
    const holders = await ownersOf(tx, positions, positions.userId, rows);
    const people = new Map<number, number>();
    for (const { id, targetId, before, after } of rows) {
      const holder = holders.get(targetId ?? 0);
      const name = (before ?? after)?.full_name;
      if (typeof holder === 'number') people.set(id, holder);
      else if (typeof name === 'string') {
        const same = await tx
          .select({ id: users.id })
          .from(users)
          .where(eq(sql`trim(${users.firstName} || ' ' || ${users.lastName})`, name))
          .limit(2);
        if (same.length === 1) people.set(id, same[0]!.id);
      }
    }
    return people;
  },
};
