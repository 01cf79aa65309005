import { z } from 'zod';
import { dropFact, readFact, writeFact, type Fact } from '~/platform/facts/facts';
import type { Site } from '~/platform/site';

/** Says, by its time, since when staff have to have a second factor; there is none while they do not. */
export const requiredFact: Fact<true> = { name: 'second-factor-required', schema: z.literal(true) };

/** Remembers since when staff have to have a second factor, or forgets it when they do not any more. */
export async function rememberRequired({
  db,
  write,
  config,
  clock,
}: Pick<Site, 'db' | 'write' | 'config' | 'clock'>): Promise<void> {
  const isRequired = config.staffSecondFactor === 'required';
  if (isRequired === ((await readFact(db, requiredFact)) ?? false)) return;
  await write((tx) => (isRequired ? writeFact(tx, requiredFact, true, clock.now()) : dropFact(tx, requiredFact)));
}
