import { useSyncExternalStore } from 'react';
import type { PagePath } from '~/shared/addresses';
import { CallError, makeCall, setClientSession } from '~/shared/api-client';
import { accessTokenHours, refreshTokenDays, type SessionUser as LoggedIn } from '~/shared/access';
import { DAY_MS, HOUR_MS } from '~/shared/dates';
import { currentPath, ownPath } from '~/shared/own-address';
import { keptOwner, wipeKept } from './kept';
import { forgetOwn } from './own-storage';
import { safely } from './storage';
import { kinds, personTexts, sessionOf, type Session, type SessionUser } from './session-user';
import { askForProof } from './proof';
import { rememberWayBack } from './way-back';

/*
 * Owns the session in local storage, alone (docs/product/sign-in.md, "Local storage"). Storage may be blocked, full or
 * written by anything: reading never throws, and what makes no sense counts as absent.
 */

/** The answer of `POST /api/auth/login/` and `/refresh/`. */
export interface LoginAnswer {
  token: string;
  refresh_token: string;
  user: SessionUser;
}

const keys = ['accessToken', 'refreshToken', 'role', 'is_staff', 'is_superuser', 'user', 'token', 'authToken'] as const;
type Key = (typeof keys)[number];
type Stored = Partial<Record<Key, string>>;

/** The key of the time at which this access token was stored: the login's answer does not have its end. */
const sinceKey = 'tokenSince';
/** The age in ms at which a token is renewed before it is used again: half an hour before its end. */
const freshMs = (accessTokenHours - 0.5) * HOUR_MS;
const tokenKeys = ['accessToken', 'token', 'authToken'] as const;
const listeners = new Set<() => void>();
let leaving = false;
let known: { raw: string; session: Session | null } = { raw: '{}', session: null };

/** Returns the current session, outside of React; the same object until something changes. Null for a visitor. */
export function currentSession(): Session | null {
  const stored = readAll();
  const raw = JSON.stringify(stored);
  if (raw !== known.raw) {
    const token = tokenKeys.map((key) => stored[key]).find(Boolean);
    known = { raw, session: token ? sessionOf(token, stored) : null };
  }
  return known.session;
}

/**
 * Returns the session, following every change in this tab and others; null for a visitor, on the server and while
 * hydrating.
 */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession, () => null);
}

/** Returns the session as `useSession` does, and undefined while it is unknown: on the server and while hydrating. */
export function useKnownSession(): Session | null | undefined {
  return useSyncExternalStore(subscribe, currentSession, () => undefined);
}

/** Stores the login's answer. */
export function saveSession({ token, refresh_token, user }: LoginAnswer): void {
  leaving = false;
  if (keptOwner() !== String(user.id)) wipeKept();
  const values: Record<Key, string> = {
    accessToken: token,
    refreshToken: refresh_token,
    ...personTexts(user),
    token,
    authToken: token,
  };
  for (const key of keys) safely(() => localStorage.setItem(key, values[key]));
  safely(() => localStorage.setItem(sinceKey, String(Date.now())));
  notifyListeners();
}

/**
 * Merges the newer profile into the stored person: the role too, which the office may have changed while the session
 * lives.
 */
export function mergeSessionUser(profile: LoggedIn): void {
  const session = currentSession();
  // Another person may have logged in in another tab in between.
  if (!session || (session.user.id ?? profile.id) !== profile.id) return;
  const { id, membership_id, username, full_name, email, role, is_staff, is_superuser, is_member, is_area_admin } =
    profile;
  // Left out when there are none, as the login does: earlier duties must not stay.
  const duties = profile.duties?.length ? profile.duties : undefined;
  const current = {
    id,
    membership_id,
    username,
    full_name,
    email,
    role,
    is_staff,
    is_superuser,
    is_member,
    is_area_admin,
    duties,
  };
  const stored = readAll();
  const changed = Object.entries(personTexts({ ...session.user, ...current })).filter(
    ([key, value]) => stored[key as Key] !== value,
  );
  if (changed.length === 0) return;
  for (const [key, value] of changed) safely(() => localStorage.setItem(key, value));
  notifyListeners();
}

/** Deletes all that is stored of the session. */
export function clearSession(): void {
  for (const key of [...keys, sinceKey]) safely(() => localStorage.removeItem(key));
  forgetOwn();
  notifyListeners();
}

let mayLogOut: (() => Promise<boolean>) | undefined;

/** Sets what is asked before a logout: it resolves to whether the person logs out. */
export function setLogoutQuestion(question: () => Promise<boolean>): void {
  mayLogOut = question;
}

/**
 * Ends the session on the server (if it can be reached), deletes it here and goes to /login. Asks first when something
 * is unsent.
 */
