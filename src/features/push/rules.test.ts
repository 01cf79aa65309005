import { expect, test } from 'vitest';
import { meaningOf, outsideQuietHours, reachOf, secondsOf, waitAfter } from './rules';

test.each([
  ['2026-11-28T20:59:59+05:30', '2026-11-28T20:59:59+05:30'],
  ['2026-11-28T21:00:00+05:30', '2026-11-29T07:00:00+05:30'],
  ['2026-11-29T00:10:00+05:30', '2026-11-29T07:00:00+05:30'],
  ['2026-11-29T06:59:59+05:30', '2026-11-29T07:00:00+05:30'],
  ['2026-11-29T07:00:00+05:30', '2026-11-29T07:00:00+05:30'],
])('what is ready at %s goes out at %s', (ready, out) => {
  expect(outsideQuietHours(new Date(ready))).toEqual(new Date(out));
});

test('answers are taken by their meaning', () => {
  const meanings = [200, 201, 202, 301, 302, 400, 401, 403, 404, 410, 413, 429, 500, 503].map(meaningOf);
  expect(meanings.join(' ')).toBe(
    'sent sent sent dropped dropped dropped refused refused gone gone dropped later later later',
  );
});

test('a message is tried five times; the push service may name the wait', () => {
  const now = new Date('2026-11-28T10:00:00Z');
  expect([1, 2, 3, 4, 5].map((attempt) => waitAfter(attempt, null))).toEqual([5, 30, 300, 1800, null]);
  expect(waitAfter(1, secondsOf('120', now))).toBe(120);
  expect(waitAfter(1, secondsOf('Sat, 28 Nov 2026 10:01:00 GMT', now))).toBe(60);
  expect(waitAfter(1, secondsOf('Sat, 28 Nov 2026 09:00:00 GMT', now))).toBe(0);
  expect(waitAfter(1, secondsOf('soon', now))).toBe(5);
  expect(waitAfter(5, 120)).toBeNull();
});

const hosts = ['fcm.googleapis.com', '*.push.apple.com', 'http://127.0.0.1:4999'];

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', 'checked'],
  ['https://fcm.googleapis.com:443/fcm/send/a', 'checked'],
  ['https://web.push.apple.com/Q', 'checked'],
  ['http://127.0.0.1:4999/a', 'as-it-stands'],
  ['https://push.apple.com/Q', null],
  ['https://evilpush.apple.com.example/Q', null],
  ['https://web-push.apple.com/Q', null],
  ['http://fcm.googleapis.com/fcm/send/a', null],
  ['https://fcm.googleapis.com:8443/a', null],
  ['https://user@fcm.googleapis.com/a', null],
  ['https://fcm.googleapis.com@127.0.0.1/a', null],
  ['https://127.0.0.1/a', null],
  ['http://127.0.0.1:5000/a', null],
  ['https://127.0.0.1:4999/a', null],
  ['http://localhost:4999/a', null],
  ['file:///etc/passwd', null],
  ['no address', null],
])('%s is reached: %s', (endpoint, reach) => {
  expect(reachOf(endpoint, hosts)).toBe(reach);
});
