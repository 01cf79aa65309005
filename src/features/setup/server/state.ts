import { z } from 'zod';
import type { Db, Tx } from '~/platform/database';
import { readSetting, writeSetting, type StoredSetting } from '~/platform/settings-store/settings-store';
import { confirmable } from '../contract/tasks';

const schema = z.object({
  /** The tasks that a superuser has confirmed without a change. */
  confirmed: z.array(z.enum(confirmable)).default([]),
  /** The areas of a new site that came with the software: the first pasted list replaces them. */
  shippedAreas: z.array(z.number()).default([]),
  /** The office's address to which the code was sent. */
  mailTo: z.string().nullable().default(null),
});
type State = z.output<typeof schema>;

const fact: StoredSetting<State> = { name: 'set-up', schema };

/** Returns the progress of the set-up. */
export const readState = async (db: Db | Tx): Promise<State> => (await readSetting(db, fact)) ?? schema.parse({});

/** Stores more of it; call it after `lockSetUp`. */
export async function changeState(tx: Tx, change: Partial<State>): Promise<void> {
  await writeSetting(tx, fact, { ...(await readState(tx)), ...change });
}

/** A code that was mailed: only its keyed hash is stored. */
const codeSchema = z.object({ hash: z.string(), address: z.string(), until: z.iso.datetime({ offset: true }) });
export const mailedCode: StoredSetting<z.output<typeof codeSchema>> = { name: 'set-up-mail-code', schema: codeSchema };
