import { useSyncExternalStore } from 'react';
import { CallError, makeCall, setClientSession } from '~/shared/api-client';
import { accessTokenHours, roles, type Rights, type Role, type SessionUser as LoggedIn } from '~/shared/access';
import { currentPath, ownPath } from '~/shared/own-address';
import { forgetOwn } from './own-storage';
import { parse, safely } from './storage';
import { askForProof } from './proof';
import { rememberWayBack } from './way-back';

/*
 * The one module that owns the session in local storage (docs/product/accounts.md, "Local storage"). Storage may be
 * blocked, full or written by anybody: reading never throws, and what makes no sense counts as absent.
 */

/** The person as the login answered them; from storage, so nothing in it is certain. */
export type SessionUser = Partial<LoggedIn>;

/** What `POST /api/auth/login/` and `/refresh/` answer. */
export interface LoginAnswer {
  token: string;
  refresh_token: string;
  user: SessionUser;
}

/** Which header somebody sees (docs/product/accounts.md, "Roles"); somebody without a session is a visitor. */
export type Kind = 'user' | 'member' | 'area_admin' | 'staff';

const kinds: Record<Role, Kind> = {
  superuser: 'staff',
  admin: 'staff',
  area_admin: 'area_admin',
  unit_admin: 'member',
  member: 'member',
  user: 'user',
};

/** Somebody logged in. Spares people dead ends; what they may do is the server's to say. */
export interface Session extends Rights {
  token: string;
  role: Role;
  kind: Kind;
  user: SessionUser;
}

const keys = ['accessToken', 'refreshToken', 'role', 'is_staff', 'is_superuser', 'user', 'token', 'authToken'] as const;
type Key = (typeof keys)[number];
type Stored = Partial<Record<Key, string>>;

/** Since when there is this access token: the login's answer does not say until when it lasts. */
const sinceKey = 'tokenSince';
/** A token this old is renewed before it is used again: half an hour before its end. */
const freshMs = (accessTokenHours - 0.5) * 3_600_000;
const tokenKeys = ['accessToken', 'token', 'authToken'] as const;
const listeners = new Set<() => void>();
let leaving = false;
let known: { raw: string; session: Session | null } = { raw: '{}', session: null };

/** The session now, outside of React; the same object until something changes. Null for a visitor. */
export function currentSession(): Session | null {
  const stored = readAll();
  const raw = JSON.stringify(stored);
  if (raw !== known.raw) known = { raw, session: sessionOf(stored) };
  return known.session;
}

/** The session, following every change in this tab and others. A visitor's (null) on the server and while hydrating. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession, () => null);
}

/** The same, and undefined as long as nobody can know it: on the server and while hydrating. */
export function useKnownSession(): Session | null | undefined {
  return useSyncExternalStore(subscribe, currentSession, () => undefined);
}

/** Keeps what the login answered. */
export function saveSession({ token, refresh_token, user }: LoginAnswer): void {
  leaving = false;
  const values: Record<Key, string> = {
    accessToken: token,
    refreshToken: refresh_token,
    ...personKeys(user),
    token,
    authToken: token,
  };
  for (const key of keys) safely(() => localStorage.setItem(key, values[key]));
  safely(() => localStorage.setItem(sinceKey, String(Date.now())));
  tell();
}

/**
 * Puts what is new in the own profile into the person that is kept: the role
 * too, which the office may have changed while the session lives.
 */