export async function logout(): Promise<void> {
  // What asks is loaded after the page: where something may be unsent, it gets three seconds.
  for (let tenths = 0; tenths < 30 && !mayLogOut && keptOwner() !== null; tenths += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  if (mayLogOut && !(await mayLogOut())) return;
  const token = currentSession()?.token;
  const { refreshToken } = readAll();
  leaving = true;
  wipeKept();
  clearSession();
  if (refreshToken) await endByRefreshToken(refreshToken);
  else if (token) await endOnServer({ headers: { Authorization: `Token ${token}` } });
  goTo('/login');
}

/** Ends it by the refresh token alone: with an expired access token beside it the call is a 401, and nothing ends. */
const endByRefreshToken = (refreshToken: string) =>
  endOnServer({
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });

const endOnServer = (tokens: Pick<RequestInit, 'body' | 'headers'>) =>
  fetch('/api/auth/logout/', { method: 'POST', ...tokens, keepalive: true, signal: AbortSignal.timeout(3000) }).catch(
    () => undefined,
  );

/** Ends a session that the server has already ended: deletes it now and goes to a page after `afterMs`. */
export function leave(to: PagePath, afterMs: number): void {
  leaving = true;
  wipeKept();
  clearSession();
  setTimeout(() => goTo(to), afterMs);
}

/** Returns whether this tab is leaving a session, so that a private screen needn't navigate itself. */
export const isLeaving = () => leaving;

/**
 * Gets a new pair of tokens for `dead`, an expired access token. One tab at a time, for a refresh token works once: a
 * tab that waited finds the new token there. Resolves to whether there is a token; throws CallError when the server
 * could not be reached.
 */
async function renew(dead: string): Promise<boolean> {
  return oneAtATime(async () => {
    const token = currentSession()?.token;
    if (!token || token !== dead) return Boolean(token);
    const refreshToken = readAll().refreshToken;
    if (!refreshToken) return false;
    try {
      const answer = await makeCall(
        'POST /api/auth/refresh/',
        { body: { refresh_token: refreshToken } },
        { anonymous: true },
      );
      // Logged out in between, here or in another tab, or another person logged in: this pair is of no use any more.
      if (currentSession()?.token !== dead) {
        void endByRefreshToken((answer as LoginAnswer).refresh_token);
        return currentSession() !== null;
      }
      saveSession(answer as LoginAnswer);
      return true;
    } catch (error) {
      if (error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429) return false;
      throw error;
    }
  });
}

/** Returns whether the access token is about to end; false when unknown, as after a clock that went back. */
function ending(): boolean {
  const since = Number(safely(() => localStorage.getItem(sinceKey)));
  return since > 0 && Date.now() - since > freshMs;
}

let renewing: Promise<unknown> = Promise.resolve();

/** Runs one task at a time: across the tabs where the browser can (it can't on plain http), in this tab everywhere. */
function oneAtATime<T>(task: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('session', task);
  const turn = renewing.then(task, task);
  renewing = turn.catch(() => undefined);
  return turn;
}

/** Applies the 401 rule: the session is over, the person logs in again and returns to where they are. */
function endSession(): void {
  // A poll of the header was pending when the person left: the destination is already set.
  if (leaving) return;
  leaving = true;
  // A session that was ended takes its copies with it. One that has come to its end locks them: they are shown again to
  // the same person.
  if (!isPastEnd()) wipeKept();
  clearSession();
  rememberWayBack({ path: currentPath(), expired: true });
  goTo('/login');
}

/** Returns whether the session was not used for so long that its refresh token has ended by itself. */
function isPastEnd(): boolean {
  const since = Number(safely(() => localStorage.getItem(sinceKey)));
  return since > 0 && Date.now() - since > refreshTokenDays * DAY_MS;
}

/**
 * Leads a person who works in the office and owes a second factor to its set-up: nothing else is open to them there.
 */
function factorRequired(): void {
  if (!leaving && /^\/(app|admin|area-admin)\//.test(currentPath())) goTo('/account/security');
}

/**
 * Runs before the first paint: marks <html data-session> with the kind of person, so that the header never flips before
 * their eyes. Plain old JavaScript, the same text on the server and in the browser.
 */
export const earlySessionScript =
  `try{var s=localStorage;if(${tokenKeys.map((key) => `s.${key}`).join('||')})` +
  `document.documentElement.dataset.session=s.is_staff==='true'||s.is_superuser==='true'?'staff':` +
  `${JSON.stringify(kinds)}[s.role]||'user'}catch(e){}`;

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A key of null: everything was cleared.
    if (event.key === null || (keys as readonly string[]).includes(event.key)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function readAll(): Stored {
  const stored: Stored = {};
  for (const key of keys) {
    const value = safely(() => localStorage.getItem(key));
    if (value) stored[key] = value;
  }
  return stored;
}

/** Loads the page afresh, on purpose: nothing private that this tab had in memory outlives the session. */
function goTo(path: PagePath): void {
  window.location.assign(ownPath(path));
}

setClientSession({
  token: () => currentSession()?.token ?? null,
  ending,
  renew,
  unauthorized: endSession,
  prove: askForProof,
  factorRequired,
});
