import type { Log } from '../log';
import { isDiskFull } from '../errors/disk-full';
import { isOutage } from '../errors/outage';
import { mayBeCommitted } from '../topics';
import type { Files } from './files';

/**
 * Makes files and rows change together: `work` gets the same Files, on which a put happens at once and is undone when
 * `work` throws, while a delete waits until `work` has succeeded. So put first, then run the transaction, all inside:
 *
 * withStoredFiles(files, log, async (files) => { const media = await storeImage(files, { prefix: 'ads', source, widths
 * }); const old = await site.write((tx) => replaceMedia(tx, id, media)); await files.delete(mediaKeys(old)); });
 *
 * Returns what `work` returns and throws what it throws; a failed clean-up is only logged, since the rows are right by
 * then. A server killed in between leaves files that no row names, never a row without its files; so does a COMMIT
 * whose answer is lost.
 */
export async function withStoredFiles<T>(files: Files, log: Log, work: (files: Files) => Promise<T>): Promise<T> {
  const storedKeys: string[] = [];
  const unwanted: string[] = [];
  const puts: Promise<void>[] = [];
  let over = false;

  const clean = async (keys: string[]) => {
    try {
      if (keys.length > 0) await files.delete(keys);
    } catch (error) {
      log.error({ err: error, keys }, 'could not delete files that nothing uses');
    }
  };

  try {
    const result = await work({
      ...files,
      put(key, source, contentType) {
        // Another of several files failed while this file was still being made.
        if (over) return Promise.reject(new Error('What this file was for has failed'));
        storedKeys.push(key);
        const put = files.put(key, source, contentType);
        puts.push(put);
        return put;
      },
      async delete(keys) {
        unwanted.push(...keys);
      },
    });
    await clean(unwanted);
    return result;
  } catch (error) {
    over = true;
    // A put that is still running would land after its deletion.
    await Promise.allSettled(puts);
    if (mayBeCommitted(error))
      log.warn({ keys: storedKeys }, 'kept files that no row may name: it is unknown whether it was committed');
    // When the files cannot be reached, neither can they be deleted: the caller has waited long enough, and the sweep
    // removes them.
    else if (isOutage(error) && !isDiskFull(error)) void clean(storedKeys);
    else await clean(storedKeys);
    throw error;
  }
}
