import { expect, test } from 'vitest';
import { uploadNotes } from './ad-upload';

const file = (name: string) => ({ name }) as File;
const done = [{ file: file('a.jpg'), answer: null }];
const failed = [{ file: file('b.jpg'), problem: 'b.jpg: please upload an image or a video.' }];

test('a part that arrived is counted, and each failure has its file and reason', () => {
  const notes = uploadNotes(
    { done, failed: [...failed, { file: file('c.jpg'), problem: 'Too large.' }], stopped: false },
    2,
  );
  expect(notes).toEqual([
    '1 of 3 ads is in place; the files below can be tried again.',
    'b.jpg: please upload an image or a video.',
    'c.jpg: Too large.',
  ]);
});

test('no ad arrived, or the upload was cancelled', () => {
  expect(uploadNotes({ done: [], failed, stopped: false }, 1)[0]).toBe('Nothing was uploaded. It can be tried again.');
  expect(uploadNotes({ done: [], failed: [], stopped: true }, 1)).toEqual(['Cancelled: nothing was uploaded.']);
  expect(uploadNotes({ done, failed, stopped: true }, 2)).toEqual(['Cancelled: 1 of 3 ads is in place.']);
});

test('of many failures the first are named and the others counted', () => {
  const many = ['b', 'c', 'd', 'e', 'f'].map((name) => ({ file: file(name), problem: 'Too large.' }));
  expect(uploadNotes({ done: [], failed: many, stopped: false }, 5).slice(-2)).toEqual([
    'b, c, d: Too large.',
    'and 2 more',
  ]);
});
