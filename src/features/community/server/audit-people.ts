import { ownersOf, type FindPeople } from '~/features/audit/server/public';
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
      const authors = await ownersOf(tx, table, table.authorId, theirs);
      for (const { id, targetId, before } of theirs) {
        const author = before?.author_id ?? authors.get(targetId ?? 0);
        if (typeof author === 'number') people.set(id, author);
      }
    }
    return people;
  },
};
