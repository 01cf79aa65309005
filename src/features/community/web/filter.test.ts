import { expect, test } from 'vitest';
import { filterOf, isNarrowed, questionIdOf, withParams } from './filter';

const params = (text: string) => new URLSearchParams(text);

test('an address without parameters selects everything', () => {
  const filter = filterOf(params(''));
  expect(filter).toEqual({ status: 'all', search: '', category: null, tag: '' });
  expect(isNarrowed(filter)).toBe(false);
});

test('an invalid value in an address counts as absent', () => {
  expect(filterOf(params('status=evil&category=cats'))).toEqual({ status: 'all', search: '', category: null, tag: '' });
  for (const text of ['question=', 'question=-1', 'question=1.5', 'question=a', 'question=1e99', '']) {
    expect(questionIdOf(params(text))).toBeNull();
  }
  expect(questionIdOf(params('question=12'))).toBe(12);
});

test('opening a thread keeps the filter, and clearing a filter leaves no empty parameter', () => {
  expect(withParams(params('status=urgent&search=M25'), { question: 7 })).toBe(
    '/community?status=urgent&search=M25&question=7',
  );
  expect(withParams(params('status=urgent&question=7'), { status: 'all' })).toBe('/community?question=7');
  expect(withParams(params('question=7'), { question: null, search: '' })).toBe('/community');
});
