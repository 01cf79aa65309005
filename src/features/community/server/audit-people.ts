import { inArray } from 'drizzle-orm';
import type { FindPeople } from '~/features/audit/server/public';
import { communityAnswers, communityQuestions } from './tables';

/** Finds whose posts old audit entries of the board are about: the author in the entry, else of the post. */
export const postPeople: FindPeople = {
  types: ['question', 'answer'],
  async find(tx, rows) {
    const people = new Map<number, number>();
    for (const [type, table] of [
      ['question', communityQuestions],
      ['answer', communityAnswers],
    ] as const) {
      const theirs = rows.filter(({ targetType }) => targetType === type);
      const ids = theirs.flatMap(({ targetId }) => (targetId === null ? [] : [targetId]));
      const found = await tx
        .select({ id: table.id, authorId: table.authorId })
        .from(table)
        .where(inArray(table.id, [0, ...ids]));
      const authors = new Map(found.map(({ id, authorId }) => [id, authorId]));
      for (const { id, targetId, before } of theirs) {
        const author = before?.author_id ?? authors.get(targetId ?? 0);
        if (typeof author === 'number') people.set(id, author);
      }
    }
    return people;
  },
};
