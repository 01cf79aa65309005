import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '~/platform/database';
import { invalid } from '~/platform/errors/http-error';
import { contractMessages } from '~/platform/http/contract-messages';
import { shopFactsForm } from '../contract/forms';
import { both } from '../texts/both';
import { refuse } from './refusals';
import { shopCategories } from './tables';

/** What a shop may ask to have changed about itself: the fields that the office edits. */
export type ShopFacts = z.output<typeof shopFactsForm>;

/** Checks facts of a shop by the rules of the office's form. Throws 400 with the messages of that. */
export async function checkShopFacts(db: Db | Tx, facts: Record<string, unknown>): Promise<ShopFacts> {
  const { data, error } = shopFactsForm.safeParse(facts);
  if (error) throw invalid(contractMessages(both).fields(error.issues));
  if (data.category !== undefined && !(await db.$count(shopCategories, eq(shopCategories.id, data.category))))
    throw refuse.invalid((t) => ({ category: [t.categoryNotFound] }));
  return data;
}
