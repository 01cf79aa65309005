import { expect, expectTypeOf, test } from 'vitest';
import { queueMail } from '~/platform/mail';
import type { NewNotice } from './notify';
import { createNoticeWords } from './notice-words';

const wordsOf = createNoticeWords({ answered: '{name} answered {title}', due: 'Due in {days} days', done: 'Done' });

test('a text that names a person has their id', () => {
  expect(wordsOf('answered', { name: { id: 7, name: 'Asha' }, title: 'Slab' })).toEqual({
    key: 'answered',
    values: { name: 'Asha', title: 'Slab' },
    text: 'Asha answered Slab',
    about: [7],
  });
  expect(wordsOf('due', { days: 3 })).toEqual({ key: 'due', values: { days: 3 }, text: 'Due in 3 days', about: [] });
  expect(wordsOf('done').about).toEqual([]);
});

test('no person can be named without an id, and no mail queued without ids', () => {
  expectTypeOf(wordsOf<'answered'>)
    .parameter(1)
    .toEqualTypeOf<{ name: { id: number; name: string } } & Record<'title', string | number>>();
  expectTypeOf<NewNotice>().toHaveProperty('about').toEqualTypeOf<readonly number[]>();
  expectTypeOf(queueMail).parameter(3).toExtend<{ kind: string; reader: number | null; about: readonly number[] }>();
});
