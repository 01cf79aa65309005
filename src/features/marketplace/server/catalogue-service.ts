import { count, eq, sql } from 'drizzle-orm';
import { describe, difference, recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { refuseStale } from '~/platform/database/stale';
import { violates } from '~/platform/database/violation';
import { mediaKeys } from '~/platform/files/media';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { countText } from '~/shared/count-text';
import type { Language } from '~/shared/language';
import { marketplaceTopic, type ManagedCategory, type Shop } from '../contract';
import {
  categoryForm,
  shopForm,
  type CategoryEditForm,
  type CategoryForm,
  type ShopEditForm,
  type ShopForm,
} from '../contract/forms';
import type { Change } from './change';
import { presentManagedCategory, presentShop } from './present';
import { refuse } from './refusals';
import { ads, shopCategories, shops } from './tables';
import { findShop, findSpelling, type CategoryRow, type ShopRow } from './views';

/** Creates a category. Throws 400 on `name` when there is one of that name, whatever its case. */
export function createCategory(
  { write, clock }: Site,
  actor: Caller,
  form: CategoryForm,
  language: Language,
): Promise<ManagedCategory> {
  return write(async (tx, invalidate) => {
    const now = clock.now();
    const row = { ...categoryColumns(form), updatedAt: now } as typeof shopCategories.$inferInsert;
    const [inserted] = await tx.insert(shopCategories).values(row).returning();
    const target = { type: 'category', id: inserted!.id, name: form.name };
    await recordAudit(tx, { at: now, actor, action: 'category.create', target, after: form });
    invalidate(marketplaceTopic);
    return presentManagedCategory(inserted!, language);
  }).catch(refuseTaken);
}

/**
 * Changes what is sent of a category; a value that is saved already is no change. Throws 400 on `name` as for a new
 * category, and 409 `stale`.
 */
export function editCategory(
  { write, clock }: Site,
  actor: Caller,
  id: number,
  { updated_at: readAt, ...form }: CategoryEditForm,
  language: Language,
): Promise<ManagedCategory> {
  return write(async (tx, invalidate) => {
    const [locked] = await tx.select().from(shopCategories).where(eq(shopCategories.id, id)).for('update');
    if (!locked) throw refuse.notFound((t) => t.categoryNotFound);
    refuseStale(locked, readAt);
    const columns = changedColumns(locked, categoryColumns(form));
    if (!columns) return presentManagedCategory(locked, language);
    const now = clock.now();
    const [saved] = await tx
      .update(shopCategories)
      .set({ ...columns, updatedAt: now })
      .where(eq(shopCategories.id, id))
      .returning();
    const asForm = (row: CategoryRow) => describe(categoryForm, presentManagedCategory(row, 'en'));
    const target = { type: 'category', id, name: locked.name };
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'category.edit',
      target,
      ...difference(asForm(locked), asForm(saved!)),
    });
    invalidate(marketplaceTopic);
    return presentManagedCategory(saved!, language);
  }).catch(refuseTaken);
}

const categoryColumns = (form: Omit<CategoryEditForm, 'updated_at'>) =>
  columnsOf(shopCategories, form, { name_ml: 'nameMl' });

function refuseTaken(error: unknown): never {
  if (violates(error, 'unique')) throw refuse.invalid((t) => ({ name: [t.categoryExists] }));
  throw error;
}

/** Deletes a category. Throws 409 `category_in_use` with how many shops use it. */
export function deleteCategory({ write, clock }: Site, actor: Caller, id: number): Promise<void> {
  return write(async (tx, invalidate) => {
    const [category] = await tx.select().from(shopCategories).where(eq(shopCategories.id, id)).for('update');
    if (!category) throw refuse.notFound((t) => t.categoryNotFound);
    const [used] = await tx.select({ shops: count() }).from(shops).where(eq(shops.categoryId, id));
    if (used?.shops) throw refuse.conflict('category_in_use', (t) => countText(t.categoryInUse, used.shops));
    await tx.delete(shopCategories).where(eq(shopCategories.id, id));
    const target = { type: 'category', id, name: category.name };
    await recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'category.delete',
      target,
      before: { name: category.name },
    });
    invalidate(marketplaceTopic);
  });
}

