import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { refuseStale } from '~/platform/database/stale';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { communityTopic } from '~/shared/topics';
import type { Tag, TagEditForm, TagForm } from '../../contract/stewardship';
import { type Board, communityTags } from '~/features/community/server/public';
import { refuse } from '../refusals';
import { holdTags, replaceTag } from './replace-tag';

type Steward = Pick<Board, 'write' | 'clock'>;
type Row = typeof communityTags.$inferSelect;

/**
 * Adds a tag that moderators look after, or a synonym, which is replaced with its tag on every question. Throws 400 on
 * `name`, `synonym_of`.
 */
export function addTag({ write, clock }: Steward, caller: Caller, { name, synonym_of: of }: TagForm): Promise<Tag> {
  return write(async (tx, invalidate) => {
    const now = clock.now();
    await holdTags(tx);
    await refuseTaken(tx, name);
    const main = of ? await mainTag(tx, name, of, now) : null;
    const [row] = await tx
      .insert(communityTags)
      .values({ name, synonymOf: main?.id ?? null, createdAt: now, updatedAt: now })
      .returning();
    await replaceTag(tx, name, main?.name ?? name);
    const tag = present(row!, main);
    await recordAudit(tx, {
      at: now,
      actor: caller,
      action: 'community.tag.create',
      target: { type: 'tag', id: tag.id, name },
      after: said(tag),
    });
    invalidate(communityTopic);
    return tag;
  });
}

/**
 * Renames a tag on every question, or makes it and its synonyms synonyms of another tag; a `synonym_of` of null makes a
 * synonym a tag of its own. Throws 400 on `name`, `synonym_of`, 404, 409 `stale`.
 */
export function editTag({ write, clock }: Steward, caller: Caller, id: number, form: TagEditForm): Promise<Tag> {
  return write(async (tx, invalidate) => {
    const now = clock.now();
    await holdTags(tx);
    const row = await findTag(tx, id);
    refuseStale(row, form.updated_at);
    const before = present(row, await mainOf(tx, row));
    const name = form.name ?? row.name;
    if (name !== row.name) await refuseTaken(tx, name, id);
    const main =
      form.synonym_of === undefined
        ? await mainOf(tx, row)
        : form.synonym_of
          ? await mainTag(tx, name, form.synonym_of, now, id)
          : null;
    if (name === row.name && (main?.id ?? null) === row.synonymOf) return before;
    const [saved] = await tx
      .update(communityTags)
      .set({ name, synonymOf: main?.id ?? null, updatedAt: now })
      .where(eq(communityTags.id, id))
      .returning();
    if (main) await tx.update(communityTags).set({ synonymOf: main.id }).where(eq(communityTags.synonymOf, id));
    if (row.synonymOf === null) await replaceTag(tx, row.name, main?.name ?? name);
    await replaceTag(tx, name, main?.name ?? name);
    const after = present(saved!, main);
    await recordAudit(tx, {
      at: now,
      actor: caller,
      action: 'community.tag.edit',
      target: { type: 'tag', id, name: row.name },
      before: said(before),
      after: said(after),
    });
    invalidate(communityTopic);
    return after;
  });
}

/** Removes a tag and its synonyms from every question; of a synonym, deletes only the rule. Throws 404. */
export function deleteTag({ write, clock }: Steward, caller: Caller, id: number): Promise<void> {
  return write(async (tx, invalidate) => {
    await holdTags(tx);
    const row = await findTag(tx, id);
    const before = present(row, await mainOf(tx, row));
    const questions = row.synonymOf === null ? await replaceTag(tx, row.name, null) : [];
    await tx.delete(communityTags).where(eq(communityTags.id, id));
    await recordAudit(tx, {
      at: clock.now(),
      actor: caller,
      action: 'community.tag.delete',
      target: { type: 'tag', id, name: row.name },
      before: { ...said(before), questions: questions.join(', ') },
    });
    invalidate(communityTopic);
  });
}

async function findTag(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(communityTags).where(eq(communityTags.id, id));
  if (!row) throw refuse.notFound((t) => t.noTag);
  return row;
}

async function named(tx: Tx, name: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(communityTags)
    .where(sql`fold(${communityTags.name}) = fold(${name})`);
  return row;
}

async function refuseTaken(tx: Tx, name: string, except?: number): Promise<void> {
  const existing = await named(tx, name);
  if (existing && existing.id !== except) throw refuse.invalid((t) => ({ name: [t.tagTaken] }));
}

const mainOf = async (tx: Tx, row: Row): Promise<Row | null> =>
  row.synonymOf === null ? null : findTag(tx, row.synonymOf);

/**
 * Returns the tag that `name` becomes a synonym of. Adds the tag if no moderator looks after it yet. Throws 400 on
 * `synonym_of`.
 */
async function mainTag(tx: Tx, name: string, wanted: string, now: Date, except?: number): Promise<Row> {
  const existing = await named(tx, wanted);
  const { rows } = await tx.execute<{ same: boolean }>(sql`select fold(${name}) = fold(${wanted}) as same`);
  if (rows[0]!.same || (existing && existing.id === except))
    throw refuse.invalid((t) => ({ synonym_of: [t.synonymOfItself] }));
  if (existing?.synonymOf != null) throw refuse.invalid((t) => ({ synonym_of: [t.synonymOfSynonym] }));
  if (existing) return existing;
  const [added] = await tx.insert(communityTags).values({ name: wanted, createdAt: now, updatedAt: now }).returning();
  await replaceTag(tx, wanted, wanted);
  return added!;
}

const present = (row: Row, main: Row | null): Tag => ({
  id: row.id,
  name: row.name,
  synonym_of: main?.name ?? null,
  updated_at: toIso(row.updatedAt),
});

const said = ({ name, synonym_of }: Tag) => ({ name, synonym_of });
