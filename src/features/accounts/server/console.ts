import { and, countDistinct, eq, inArray, or, sql } from 'drizzle-orm';
import { byConsole, record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { StartError } from '~/platform/errors/start-error';
import type { Site } from '~/platform/site';
import { peopleTopic } from '~/shared/topics';
import { queueMail } from '~/platform/mail';
import { splitName } from '../rules';
import { keepSecondFactor } from './factor-since';
import { factorReset, toPerson } from './mails';
import { hashPassword, randomPassword } from './passwords';
import { lockSuperusers } from './people';
import { voidLinks } from './reset';
import { callersTopic, endAllSessions } from './sessions';
import { insertUser } from './store';
import { membershipCounter, sessions, users } from './tables';

interface Wanted {
  /** An e-mail address, a username or a membership id, in any case. */
  who: string;
  /** Make the account when there is none; `who` is its e-mail address then. */
  create: boolean;
  /** Of a new account. */
  name?: string | undefined;
  /** A random one is made up otherwise. */
  password?: string | undefined;
}

/**
 * Makes a superuser, or gives one another password, for whoever has the machine (decisions/0016): ends their sessions, voids their
 * reset links, and lifts a lock-out, which counts by the password. Gives the password if it was made up. Throws a StartError for
 * somebody who is no superuser, and for nobody.
 */
export async function setSuperuser(
  site: Pick<Site, 'write' | 'clock'>,
  wanted: Wanted,
): Promise<{ email: string; made: boolean; password: string | null }> {
  const { write, clock } = site;
  const password = wanted.password ?? randomPassword();
  const passwordHash = await hashPassword(password);
  const done = await write(async (tx, invalidate) => {
    await lockSuperusers(tx);
    const now = clock.now();
    const user = await lockByName(tx, wanted.who);
    if (!user) {
      if (!wanted.create) throw new StartError(`Nobody is called ${wanted.who}. To make a new superuser: --create`);
      const person = {
        email: wanted.who,
        ...splitName(wanted.name ?? 'Site Superuser'),
        passwordHash,
        role: 'superuser' as const,
      };
      const id = await insertUser(tx, invalidate, {
        ...person,
        isApproved: true,
        approvedAt: now,
        dateJoined: now,
        updatedAt: now,
      });
      const target = { type: 'user', id, name: wanted.who };
      await record(tx, {
        at: now,
        actor: null,
        action: 'user.create',
        target,
        after: { role: 'superuser', ...byConsole },
      });
      return { id, email: wanted.who, made: true };
    }
    const { id, email, username, role } = user;
    if (role !== 'superuser')
      throw new StartError(
        `${wanted.who} is somebody, but no superuser. Give them the role in the office, or make another account: --create with another address`,
      );
    await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, id));
    invalidate(peopleTopic);
    await endAllSessions(tx, invalidate, id);
    await voidLinks(tx, id, now);
    await record(tx, {
      at: now,
      actor: null,
      action: 'user.password_set',
      target: { type: 'user', id, name: username },
      after: byConsole,
    });
    return { id, email, made: false };
  });
  return { email: done.email, made: done.made, password: wanted.password === undefined ? password : null };
}

/**
 * Ends all sessions of a person (by e-mail address, username or membership id), or of everybody: they have to sign in again.
 * Gives how many there were. Throws a StartError when there is no such person.
 */
export async function endSessionsOf(site: Pick<Site, 'write' | 'clock'>, who: string | undefined): Promise<number> {
  return site.write(async (tx, invalidate) => {
    const user = who === undefined ? undefined : await lockByName(tx, who);
    if (who !== undefined && !user) throw new StartError(`Nobody is called ${who}.`);
    const theirs = user && eq(sessions.userId, user.id);
    // People first, as everywhere: a session that is just being continued can't be missed.
    const some = tx.select({ id: sessions.userId }).from(sessions).where(theirs);
    await tx.select({ id: users.id }).from(users).where(inArray(users.id, some)).orderBy(users.id).for('update');
    const [found] = await tx
      .select({ count: countDistinct(sessions.family) })
      .from(sessions)
      .where(theirs);
    await tx.delete(sessions).where(theirs);
    invalidate(callersTopic);
    const target = user
      ? { type: 'user', id: user.id, name: user.username }
      : { type: 'user', id: null, name: 'everybody' };
    await record(tx, { at: site.clock.now(), actor: null, action: 'user.sessions_end', target, after: byConsole });
    return found?.count ?? 0;
  });
}

/**
 * Takes all second factors from somebody who is locked out (by e-mail address, username or membership id), and ends their
 * sessions; they get a mail. `removeAll`: security's, which knows people. Throws a StartError for nobody, and for who has none.
 */
export async function resetFactorOf(
  site: Pick<Site, 'write' | 'clock' | 'config' | 'jobs'>,
  who: string,
  removeAll: (tx: Tx, userId: number) => Promise<void>,
): Promise<{ email: string }> {
  return site.write(async (tx, invalidate) => {
    const user = await lockByName(tx, who);
    if (!user) throw new StartError(`Nobody is called ${who}.`);
    if (!user.secondFactorSince) throw new StartError(`${who} has no second factor: the password alone is asked for.`);
    const now = site.clock.now();
    await removeAll(tx, user.id);
    await keepSecondFactor(tx, invalidate, user, false, now);
    await endAllSessions(tx, invalidate, user.id);
    await record(tx, {
      at: now,
      actor: null,
      action: 'user.factor_reset',
      target: { type: 'user', id: user.id, name: user.username },
      after: byConsole,
    });
    await queueMail(site, tx, factorReset(toPerson(user), site.config));
    return { email: user.email };
  });
}

/** An address is somebody's before a username that looks like it is. */
async function lockByName(tx: Tx, who: string) {
  const same = (column: typeof users.email | typeof users.username | typeof users.membershipId) =>
    sql`lower(${column}) = lower(${who})`;
  const [user] = await tx
    .select()
    .from(users)
    .where(or(same(users.email), same(users.username), same(users.membershipId)))
    .orderBy(sql`${same(users.email)} desc`, sql`${same(users.username)} desc`)
    .limit(1)
    .for('update');
  return user;
}

/**
 * Before the demo people go: membership numbers begin with 1 again, but only if every number that was ever given is one of
 * theirs, since none is given twice.
 */
export async function restartNumbers(tx: Tx): Promise<void> {
  const held = tx
    .select({ count: sql`count(*)` })
    .from(users)
    .where(and(sql`${users.role} <> 'superuser'`, sql`${users.membershipId} is not null`));
  await tx.update(membershipCounter).set({ last: 0 }).where(sql`${membershipCounter.last} = (${held})
    and not exists (select 1 from ${users} where ${users.role} = 'superuser' and ${users.membershipId} is not null)`);
}
