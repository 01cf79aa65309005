import { countDistinct, eq, inArray, or, sql } from 'drizzle-orm';
import { byConsole, recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { StartError } from '~/platform/errors/start-error';
import type { Site } from '~/platform/site';
import { callersTopic, peopleTopic } from '~/shared/topics';
import { splitName } from '~/shared/person/names';
import { resetFactors } from './factor-since';
import { lockSuperusers, users } from '~/features/people/server/public';
import { hashPassword, randomPassword } from './passwords';
import { voidLinks } from './reset';
import { endAllSessions } from './sessions';
import { insertSuperuser } from './superuser';
import { sessions } from './tables';

interface Wanted {
  /** An e-mail address, a username or a membership id, in any case. */
  login: string;
  /** Creates the account when there is none; `login` is its e-mail address then. */
  create: boolean;
  name?: string | undefined;
  /** Undefined: a random password. */
  password?: string | undefined;
}

/**
 * Creates a superuser or sets a superuser's password, for an engineer with access to the machine (decisions/0016). Ends
 * their sessions, voids their reset links, and lifts a lock-out, which counts by the password. Returns the password if
 * it is a random one. Throws a StartError for a person who is no superuser, and for an unknown one.
 */
export async function setSuperuser(
  site: Pick<Site, 'write' | 'clock'>,
  wanted: Wanted,
): Promise<{ email: string; isNew: boolean; password: string | null }> {
  const { write, clock } = site;
  const password = wanted.password ?? randomPassword();
  const passwordHash = await hashPassword(password);
  const done = await write(async (tx, invalidate) => {
    await lockSuperusers(tx);
    const now = clock.now();
    const user = await lockByName(tx, wanted.login);
    if (!user) {
      if (!wanted.create) throw new StartError(`${unknownText(wanted.login)} To make a new superuser: --create`);
      const person = { email: wanted.login, ...splitName(wanted.name ?? 'Site Superuser'), passwordHash };
      const id = await insertSuperuser(tx, invalidate, person, now, byConsole);
      return { id, email: wanted.login, isNew: true };
    }
    const { id, email, username, role } = user;
    if (role !== 'superuser')
      throw new StartError(
        `${wanted.login} is somebody, but no superuser. Give them the role in the office, or make another account: ` +
          '--create with another address',
      );
    await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, id));
    invalidate(peopleTopic);
    await endAllSessions(tx, invalidate, id);
    await voidLinks(tx, id, now);
    await recordAudit(tx, {
      at: now,
      actor: null,
      action: 'user.password_set',
      target: { type: 'user', id, name: username },
      after: byConsole,
    });
    return { id, email: email ?? wanted.login, isNew: false };
  });
  return { email: done.email, isNew: done.isNew, password: wanted.password === undefined ? password : null };
}

/**
 * Ends all sessions of a person (by e-mail address, username or membership id), or of all people: they have to sign in
 * again. Returns the number of sessions. Throws a StartError for an unknown person.
 */
export async function endSessionsOf(site: Pick<Site, 'write' | 'clock'>, login: string | undefined): Promise<number> {
  return site.write(async (tx, invalidate) => {
    const user = login === undefined ? undefined : await lockKnown(tx, login);
    const theirs = user && eq(sessions.userId, user.id);
    // People are locked first, as everywhere: so no session that is just being renewed is missed.
    const owners = tx.select({ id: sessions.userId }).from(sessions).where(theirs);
    await tx.select({ id: users.id }).from(users).where(inArray(users.id, owners)).orderBy(users.id).for('update');
    const [found] = await tx
      .select({ count: countDistinct(sessions.family) })
      .from(sessions)
      .where(theirs);
    await tx.delete(sessions).where(theirs);
    invalidate(callersTopic);
    const target = user
      ? { type: 'user', id: user.id, name: user.username }
      : { type: 'user', id: null, name: 'everybody' };
    await recordAudit(tx, { at: site.clock.now(), actor: null, action: 'user.sessions_end', target, after: byConsole });
    return found?.count ?? 0;
  });
}

/**
 * Removes all second factors of a person who is locked out (by e-mail address, username or membership id), ends their
 * sessions and mails them. `removeAll` is a function of the feature security, which imports this one. Throws a
 * StartError for an unknown person, and for a person without a second factor.
 */
export async function resetFactorOf(
  site: Pick<Site, 'write' | 'clock' | 'config' | 'jobs' | 'names'>,
  login: string,
  removeAll: (tx: Tx, userId: number) => Promise<void>,
): Promise<{ email: string }> {
  return site.write(async (tx, invalidate) => {
    const user = await lockKnown(tx, login);
    if (!user.secondFactorSince)
      throw new StartError(`${login} has no second factor: the password alone is asked for.`);
    await resetFactors(site, tx, invalidate, user, { actor: null, after: byConsole, removeAll });
    return { email: user.email ?? login };
  });
}

const unknownText = (login: string) => `Nobody is called ${login}.`;

async function lockKnown(tx: Tx, login: string) {
  const user = await lockByName(tx, login);
  if (!user) throw new StartError(unknownText(login));
  return user;
}

/** Locks the person with this login. An e-mail address takes precedence over a username that looks like it. */
async function lockByName(tx: Tx, login: string) {
  const same = (column: typeof users.email | typeof users.username | typeof users.membershipId) =>
    sql`lower(${column}) = lower(${login})`;
  const [user] = await tx
    .select()
    .from(users)
    .where(or(same(users.email), same(users.username), same(users.membershipId)))
    .orderBy(sql`${same(users.email)} desc nulls last`, sql`${same(users.username)} desc`)
    .limit(1)
    .for('update');
  return user;
}
