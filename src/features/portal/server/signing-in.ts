import { setTimeout as wait } from 'node:timers/promises';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { shops } from '~/features/marketplace/server/public';
import { hashToken, nameOfDevice, newToken } from '~/features/sign-in/server/public';
import type { Db } from '~/platform/database';
import { queueMail } from '~/platform/mail';
import type { Limit } from '~/platform/rate-limit';
import type { Site } from '~/platform/site';
import { DAY_MS, HOUR_MS, toIso } from '~/shared/dates';
import type { PortalSession } from '../contract';
import { sessionDays } from '../contract/choices';
import { countLinks, mailedLinkMs, makeLink, type ContactRow } from './contacts';
import { linkMail } from './mails';
import { refuse } from './refusals';
import { portalLinks, portalSessions, shopContacts } from './tables';

/** Milliseconds that every answer takes: the work for a known address must not show. */
const LINK_MS = 250;
/** Links that are mailed to a contact in an hour, from any network. */
const mostMailed = 5;

const limits = {
  here: { name: 'portal-here', most: 5, seconds: 3600 },
  network: { name: 'portal-network', most: 60, seconds: 3600 },
} satisfies Record<string, Limit>;

/** The contact behind a request, and the shop. */
export interface Insider {
  contact: ContactRow;
  session: typeof portalSessions.$inferSelect;
}

/** Mails a link to the contacts with an address; answers the same, in the same time, where there are none. */
export async function askLink(site: Site, email: string, network: string): Promise<void> {
  const here = { limit: limits.here, subject: `${email.toLowerCase()} ${network}` };
  await site.limits.take([here, { limit: limits.network, subject: network, unless: [here] }]);
  await Promise.all([mailLinks(site, email), wait(LINK_MS)]);
}

async function mailLinks(site: Site, email: string): Promise<void> {
  const { db, write, clock } = site;
  const found = await db
    .select({ contact: shopContacts, shopName: shops.name })
    .from(shopContacts)
    .innerJoin(shops, eq(shops.id, shopContacts.shopId))
    .where(and(sql`lower(${shopContacts.email}) = lower(${email})`, isNull(shopContacts.revokedAt)));
  for (const { contact, shopName } of found)
    await write(async (tx) => {
      const now = clock.now();
      const [locked] = await tx.select().from(shopContacts).where(eq(shopContacts.id, contact.id)).for('update');
      if (!locked || locked.revokedAt) return;
      if ((await countLinks(tx, contact.id, new Date(now.getTime() - HOUR_MS))) >= mostMailed) return;
      await tx.delete(portalLinks).where(lt(portalLinks.expiresAt, new Date(now.getTime() - DAY_MS)));
      const { url } = await makeLink(site, tx, contact, mailedLinkMs);
      await queueMail(site, tx, linkMail(contact, { shopName, url }), {
        kind: 'portal-link',
        reader: null,
        about: [],
      });
    });
}

/** Begins a session with a link, which works once; throws 404 where it was used, is over or unknown. */
export function beginSession({ write, clock }: Site, link: string, agent: string | undefined): Promise<string> {
  const token = newToken();
  return write(async (tx) => {
    const now = clock.now();
    const [found] = await tx
      .select({ link: portalLinks, contact: shopContacts, shopName: shops.name })
      .from(portalLinks)
      .innerJoin(shopContacts, eq(shopContacts.id, portalLinks.contactId))
      .innerJoin(shops, eq(shops.id, shopContacts.shopId))
      .where(eq(portalLinks.tokenHash, hashToken(link)))
      .for('update', { of: portalLinks });
    if (!found || found.link.usedAt || found.link.expiresAt <= now || found.contact.revokedAt)
      throw refuse.notFound((t) => t.linkDead, 'link_dead');
    const { id: contactId } = found.contact;
    await tx.update(portalLinks).set({ usedAt: now }).where(eq(portalLinks.tokenHash, found.link.tokenHash));
    await tx.delete(portalSessions).where(lt(portalSessions.expiresAt, now));
    await tx.insert(portalSessions).values({
      contactId,
      tokenHash: hashToken(token),
      device: nameOfDevice(agent),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + sessionDays * DAY_MS),
    });
    const target = { type: 'shop_contact', id: contactId, name: found.shopName };
    await recordAudit(tx, { at: now, actor: null, action: 'shop_contact.sign_in', target });
    return token;
  });
}

/** Returns the contact behind an Authorization header; throws 401 where its session is over. Nothing is cached. */
export async function readInsider(site: Pick<Site, 'db' | 'write' | 'clock'>, header?: string): Promise<Insider> {
  const dead = () => refuse.unauthorized((t) => t.sessionDead, 'bad_session');
  const token = /^Portal (\S{8,200})$/i.exec(header ?? '')?.[1];
  if (!token) throw dead();
  const now = site.clock.now();
  const [found] = await site.db
    .select({ contact: shopContacts, session: portalSessions })
    .from(portalSessions)
    .innerJoin(shopContacts, eq(shopContacts.id, portalSessions.contactId))
    .where(
      and(
        eq(portalSessions.tokenHash, hashToken(token)),
        gt(portalSessions.expiresAt, now),
        isNull(shopContacts.revokedAt),
      ),
    );
  if (!found) throw dead();
  if (now.getTime() - found.session.lastUsedAt.getTime() > HOUR_MS)
    await site.write(async (tx) => {
      await tx.update(portalSessions).set({ lastUsedAt: now }).where(eq(portalSessions.id, found.session.id));
    });
  return found;
}

/** Returns the sessions of a contact, the newest first. */
export async function listSessions(
  { db, clock }: Pick<Site, 'clock'> & { db: Db },
  { contact, session }: Insider,
): Promise<PortalSession[]> {
  const rows = await db
    .select()
    .from(portalSessions)
    .where(and(eq(portalSessions.contactId, contact.id), gt(portalSessions.expiresAt, clock.now())))
    .orderBy(desc(portalSessions.id));
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    created_at: toIso(row.createdAt),
    last_used_at: toIso(row.lastUsedAt),
    expires_at: toIso(row.expiresAt),
    current: row.id === session.id,
  }));
}

/** Ends a session of the contact; throws 404 for any other. */
export function endSession({ write }: Pick<Site, 'write'>, { contact }: Insider, id: number): Promise<void> {
  return write(async (tx) => {
    const ended = await tx
      .delete(portalSessions)
      .where(and(eq(portalSessions.id, id), eq(portalSessions.contactId, contact.id)))
      .returning({ id: portalSessions.id });
    if (ended.length === 0) throw refuse.notFound((t) => t.sessionUnknown);
  });
}