export function mergeSessionUser(profile: LoggedIn): void {
  const session = currentSession();
  // Somebody else may have logged in in another tab meanwhile.
  if (!session || (session.user.id ?? profile.id) !== profile.id) return;
  const { id, membership_id, username, full_name, email, role, is_staff, is_superuser, is_member, is_area_admin } =
    profile;
  // Left out when there are none, as the login does: the duties of before must not stay.
  const duties = profile.duties?.length ? profile.duties : undefined;
  const now = {
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
  const changed = Object.entries(personKeys({ ...session.user, ...now })).filter(
    ([key, value]) => stored[key as Key] !== value,
  );
  if (changed.length === 0) return;
  for (const [key, value] of changed) safely(() => localStorage.setItem(key, value));
  tell();
}

/** Forgets the person, all keys. */
export function clearSession(): void {
  for (const key of [...keys, sinceKey]) safely(() => localStorage.removeItem(key));
  forgetOwn();
  tell();
}

/** Tells the server (if it can be reached), forgets the person and goes to /login. */
export async function logout(): Promise<void> {
  const token = currentSession()?.token;
  const { refreshToken } = readAll();
  leaving = true;
  clearSession();
  if (refreshToken) await endByRefreshToken(refreshToken);
  else if (token) await endOnServer({ headers: { Authorization: `Token ${token}` } });
  goTo('/login');
}

/** By the refresh token alone: with an access token that has run out beside it the call is a 401, and nothing ends. */
const endByRefreshToken = (refreshToken: string) =>
  endOnServer({
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });

const endOnServer = (tokens: Pick<RequestInit, 'body' | 'headers'>) =>
  fetch('/api/auth/logout/', { method: 'POST', ...tokens, keepalive: true, signal: AbortSignal.timeout(3000) }).catch(
    () => undefined,
  );

/** The end of a session that the server has already ended: forgets the person now and goes to a page after a while. */
export function leave(to: string, afterMs: number): void {
  leaving = true;
  clearSession();
  setTimeout(() => goTo(to), afterMs);
}

/** Whether this tab is on its way out of a session, so that a private screen needn't lead anywhere itself. */
export const isLeaving = () => leaving;

/**
 * A new pair of tokens for one that has run out. One tab at a time, for a refresh token works once: who waited finds the
 * new token there. Gives whether there is one; throws CallError when the server could not be asked.
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
      // Logged out meanwhile, here or in another tab, or somebody else logged in: this pair is nobody's any more.
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

/** Whether the access token is about to end. Unknown, as after a clock that went back, is no. */
function ending(): boolean {
  const since = Number(safely(() => localStorage.getItem(sinceKey)));
  return since > 0 && Date.now() - since > freshMs;
}

let renewing: Promise<unknown> = Promise.resolve();

/** Across the tabs where the browser can (it can't on plain http), in this tab everywhere. */
function oneAtATime<T>(task: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('session', task);
  const turn = renewing.then(task, task);
  renewing = turn.catch(() => undefined);
  return turn;
}

/** The 401 rule: the session is over, the person logs in anew and comes back to where they are. */
function endSession(): void {
  // A poll of the header that was underway when the person left: where they go has been said.
  if (leaving) return;
  leaving = true;
  clearSession();
  rememberWayBack({ path: currentPath(), expired: true });
  goTo('/login');
}

/** Whoever works in the office and owes a second factor sets one up first: there is nothing else that they may do there. */
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

function tell(): void {
  for (const listener of listeners) listener();
}

function sessionOf(stored: Stored): Session | null {
  const token = tokenKeys.map((key) => stored[key]).find(Boolean);
  if (!token) return null;
  const parsed = parse(stored.user ?? null);
  const user: SessionUser = parsed && typeof parsed === 'object' ? parsed : {};
  const role = roleOf({ ...user, ...(stored.role && { role: stored.role as Role }) });
  const isSuperuser = role === 'superuser' || stored.is_superuser === 'true';
  const isStaff = isSuperuser || role === 'admin' || stored.is_staff === 'true';
  return {
    token,
    role: isSuperuser ? 'superuser' : role,
    kind: isStaff ? 'staff' : kinds[role],
    isMember: role !== 'user' || isStaff,
    isAreaAdmin: role === 'area_admin',
    isStaff,
    isSuperuser,
    duties: Array.isArray(user.duties) ? user.duties : [],
    user,
  };
}

/** Who somebody is, under the keys that say so. */
function personKeys(user: SessionUser) {
  const role = roleOf(user);
  return {
    role,
    is_staff: String(user.is_staff ?? (role === 'superuser' || role === 'admin')),
    is_superuser: String(user.is_superuser ?? role === 'superuser'),
    user: JSON.stringify(user),
  };
}

function roleOf(user: SessionUser): Role {
  if (user.role && roles.includes(user.role)) return user.role;
  if (user.is_superuser) return 'superuser';
  if (user.is_area_admin) return 'area_admin';
  return user.is_member ? 'member' : 'user';
}

function readAll(): Stored {
  const stored: Stored = {};
  for (const key of keys) {
    const value = safely(() => localStorage.getItem(key));
    if (value) stored[key] = value;
  }
  return stored;
}

/** A page load of its own, on purpose: nothing private that this tab had in memory outlives the session. */
function goTo(path: string): void {
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