/** Creates a shop. Throws 400 on `category` when there is no such category. */
export function createShop({ write, clock }: Site, actor: Caller, form: ShopForm, language: Language): Promise<Shop> {
  const now = clock.now();
  return write(async (tx, invalidate) => {
    const category = await mustBeCategory(tx, form.category);
    const shop = { ...form, location: await spelledAsKnown(tx, form.location) };
    const row = { ...shopColumns(shop), createdAt: now, updatedAt: now } as typeof shops.$inferInsert;
    const [inserted] = await tx.insert(shops).values(row).returning({ id: shops.id });
    const target = { type: 'shop', id: inserted!.id, name: form.name };
    await recordAudit(tx, { at: now, actor, action: 'shop.create', target, after: { ...shop, category } });
    invalidate(marketplaceTopic);
    return presentShop((await findShop(tx, inserted!.id))!, language);
  });
}

/**
 * Changes what is sent; a value that is saved already is no change. Throws 409 `stale` when another person has saved
 * since.
 */
export function editShop(
  { write, clock }: Site,
  actor: Caller,
  id: number,
  form: ShopEditForm,
  language: Language,
): Promise<Shop> {
  return write((tx, invalidate) => editShopIn({ tx, invalidate, actor, at: clock.now() }, id, form, language));
}

/** Does the same in the caller's transaction. */
export async function editShopIn(
  { tx, invalidate, actor, at: now }: Change,
  id: number,
  form: ShopEditForm,
  language: Language,
): Promise<Shop> {
  const { updated_at: readAt, ...changes } = form;
  const [locked] = await tx.select().from(shops).where(eq(shops.id, id)).for('update');
  if (!locked) throw refuse.notFound((t) => t.shopNotFound);
  refuseStale(locked, readAt);
  const shop = (await findShop(tx, id))!;
  if (changes.category !== undefined) await mustBeCategory(tx, changes.category);
  if (changes.location !== undefined) changes.location = await spelledAsKnown(tx, changes.location, id);
  const columns = changedColumns(locked, shopColumns(changes));
  if (!columns) return presentShop(shop, language);
  await tx
    .update(shops)
    .set({ ...columns, updatedAt: now })
    .where(eq(shops.id, id));
  const saved = (await findShop(tx, id))!;
  const change = difference(described(shop), described(saved));
  await recordAudit(tx, {
    at: now,
    actor,
    action: 'shop.edit',
    target: { type: 'shop', id, name: shop.name },
    ...change,
  });
  invalidate(marketplaceTopic);
  return presentShop(saved, language);
}

/** Deletes a shop with its ads; their files are deleted once that is committed. */
export function deleteShop({ write, clock, files, log }: Site, actor: Caller, id: number): Promise<void> {
  return withStoredFiles(files, log, async (store) => {
    const removed = await write(async (tx, invalidate) => {
      const [shop] = await tx.select().from(shops).where(eq(shops.id, id)).for('update');
      if (!shop) throw refuse.notFound((t) => t.shopNotFound);
      const its = await tx.delete(ads).where(eq(ads.shopId, id)).returning({ media: ads.media });
      await tx.delete(shops).where(eq(shops.id, id));
      const target = { type: 'shop', id, name: shop.name };
      const before = { name: shop.name, location: shop.location, ads: its.length };
      await recordAudit(tx, { at: clock.now(), actor, action: 'shop.delete', target, before });
      invalidate(marketplaceTopic);
      return its;
    });
    await store.delete(removed.flatMap(({ media }) => mediaKeys(media)));
  });
}

/**
 * Returns the spelling of a place, that of the shop that was there first; a shop that is alone there (`id`) may change
 * its own.
 */
async function spelledAsKnown(tx: Tx, place: string, id?: number): Promise<string> {
  // Two shops that are the first at a place at once would not see each other's spelling.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('marketplace.places'))`);
  return (await findSpelling(tx, place, id)) ?? place;
}

/** Returns the category's name, locking its row until the shop is stored; throws 400 when there is none. */
async function mustBeCategory(tx: Tx, id: number): Promise<string> {
  const [found] = await tx
    .select({ name: shopCategories.name })
    .from(shopCategories)
    .where(eq(shopCategories.id, id))
    .for('share');
  if (!found) throw refuse.invalid((t) => ({ category: [t.categoryNotFound] }));
  return found.name;
}

const shopColumns = (form: Partial<ShopForm>) =>
  columnsOf(shops, form, { contact_number: 'contactNumber', category: 'categoryId' });

/** Returns a shop in the log's words: the category by its name, since its number means nothing to a reader. */
const described = (shop: ShopRow) => describe(shopForm, { ...presentShop(shop, 'en'), category: shop.categoryName });
