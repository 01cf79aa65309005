import { expect, test } from 'vitest';
import { outcomeProblems, savedText, sortPictures, uploadedText } from './posters';

const file = (name: string) => ({ name }) as File;
const outcome = (done: number, failed: string[] = [], stopped = false) => ({
  done: Array.from({ length: done }, (_, index) => ({ file: file(`${index}.jpg`), answer: null })),
  failed: failed.map((name) => ({ file: file(name), problem: 'Please select a valid image file' })),
  stopped,
});

test('the message on a saved event includes the result of its posters', () => {
  expect(savedText('created', null)).toBe('Event created successfully');
  expect(savedText('created', outcome(3))).toBe('Event created successfully with 3 poster(s)!');
  expect(savedText('created', outcome(2, ['x.jpg']))).toBe(
    'Event created successfully, but failed to upload some posters',
  );
  expect(savedText('updated', null)).toBe('Event updated successfully');
  expect(savedText('updated', outcome(1))).toBe('Event updated successfully with 1 new poster(s)!');
  expect(savedText('updated', outcome(0, ['x.jpg']))).toBe(
    'Event updated successfully, but failed to upload some posters',
  );
  expect(savedText('updated', outcome(4, [], true))).toBe(
    'Event updated successfully, but failed to upload some posters',
  );
});

test('posters sent alone are counted; no poster at all is a failure', () => {
  expect(uploadedText(outcome(19, ['x.jpg']))).toBe('19 poster(s) uploaded successfully!');
  expect(uploadedText(outcome(0, ['x.jpg']))).toBe('Failed to upload posters.');
});

test('files that did not arrive are named', () => {
  expect(outcomeProblems(outcome(20), 20)).toEqual([]);
  expect(outcomeProblems(outcome(19, ['x.jpg']), 20)).toEqual(['x.jpg: Please select a valid image file']);
  expect(outcomeProblems(outcome(5, [], true), 20)).toEqual(['15 cancelled']);
});

test('a file that is no picture or too large is left out by name, the limit itself is allowed', () => {
  const picture = (name: string, type: string, size = 10) => ({ name, type, size }) as File;
  const [good, limit, raw] = [
    picture('a.jpg', 'image/jpeg'),
    picture('b.png', 'image/png', 20 * 1024 * 1024),
    picture('c.heic', ''),
  ];
  expect(sortPictures([good, limit, raw])).toEqual({ files: [good, limit, raw], problem: undefined });
  const bad = [
    picture('notes.txt', 'text/plain'),
    picture('wall.jpg', 'image/jpeg', 20 * 1024 * 1024 + 1),
    picture('x.pdf', 'application/pdf'),
  ];
  expect(sortPictures([good, ...bad])).toEqual({
    files: [good],
    problem: 'Please select a valid image file: notes.txt, x.pdf. File size must be at most 20MB: wall.jpg.',
  });
});
