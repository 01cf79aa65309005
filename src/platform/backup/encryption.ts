import { StartError } from '../errors/start-error';
import { decryptWith } from '../secrets/age';
import { plainParts } from './manifest';
import type { BackupSource } from './places';

/**
 * Returns the same backup, decrypted while it is read. `identity` is the text of a key file, as age-keygen makes it.
 * Reading throws a StartError when it is another key.
 */
export function decrypting(source: BackupSource, identity: string): BackupSource {
  const keys = identity
    .split('\n')
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'))
    .map((key) => key.trim());
  if (keys.length === 0) throw new StartError('The file of --identity holds no age key (AGE-SECRET-KEY-…).');
  return {
    ...source,
    async read(part) {
      const content = await source.read(part);
      if (!content || plainParts.includes(part)) return content;
      return decryptWith(keys, content).catch((error: unknown) => {
        throw new StartError(`${source.name} cannot be decrypted with this key.`, { cause: error });
      });
    },
  };
}
