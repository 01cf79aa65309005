import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCall } from '~/shared/api-client';
import { currentSession, logout, mergeSessionUser, saveSession } from './session';
import { sessionUser } from '~test/session-user';

const user = { ...sessionUser, membership_id: null };
const answer = { token: 'abc', refresh_token: 'def', user };
const fresh = { token: 'new', refresh_token: 'newer', user };
const theirs = { token: 'theirs', refresh_token: 'their-refresh', user: { ...user, id: 8, username: 'beena' } };

let ended: { body: unknown; headers: unknown }[];
let inBetween: () => void;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  ended = [];
  inBetween = () => undefined;
  vi.stubGlobal('location', { pathname: '/', search: '', assign: () => undefined });
  vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit) => {
    await Promise.resolve();
    if (path === '/api/auth/logout/') {
      ended.push({ body, headers });
      return Response.json({ message: 'Logged out.' });
    }
    if (path === '/api/auth/refresh/') {
      inBetween();
      return Response.json(fresh);
    }
    const sent = (headers as Record<string, string>).Authorization;
    return sent === 'Token new' || sent === 'Token theirs'
      ? Response.json({ sent })
      : Response.json({ detail: 'No.', code: 'bad_token' }, { status: 401 });
  });
  saveSession(answer);
});
afterEach(() => vi.unstubAllGlobals());

describe('logging out', () => {
  test('names the refresh token and nothing else: the access token may have run out', async () => {
    await logout();
    expect(ended).toEqual([{ body: '{"refresh_token":"def"}', headers: { 'Content-Type': 'application/json' } }]);
    expect(localStorage).toHaveLength(0);
  });

  test('names the access token when there is no other', async () => {
    localStorage.removeItem('refreshToken');
    await logout();
    expect(ended).toEqual([{ body: undefined, headers: { Authorization: 'Token abc' } }]);
  });

  test('while a renewal is under way: its pair is ended, and no person is logged in by it', async () => {
    inBetween = () => void logout();
    await expect(makeCall('GET /api/me/', {})).rejects.toMatchObject({ status: 401 });
    expect(currentSession()).toBeNull();
    expect(ended.map(({ body }) => body)).toEqual(['{"refresh_token":"def"}', '{"refresh_token":"newer"}']);
  });
});

test('another person who logs in while a renewal is under way stays logged in', async () => {
  inBetween = () => saveSession(theirs);
  expect(await makeCall('GET /api/me/', {})).toEqual({ sent: 'Token theirs' });
  expect(currentSession()).toMatchObject({ token: 'theirs', user: { id: 8 } });
  expect(ended.map(({ body }) => body)).toEqual(['{"refresh_token":"newer"}']);
});

describe('the own profile, asked for again', () => {
  test('brings the role that was given in between', () => {
    mergeSessionUser({ ...user, role: 'admin', is_staff: true });
    expect(currentSession()).toMatchObject({ role: 'admin', kind: 'staff', isStaff: true });
    expect(localStorage.getItem('is_staff')).toBe('true');
  });

  test('brings a duty, and takes it away', () => {
    const before = localStorage.getItem('user');
    mergeSessionUser({ ...user, duties: ['moderator'] });
    expect(currentSession()?.duties).toEqual(['moderator']);
    mergeSessionUser({ ...user, duties: [] });
    expect(currentSession()?.duties).toEqual([]);
    expect(localStorage.getItem('user')).toBe(before);
  });

  test('changes nothing when it is as it was', () => {
    const before = currentSession();
    mergeSessionUser(user);
    expect(currentSession()).toBe(before);
  });

  test('of a person who is no longer the one logged in changes nothing', () => {
    saveSession(theirs);
    mergeSessionUser(user);
    expect(currentSession()?.user.username).toBe('beena');
  });
});
