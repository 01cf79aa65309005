import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearSession,
  currentSession,
  earlySessionScript,
  rememberWayBack,
  saveSession,
  takeWayBack,
  useSession,
} from './session';

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
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is a script of the page
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
      rememberWayBack({ path, expired: false });
      expect(takeWayBack()).toBeNull();
    },
  );
});
