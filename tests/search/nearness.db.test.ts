import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nearestNames } from '~/platform/database/matches';
import { nearness, searchWords } from '~/shared/search';
import { openTestDatabase } from '../support/database';
import { namePairs } from './name-pairs';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const pairs = namePairs().flat().slice(0, 300);
const names = [...new Set([...pairs.flatMap(({ malayalam, latin }) => [malayalam, latin]), 'A. K. Anil', 'Unni 42'])];
const typed = [
  ...[
    'an',
    'k',
    'a k',
    'anil',
    'Unni',
    'krishnan unni',
    'Unnikrishnan',
    'nair',
    '42',
    'sha',
    'K.',
    '100%',
    'un_i',
    '\\',
  ],
  ...pairs.filter((_, at) => at % 10 === 0).flatMap(({ malayalam, latin }) => [malayalam, latin, latin.slice(0, 4)]),
];

test('names are as near in the database as they are in the program', async () => {
  for (const text of typed) {
    const words = searchWords(text);
    const { all } = nearestNames(words, sql`folded`, sql`sound`);
    const { rows } = await database.db.execute<{ name: string; near: number }>(sql`
      select name, ${all.order[0]} as near from (
        select name, fold(name) as folded, romanised_name(name) as sound
        from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as names(name)
      ) as people where ${all.where}`);
    const inSql = new Map(rows.map(({ name, near }) => [name, near]));
    const inTypeScript = new Map(
      names.flatMap((name) => {
        const near = nearness(name, words);
        return near === undefined ? [] : [[name, near] as const];
      }),
    );
    expect([text, inSql]).toEqual([text, inTypeScript]);
  }
});
