import { parseSetCookie } from 'cookie';
import { expect, test } from 'vitest';
import { createKeyRing } from '~/platform/secrets/key-ring';
import { createDevices, nameOfDevice } from './devices';

const devices = createDevices({ keys: createKeyRing(['k'.repeat(40)]), publicUrl: 'https://sangham.test' });
const anil = { id: 7, passwordHash: '$argon2id$one' };
const rema = { id: 8, passwordHash: '$argon2id$two' };
const remember = (cookie: string | undefined, account: typeof anil) =>
  devices.remember({ cookie, path: '/ml/api/auth/login/' }, account);
/** Returns what a browser sends back of the Set-Cookie headers. */
const sentBack = ([cookie]: string[]) => cookie!.split(';')[0]!;

test('a device is known to the account that signed in on it, until the password is another', () => {
  const cookie = sentBack(remember(undefined, anil));
  expect(devices.recognise(cookie, anil)).toMatch(/^[\w-]{22}$/);
  expect(devices.recognise(cookie, rema)).toBeNull();
  expect(devices.recognise(cookie, undefined)).toBeNull();
  expect(devices.recognise(cookie, { ...anil, passwordHash: '$argon2id$new' })).toBeNull();
  expect(
    createDevices({ keys: createKeyRing(['l'.repeat(40)]), publicUrl: 'https://sangham.test' }).recognise(cookie, anil),
  ).toBeNull();
});

test('people who share a device are all known on it, the last ten', () => {
  let cookie = sentBack(remember(undefined, anil));
  const device = devices.recognise(cookie, anil);
  cookie = sentBack(remember(cookie, rema));
  cookie = sentBack(remember(cookie, anil));
  expect([devices.recognise(cookie, anil), devices.recognise(cookie, rema)]).toEqual([device, device]);
  for (let id = 100; id < 109; id += 1) cookie = sentBack(remember(cookie, { ...anil, id }));
  expect([devices.recognise(cookie, anil), devices.recognise(cookie, rema)]).toEqual([device, null]);
  expect(cookie.length).toBeLessThan(300);
});

test.each([
  '',
  'device=',
  'device=.',
  'device=%',
  'device=a.b.c',
  `device=${'é'.repeat(22)}.${'é'.repeat(22)}`,
  'other=1; device',
  '\0',
])('a made-up cookie is none: %j', (cookie) => {
  expect(devices.recognise(cookie, anil)).toBeNull();
  expect(devices.recognise(sentBack(remember(cookie, anil)), anil)).toMatch(/^[\w-]{22}$/);
});

test('one character changed is another cookie', () => {
  const cookie = sentBack(remember(undefined, anil));
  for (let at = 'device='.length; at < cookie.length; at += 1) {
    const changed = cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1);
    expect(devices.recognise(changed, anil)).toBeNull();
  }
});

test('it is sent to the calls of both languages, and no script can read it', () => {
  const cookieFor = (publicUrl: string) => {
    const devices = createDevices({ keys: createKeyRing(['k'.repeat(40)]), publicUrl });
    return parseSetCookie(devices.remember({ cookie: undefined, path: '/' }, anil)[0]!);
  };
  expect(cookieFor('https://sangham.test')).toMatchObject({
    name: 'device',
    value: expect.stringMatching(/^[\w-]{22}\.[\w-]{22}$/),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: true,
    maxAge: 34_560_000,
  });
  expect(cookieFor('http://127.0.0.1:3000').secure).toBeFalsy();
});

test.each([
  ['/api/auth/login/', undefined, false],
  ['/api/auth/login/', `device=${'a'.repeat(22)}`, true],
  ['/ml/api/auth/login/', undefined, true],
  ['/api/change-password/', undefined, true],
])('the cookie at the old path ends where there may be one: a call of %s with %s', (path, cookie, ends) => {
  const [, old] = devices.remember({ cookie, path }, anil).map((text) => parseSetCookie(text));
  if (ends) expect(old).toMatchObject({ name: 'device', value: '', path: '/api/auth/', maxAge: 0, secure: true });
  else expect(old).toBeUndefined();
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
      'Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Windows'],
  ['<script>alert(1)</script>/1.0', null],
  ['', null],
  [undefined, null],
])('%s is %s', (agent, name) => expect(nameOfDevice(agent)).toBe(name));
