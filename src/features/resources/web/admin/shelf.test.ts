import { expect, test } from 'vitest';
import type { ManagedFlipbook } from '../../contract';
import { checkDocuments, checkFlipbook, settledSince, shelfOf } from './shelf';

const book = (id: number, status: ManagedFlipbook['status'], is_current = false) => ({ id, status, is_current }) as ManagedFlipbook;
const file = (name: string, type: string, size = 10) => ({ name, type, size }) as File;
const ids = (books: ManagedFlipbook[]) => books.map(({ id }) => id);

test('what is not finished comes first, the current one alone, the others are archives', () => {
  const shelf = shelfOf([book(5, 'uploaded'), book(4, 'failed'), book(3, 'finished', true), book(2, 'rendering'), book(1, 'finished')]);
  expect(ids(shelf.coming)).toEqual([5, 4, 2]);
  expect(ids(shelf.current)).toEqual([3]);
  expect(ids(shelf.archives)).toEqual([1]);
});

test('a rendering that has come to an end is noticed once', () => {
  const before = [book(3, 'rendering'), book(2, 'uploaded'), book(1, 'finished')];
  const now = [book(4, 'finished'), book(3, 'finished', true), book(2, 'failed'), book(1, 'finished')];
  expect(ids(settledSince(before, now))).toEqual([3, 2]);
  expect(settledSince(now, now)).toEqual([]);
});

test('a flipbook needs a title, a version and a PDF that is not too large', () => {
  expect(checkFlipbook({ title: ' ', version: '', pdf: undefined })).toEqual({
    title: 'Title is required',
    version: 'Version is required',
    pdf: 'Please select a PDF file',
  });
  const named = (pdf: File) => checkFlipbook({ title: 'T', version: '1', pdf });
  expect(named(file('a.PDF', ''))).toEqual({});
  expect(named(file('a.pdf', 'application/pdf', 100 * 1024 * 1024))).toEqual({});
  expect(named(file('a.pdf', 'application/pdf', 100 * 1024 * 1024 + 1))).toEqual({ pdf: 'File size must be at most 100MB.' });
  expect(named(file('a.docx', 'application/msword'))).toEqual({ pdf: 'Please select a PDF file' });
});

test('documents need a category and a size that is taken', () => {
  expect(checkDocuments({ category: '', files: [] })).toEqual({ category: 'Please choose a category.', file: 'Please select a file' });
  expect(checkDocuments({ category: 'Safety', files: [file('a', ''), file('plan.pdf', '', 100 * 1024 * 1024)] })).toEqual({});
  const large = file('plan.pdf', '', 100 * 1024 * 1024 + 1);
  expect(checkDocuments({ category: 'Safety', files: [file('a', ''), large] })).toEqual({ file: 'File size must be at most 100MB: plan.pdf' });
});
