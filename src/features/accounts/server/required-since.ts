import { eq } from 'drizzle-orm';
import { facts } from '~/platform/facts/tables';
import type { Site } from '~/platform/site';

/** The fact that says, by its time, since when staff have to have a second factor; there is none while they do not. */
export const requiredFact = 'second-factor-required';

/** Remembers since when staff have to have a second factor, or forgets it when they do not any more. */
export async function rememberRequired({ db, write, config, clock }: Pick<Site, 'db' | 'write' | 'config' | 'clock'>): Promise<void> {
  const isRequired = config.staffSecondFactor === 'required';
  const ofFact = eq(facts.name, requiredFact);
  if (isRequired === (await db.$count(facts, ofFact)) > 0) return;
  await write(async (tx) => {
    if (isRequired) await tx.insert(facts).values({ name: requiredFact, value: true, updatedAt: clock.now() }).onConflictDoNothing();
    else await tx.delete(facts).where(ofFact);
  });
}
