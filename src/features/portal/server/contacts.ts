import { and, asc, count, eq, isNull, max, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { shops } from '~/features/marketplace/server/public';
import { newToken, hashToken } from '~/features/sign-in/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { HOUR_MS, MINUTE_MS, toIso } from '~/shared/dates';
import { prefixOf } from '~/shared/language';
import type { Contact, Link } from '../contract';
import { mailedLinkMinutes, mostContacts, officeLinkHours } from '../contract/choices';
import type { ContactForm } from '../contract/forms';
import { refuse } from './refusals';
import { portalLinks, portalSessions, shopContacts } from './tables';

export type ContactRow = typeof shopContacts.$inferSelect;

const present = (row: ContactRow, lastUsedAt: Date | null): Contact => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  language: row.language,
  created_at: toIso(row.createdAt),
  revoked_at: row.revokedAt && toIso(row.revokedAt),
  last_used_at: lastUsedAt && toIso(lastUsedAt),
});

/** Returns the contacts of a shop who are not revoked. */
export const activeContacts = (db: Db | Tx, shopId: number): Promise<ContactRow[]> =>
  db
    .select()
    .from(shopContacts)
    .where(and(eq(shopContacts.shopId, shopId), isNull(shopContacts.revokedAt)))
    .orderBy(asc(shopContacts.id));

/** Returns the contacts of a shop, the first of them first; throws 404. */
export async function listContacts({ db }: Pick<Site, 'db'>, shopId: number): Promise<Contact[]> {
  const [shop] = await db.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId));
  if (!shop) throw refuse.notFound((t) => t.shopUnknown);
  const rows = await db
    .select({ contact: shopContacts, used: max(portalSessions.lastUsedAt) })
    .from(shopContacts)
    .leftJoin(portalSessions, eq(portalSessions.contactId, shopContacts.id))
    .where(eq(shopContacts.shopId, shopId))
    .groupBy(shopContacts.id)
    .orderBy(sql`${shopContacts.revokedAt} is not null`, asc(shopContacts.id));
  return rows.map(({ contact, used }) => present(contact, used));
}

/** Adds a contact. Throws 404, 409 `full` for a third, 400 on `email` where it is a contact of the shop already. */
export function addContact({ write, clock }: Site, actor: Caller, shopId: number, form: ContactForm): Promise<Contact> {
  return write(async (tx) => {
    const [shop] = await tx.select().from(shops).where(eq(shops.id, shopId)).for('update');
    if (!shop) throw refuse.notFound((t) => t.shopUnknown);
    const others = await activeContacts(tx, shopId);
    if (others.some(({ email }) => email.toLowerCase() === form.email.toLowerCase()))
      throw refuse.invalid((t) => ({ email: [t.contactThere] }));
    if (others.length >= mostContacts) throw refuse.conflict('full', (t) => t.twoContacts);
    const at = clock.now();
    const [row] = await tx
      .insert(shopContacts)
      .values({ ...form, language: form.language ?? 'en', shopId, createdAt: at })
      .returning();
    await recordAudit(tx, {
      at,
      actor,
      action: 'shop_contact.create',
      target: { type: 'shop_contact', id: row!.id, name: shop.name },
      after: { language: row!.language },
    });
    return present(row!, null);
  });
}

async function lockContact(tx: Tx, shopId: number, id: number) {
  const [found] = await tx
    .select({ contact: shopContacts, shopName: shops.name })
    .from(shopContacts)
    .innerJoin(shops, eq(shops.id, shopContacts.shopId))
    .where(and(eq(shopContacts.id, id), eq(shopContacts.shopId, shopId)))
    .for('update', { of: shopContacts });
  if (!found) throw refuse.notFound((t) => t.contactUnknown);
  return found;
}

/** Revokes a contact, whose sessions and links end with it; a contact that is revoked stays so. */
export function revokeContact({ write, clock }: Site, actor: Caller, shopId: number, id: number): Promise<void> {
  return write(async (tx) => {
    const { contact, shopName } = await lockContact(tx, shopId, id);
    if (contact.revokedAt) return;
    const at = clock.now();
    await tx.update(shopContacts).set({ revokedAt: at }).where(eq(shopContacts.id, id));
    await tx.delete(portalSessions).where(eq(portalSessions.contactId, id));
    await tx.delete(portalLinks).where(eq(portalLinks.contactId, id));
    const target = { type: 'shop_contact', id, name: shopName };
    await recordAudit(tx, { at, actor, action: 'shop_contact.revoke', target });
  });
}

/** Makes a link of a contact in the caller's transaction. Returns its address, in the contact's language. */
export async function makeLink(
  { config, clock }: Pick<Site, 'config' | 'clock'>,
  tx: Tx,
  { id, language }: Pick<ContactRow, 'id' | 'language'>,
  lifeMs: number,
): Promise<{ url: string; expiresAt: Date }> {
  const [token, createdAt] = [newToken(), clock.now()];
  const expiresAt = new Date(createdAt.getTime() + lifeMs);
  await tx.insert(portalLinks).values({ tokenHash: hashToken(token), contactId: id, createdAt, expiresAt });
  return { url: `${config.publicUrl}${prefixOf(language)}/advertiser/in/${token}`, expiresAt };
}

/** How long a mailed link is valid, in ms. */
export const mailedLinkMs = mailedLinkMinutes * MINUTE_MS;

/** Makes a link that the office sends to a contact by WhatsApp; throws 404 for an unknown or revoked contact. */
export function linkContact(site: Site, actor: Caller, shopId: number, id: number): Promise<Link> {
  return site.write(async (tx) => {
    const { contact, shopName } = await lockContact(tx, shopId, id);
    if (contact.revokedAt) throw refuse.notFound((t) => t.contactUnknown);
    const { url, expiresAt } = await makeLink(site, tx, contact, officeLinkHours * HOUR_MS);
    await recordAudit(tx, {
      at: site.clock.now(),
      actor,
      action: 'shop_contact.link',
      target: { type: 'shop_contact', id, name: shopName },
      after: { expires_at: toIso(expiresAt) },
    });
    return { url, expires_at: toIso(expiresAt) };
  });
}

/** Counts the links that were made for a contact since a moment. */
export async function countLinks(tx: Tx, contactId: number, since: Date): Promise<number> {
  const [found] = await tx
    .select({ links: count() })
    .from(portalLinks)
    .where(and(eq(portalLinks.contactId, contactId), sql`${portalLinks.createdAt} > ${since.toISOString()}`));
  return found!.links;
}
