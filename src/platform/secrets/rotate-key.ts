import type { Config } from '../config';
import type { Tx } from '../database';
import { StartError } from '../errors/start-error';
import type { Write } from '../topics';
import { sealProbe } from './check-secret-key';
import { createSeal } from './seal';
import type { SealedValues } from './sealed-values';
import { newSecret, replaceSecretKeys } from './secret-key';

export interface RotateOptions {
  config: Pick<Config, 'keys' | 'dataDir'>;
  write: Write;
  sealed: readonly SealedValues[];
  /** Throws when the key must not be changed now, because a server of its own would go on with the old key. */
  refuse(): Promise<void>;
  /** In the transaction after which everything is sealed with the new key, once. */
  done(tx: Tx, id: string): Promise<void>;
  /** Called before each step; for tests, which end it there. */
  step?: (name: string) => void;
}

export interface Rotated {
  /** The id of the key with which everything is sealed now. */
  id: string;
  /** How many values were sealed again. */
  resealed: number;
  /** Values that none of our keys opens, as `Aadhaar numbers, row 7`; they were left as they are. */
  unreadable: string[];
}

const atOnce = 200;

/**
 * Changes the secret key (decisions/0016), while people use the site: a new key seals from now on, the old key goes on
 * opening, every value is sealed again, a few hundred at a time, and the old key is given up when no value needs it. A
 * change that was cut off at any moment leaves everything readable, and is completed by calling this again. A key that
 * is a setting is changed by its owner: this seals with SECRET_KEY what SECRET_KEY_OLD has sealed. Throws a StartError
 * when there is nothing to do so.
 */
export async function rotateKey({
  config,
  write,
  sealed,
  refuse,
  done,
  step = () => undefined,
}: RotateOptions): Promise<Rotated> {
  const { keys, dataDir } = config;
  const inFile = keys.source === 'file';
  await refuse();
  if (keys.old.length === 0) {
    if (!inFile) {
      throw new StartError(
        'The key is the setting SECRET_KEY, which only you can change. Make a new one, set it as SECRET_KEY and ' +
          'the present one as SECRET_KEY_OLD, ' +
          'restart every instance, and run this again (docs/OPERATIONS.md, "Another secret key").',
      );
    }
    const secrets = [newSecret(), keys.current.secret];
    step('new key');
    replaceSecretKeys(dataDir, secrets);
    step('new key kept');
    keys.change(secrets);
  }
  keys.named = true;

  let [resealed, unreadable] = [0, [] as string[]];
  // Again until there is nothing to do: what was sealed with the old key was perhaps committed behind us.
  for (let before = -1; before !== resealed;) {
    before = resealed;
    unreadable = [];
    for (const values of sealed) {
      for (let after = 0; ;) {
        step(`${values.title} after ${after}`);
        const batch = await write((tx) => resealBatch(tx, config, values, after));
        resealed += batch.resealed;
        unreadable.push(...batch.unreadable);
        if (batch.last === undefined) break;
        after = batch.last;
      }
    }
  }
  step('probe');
  await write(async (tx) => {
    if (await sealProbe(tx, config)) await done(tx, keys.current.id);
  });
  step('old key given up');
  if (inFile) {
    await refuse();
    replaceSecretKeys(dataDir, [keys.current.secret]);
    step('old key gone');
    keys.change([keys.current.secret]);
  }
  return { id: keys.current.id, resealed, unreadable };
}

async function resealBatch(tx: Tx, config: Pick<Config, 'keys'>, values: SealedValues, after: number) {
  const seal = createSeal(config, values.purpose);
  const rows = await values.page(tx, after, atOnce);
  const unreadable: string[] = [];
  let resealed = 0;
  for (const { id, sealed } of rows) {
    if (seal.isCurrent(sealed)) continue;
    const text = seal.tryOpen(sealed);
    if (text === null) unreadable.push(`${values.title}, row ${id}`);
    else {
      await values.replace(tx, id, sealed, seal.seal(text), { text, key: config.keys.current });
      resealed += 1;
    }
  }
  return { resealed, unreadable, last: rows.length < atOnce ? undefined : rows.at(-1)!.id };
}
