import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageAddress } from '~/shared/addresses';
import { makeCall } from '~/shared/api-client';
import { clearSession, currentSession, earlySessionScript, saveSession, useSession } from './session';
import { rememberWayBack, takeWayBack } from './way-back';

const answer = {
  token: 'abc',
  refresh_token: 'def',
  user: { id: 7, full_name: 'Anitha Varma', role: 'member' as const, is_member: true },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('saving and clearing', () => {
  test('writes all the keys of the specification, token and authToken as aliases', () => {
    saveSession(answer);
    expect({ ...localStorage }).toEqual({
      accessToken: 'abc',
      refreshToken: 'def',
      role: 'member',
      is_staff: 'false',
      is_superuser: 'false',
      user: JSON.stringify(answer.user),
      token: 'abc',
      authToken: 'abc',
      tokenSince: expect.stringMatching(/^\d{13}$/) as string,
    });
  });

  test('clears them all and nothing else', () => {
    localStorage.setItem('theme', 'dark');
    saveSession(answer);
    clearSession();
    expect({ ...localStorage }).toEqual({ theme: 'dark' });
    expect(currentSession()).toBeNull();
  });
});

describe('reading', () => {
  test('a visitor has no session', () => expect(currentSession()).toBeNull());

  test('the same object until something changes', () => {
    saveSession(answer);
    expect(currentSession()).toBe(currentSession());
    expect(currentSession()).toMatchObject({ token: 'abc', role: 'member', isMember: true, isStaff: false });
  });

  test('an alias of the token is enough', () => {
    localStorage.setItem('authToken', 'old');
    expect(currentSession()).toMatchObject({ token: 'old', role: 'user', isMember: false });
  });

  test('what makes no sense counts as absent', () => {
    localStorage.setItem('accessToken', 'abc');
    localStorage.setItem('role', 'emperor');
    localStorage.setItem('user', '{"full_name":');
    expect(currentSession()).toMatchObject({ role: 'user', user: {} });
    localStorage.setItem('user', '"text"');
    expect(currentSession()).toMatchObject({ user: {} });
  });

  test('a superuser is staff and member, whatever the flags forget', () => {
    localStorage.setItem('accessToken', 'abc');
    localStorage.setItem('role', 'superuser');
    expect(currentSession()).toMatchObject({ isSuperuser: true, isStaff: true, isMember: true });
  });

  test('blocked storage is a visitor, and nothing throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveSession(answer)).not.toThrow();
    expect(currentSession()).toBeNull();
    expect(takeWayBack()).toBeNull();
  });
});

describe('useSession', () => {
  test('follows this tab', () => {
    const { result } = renderHook(useSession);
    act(() => saveSession(answer));
    expect(result.current?.role).toBe('member');
    act(() => clearSession());
    expect(result.current).toBeNull();
  });

  test('follows other tabs', () => {
    saveSession(answer);
    const { result } = renderHook(useSession);
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(result.current).toBeNull();
  });

  test('is a visitor on the server', () => {
    saveSession(answer);
    const Person = () => <p>{useSession()?.role ?? 'visitor'}</p>;
    expect(renderToString(<Person />)).toBe('<p>visitor</p>');
  });
});

describe('the script before the first paint', () => {
  const mark = () => {
    delete document.documentElement.dataset.session;
    // oxlint-disable-next-line typescript/no-implied-eval -- it is a script of the page
    new Function(earlySessionScript)();
    return document.documentElement.dataset.session;
  };

  test('leaves a visitor unmarked', () => expect(mark()).toBeUndefined());

  test.each(['superuser', 'admin', 'area_admin', 'unit_admin', 'member', 'user', 'emperor'])(
    'marks %s as the session will',
    (role) => {
      localStorage.setItem('accessToken', 'abc');
      localStorage.setItem('role', role);
      expect(mark()).toBe(currentSession()?.kind);
    },
  );

  test('marks staff by the flag', () => {
    saveSession({ ...answer, user: { ...answer.user, is_staff: true } });
    expect(mark()).toBe('staff');
    expect(currentSession()?.kind).toBe('staff');
  });
});

describe('the way back after the login', () => {
  test('is told once', () => {
    rememberWayBack({ path: '/community?status=solved', expired: true });
    expect(takeWayBack()).toEqual({ path: '/community?status=solved', expired: true });
    expect(takeWayBack()).toBeNull();
  });

  test.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '/login'])(
    'never leads to %s',
    (path) => {
      rememberWayBack({ path: path as PageAddress, expired: false });
      expect(takeWayBack()).toBeNull();
    },
  );
});

