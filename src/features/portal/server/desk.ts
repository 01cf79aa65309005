import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { findPrice } from '~/features/ad-counting/server/public';
import { exportList, recordAudit, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import { billShop, lockBooks } from '~/features/dues/server/public';
import {
  editShopIn,
  renewAdIn,
  shops,
  swapMediumIn,
  tierNameIn,
  type Change,
} from '~/features/marketplace/server/public';
import type { Db, Tx } from '~/platform/database';
import { containsWord } from '~/platform/database/matches';
import { asText, sortedBy } from '~/platform/database/sorting';
import { measureRows } from '~/platform/database/waiting';
import { mediaKeys } from '~/platform/files/media';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { queueMail } from '~/platform/mail';
import { pagesOf, type Column } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { DAY_MS } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import { pageOf, rowsOf } from '~/shared/paging';
import { portalOfficeCalls, portalTopic, type OfficeRequest, type RequestsQuery } from '../contract';
import { frozenDays } from '../contract/choices';
import type { DecisionForm } from '../contract/forms';
import { both } from '../texts/both';
import { activeContacts } from './contacts';
import { decidedMail } from './mails';
import { presentRequest, type RequestRow } from './present';
import { refuse } from './refusals';
import { adRequests, shopContacts } from './tables';

const listed = { request: adRequests, shopName: shops.name, contactName: shopContacts.name };

const sortColumns = {
  id: adRequests.id,
  kind: asText(adRequests.kind),
  ad: adRequests.adId,
  tier: asText(adRequests.tier),
  price: adRequests.price,
  price_until: adRequests.priceUntil,
  status: asText(adRequests.status),
  note: asText(adRequests.note),
  created_at: adRequests.createdAt,
  decided_at: adRequests.decidedAt,
  shop: adRequests.shopId,
  shop_name: asText(shops.name),
  contact_name: asText(shopContacts.name),
  invoice_number: asText(adRequests.invoiceNumber),
};

const select = (db: Db | Tx) =>
  db
    .select(listed)
    .from(adRequests)
    .innerJoin(shops, eq(shops.id, adRequests.shopId))
    .leftJoin(shopContacts, eq(shopContacts.id, adRequests.contactId));

const present = ({
  request,
  shopName,
  contactName,
}: {
  request: RequestRow;
  shopName: string;
  contactName: string | null;
}): OfficeRequest => ({
  ...presentRequest(request),
  shop: request.shopId,
  shop_name: shopName,
  contact_name: contactName,
  invoice_number: request.invoiceNumber,
});

/** Returns a page of the requests, the open ones first, of these the oldest. */
export async function listForOffice({ db }: Pick<Site, 'db'>, query: RequestsQuery) {
  const where = and(
    query.status && eq(adRequests.status, query.status),
    query.search ? containsWord(sql`fold(${shops.name})`, query.search) : undefined,
  );
  const { offset, limit } = rowsOf(query);
  const isOpen = sql`${adRequests.status} = 'open'`;
  const usual = [
    desc(isOpen),
    asc(sql`case when ${isOpen} then ${adRequests.createdAt} end`),
    desc(adRequests.decidedAt),
    desc(adRequests.id),
  ];
  const rows = await select(db)
    .where(where)
    .orderBy(...sortedBy(query.sort, { columns: sortColumns, id: adRequests.id, usual }))
    .limit(limit)
    .offset(offset);
  const [found] = await db
    .select({ rows: count() })
    .from(adRequests)
    .innerJoin(shops, eq(shops.id, adRequests.shopId))
    .where(where);
  return pageOf(portalOfficeCalls.adRequests.path, query, found!.rows, rows.map(present));
}

/** Exports the requests. */
export const exportRequests = (site: Site, context: ExportContext, { format, ...filter }: ExportQuery<RequestsQuery>) =>
  exportList(site, context, {
    action: 'ad_request.export',
    target: { type: 'ad_request', id: null },
    after: { ...filter },
    name: 'requests-of-advertisers',
    format,
    columns,
    batches: pagesOf((page) => listForOffice(site, { ...filter, ...page })),
  });

const columns: readonly Column<OfficeRequest>[] = [
  { heading: 'Id', kind: 'number', value: (row) => row.id },
  { heading: 'Shop', value: (row) => row.shop_name },
  { heading: 'Contact', value: (row) => row.contact_name },
  { heading: 'Kind', value: (row) => row.kind },
  { heading: 'Tier', value: (row) => row.tier },
  { heading: 'Price', kind: 'number', value: (row) => (row.price !== null ? row.price / 100 : null) },
  { heading: 'Asked', kind: 'day', value: (row) => row.created_at },
  { heading: 'Status', value: (row) => row.status },
  { heading: 'Decided', kind: 'day', value: (row) => row.decided_at },
  { heading: 'Invoice', value: (row) => row.invoice_number },
  { heading: 'Note', value: (row) => row.note },
];

/** Returns how many requests are open, and since when the oldest. */
export const measureRequests = ({ db }: Pick<Site, 'db'>) =>
  measureRows(db, adRequests, adRequests.createdAt, eq(adRequests.status, 'open'));

/**
 * Decides on a request. An approval does at once what it asks for: it renews the ad and makes the invoice, swaps the
 * picture, or edits the shop. Throws 404, 409 `decided`, 409 `ad_gone`, and what these refuse.
 */
export function decideRequest(
  site: Site,
  actor: Caller,
  id: number,
  { decision, note }: DecisionForm,
  language: Language,
): Promise<OfficeRequest> {
  const approved = decision === 'approve';
  return withStoredFiles(site.files, site.log, async (store) => {
    const { decided, unused } = await site.write(async (tx, invalidate) => {
      if (approved) await lockBooks(tx);
      const [request] = await tx.select().from(adRequests).where(eq(adRequests.id, id)).for('update');
      if (!request) throw refuse.notFound((t) => t.requestUnknown);
      if (request.status !== 'open') throw refuse.conflict('decided', (t) => t.requestDecided);
      const change = { tx, invalidate, actor, at: site.clock.now() };
      const outcome = approved ? await carryOut(change, request, language) : { unused: keysOf(request) };
      await tx
        .update(adRequests)
        .set({
          status: approved ? 'approved' : 'rejected',
          note: note ?? null,
          media: null,
          decidedAt: change.at,
          decidedBy: actor.id,
          ...outcome.columns,
        })
        .where(eq(adRequests.id, id));
      const [row] = await select(tx).where(eq(adRequests.id, id));
      await recordAudit(tx, {
        at: change.at,
        actor,
        action: `ad_request.${decision}`,
        target: { type: 'ad_request', id, name: row!.shopName },
        after: {
          kind: request.kind,
          ...(note && { note }),
          ...(outcome.columns && { price: outcome.columns.price, invoice: outcome.columns.invoiceNumber }),
        },
      });
      for (const contact of await activeContacts(tx, request.shopId))
        await queueMail(
          site,
          tx,
          decidedMail(
            contact,
            { kind: request.kind, approved, note: note ?? null, invoice: row!.request.invoiceNumber },
            site.config,
          ),
          { kind: 'portal-decided', reader: null, about: [], key: `ad-request:${id}:${contact.id}` },
        );
      invalidate(portalTopic);
      return { decided: row!, unused: outcome.unused };
    });
    await store.delete(unused);
    return present(decided);
  });
}

const keysOf = ({ media }: RequestRow) => (media ? mediaKeys(media) : []);

interface Outcome {
  /** Keys of files that nothing needs any more. */
  unused: string[];
  columns?: Pick<RequestRow, 'price' | 'invoiceId' | 'invoiceNumber'>;
}

/** Carries out a request. */
async function carryOut(change: Change, request: RequestRow, language: Language): Promise<Outcome> {
  const { kind, shopId, adId, media, fields } = request;
  if (kind === 'shop') {
    await editShopIn(change, shopId, fields ?? {}, language);
    return { unused: [] };
  }
  if (adId === null) throw refuse.conflict('ad_gone', (t) => t.adGone);
  if (kind === 'upload') return { unused: await swapMediumIn(change, adId, media!, language) };
  const ad = await renewAdIn(change, adId, { tier: request.tier ?? undefined }, language);
  const today = dayIso(change.at);
  const isFrozen = request.priceUntil !== null && change.at <= request.priceUntil;
  const price = isFrozen ? request.price : await findPrice(change.tx, ad.ad_type, today);
  if (price === null) return { unused: [], columns: { price, invoiceId: null, invoiceNumber: null } };
  const purpose = (of: Language) => fillText(both[of].purpose, { tier: tierNameIn(of, ad.ad_type) });
  const invoice = await billShop(change, {
    shopId,
    requestId: request.id,
    amount: price,
    purpose: { en: purpose('en'), ml: purpose('ml') },
    dueOn: dayIso(new Date(change.at.getTime() + frozenDays * DAY_MS)),
  });
  return { unused: [], columns: { price, invoiceId: invoice.id, invoiceNumber: invoice.number } };
}

/** Returns the keys of the files of waiting requests; files of approved requests belong to their ads. */
export async function filesOfRequests(db: Db): Promise<string[]> {
  const rows = await db
    .select({ media: adRequests.media })
    .from(adRequests)
    .where(and(eq(adRequests.status, 'open'), eq(adRequests.kind, 'upload')));
  return rows.flatMap(({ media }) => (media ? mediaKeys(media) : []));
}