describe('an access token that has run out', () => {
  const fresh = { token: 'new', refresh_token: 'newer', user: answer.user };
  let refreshes: string[];
  let gone: string[];

  /** A server that accepts one token, and answers a refresh as the test says. */
  const server = (refresh: () => Response, knows = 'new') =>
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      await Promise.resolve();
      if (path === '/api/auth/refresh/') {
        refreshes.push(init.body as string);
        expect(init.headers).not.toHaveProperty('Authorization');
        return refresh();
      }
      const known = (init.headers as Record<string, string>).Authorization === `Token ${knows}`;
      return known
        ? Response.json({ well: true })
        : Response.json({ detail: 'No.', code: 'bad_token' }, { status: 401 });
    });
  const dead = () => Response.json({ detail: 'Please login again.', code: 'bad_token' }, { status: 401 });

  beforeEach(() => {
    refreshes = [];
    gone = [];
    saveSession(answer);
    vi.stubGlobal('location', {
      pathname: '/member/dashboard',
      search: '?tab=2',
      assign: (path: string) => gone.push(path),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is renewed once for all calls that find out at the same time', async () => {
    server(() => Response.json(fresh));
    const calls = ['/api/me/', '/api/members/', '/api/profile/'].map((path) => makeCall(`GET ${path}`, {}));
    expect(await Promise.all(calls)).toEqual([{ well: true }, { well: true }, { well: true }]);
    expect(refreshes).toEqual(['{"refresh_token":"def"}']);
    expect({ ...localStorage }).toMatchObject({
      accessToken: 'new',
      token: 'new',
      authToken: 'new',
      refreshToken: 'newer',
    });
    expect(gone).toEqual([]);
  });

  test('is renewed half an hour ahead of its end, by one of all the calls', async () => {
    server(() => Response.json(fresh));
    localStorage.setItem('tokenSince', String(Date.now() - 11.6 * 3_600_000));
    await Promise.all(['/api/events/', '/api/marketplace/ads/'].map((path) => makeCall(`GET ${path}`, {})));
    expect(refreshes).toEqual(['{"refresh_token":"def"}']);
    expect(Number(localStorage.getItem('tokenSince'))).toBeGreaterThan(Date.now() - 60_000);
  });

  test('is not renewed as long as it is fresh, or it is unknown since when it is', async () => {
    server(() => Response.json(fresh), 'abc');
    for (const since of [String(Date.now() - 11.4 * 3_600_000), 'yesterday', '']) {
      localStorage.setItem('tokenSince', since);
      await makeCall('GET /api/events/', {});
    }
    expect(refreshes).toEqual([]);
  });

  test('is not renewed where another tab has done so in between', async () => {
    server(dead, 'theirs');
    vi.stubGlobal('navigator', {
      locks: {
        request: (_: string, task: () => Promise<unknown>) => {
          saveSession({ ...fresh, token: 'theirs' });
          return task();
        },
      },
    });
    expect(await makeCall('GET /api/me/', {})).toEqual({ well: true });
    expect(refreshes).toEqual([]);
  });

  test('ends the session when the refresh token is dead too, and the login leads back', async () => {
    server(dead);
    await expect(makeCall('GET /api/me/', {})).rejects.toMatchObject({ status: 401 });
    expect(currentSession()).toBeNull();
    expect(gone).toEqual(['/login']);
    expect(takeWayBack()).toEqual({ path: '/member/dashboard?tab=2', expired: true });
  });

  test.each([
    ['that was ended takes what was taken along', 1, null],
    ['that came to its end by itself leaves it to the same person', 31, '7'],
  ])('a session %s', async (_, days, owner) => {
    server(dead);
    localStorage.setItem('keptOf', '7');
    localStorage.setItem('tokenSince', String(Date.now() - days * 86_400_000));
    await expect(makeCall('GET /api/me/', {})).rejects.toMatchObject({ status: 401 });
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem('keptOf')).toBe(owner);
    saveSession(answer);
    expect(localStorage.getItem('keptOf')).toBe(owner);
    saveSession({ ...answer, user: { ...answer.user, id: 8 } });
    expect(localStorage.getItem('keptOf')).toBeNull();
  });

  test.each([403, 404, 500, 503])('an answer of %s takes nothing', async (status) => {
    localStorage.setItem('keptOf', '7');
    vi.stubGlobal('fetch', async () => Response.json({ detail: 'No.', code: 'no' }, { status }));
    await expect(makeCall('GET /api/me/', {})).rejects.toMatchObject({ status });
    expect(currentSession()?.token).toBe('abc');
    expect(localStorage.getItem('keptOf')).toBe('7');
  });

  test('ends the session when there is nothing to renew it with', async () => {
    localStorage.removeItem('refreshToken');
    server(dead);
    await expect(makeCall('GET /api/me/', {})).rejects.toMatchObject({ status: 401 });
    expect(refreshes).toEqual([]);
    expect(gone).toEqual(['/login']);
  });

  test.each([429, 500, 503])('keeps the session when the refresh says %s: it may work in a moment', async (status) => {
    server(() => Response.json({ detail: 'Later.', code: 'later' }, { status }));
    await expect(makeCall('GET /api/me/', {})).rejects.toMatchObject({ status });
    expect(currentSession()?.token).toBe('abc');
    expect(gone).toEqual([]);
    server(() => Response.json(fresh));
    expect(await makeCall('GET /api/me/', {})).toEqual({ well: true });
  });

  test('keeps the session when the line is dead', async () => {
    server(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(makeCall('GET /api/me/', {})).rejects.toMatchObject({ status: 0 });
    expect(currentSession()?.token).toBe('abc');
    expect(gone).toEqual([]);
  });
});
