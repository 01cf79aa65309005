import { useMutation, useQueryClient } from '@tanstack/react-query';
import { countText, type Forms } from '~/shared/count-text';
import { fieldMessages, reasonOrRetry } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { isPending, useTransfers, type Outcome } from '~/ui/hooks/use-transfers';
import { createAd } from '../mutations';
import { adBody, type AdValues } from './ad-forms';
import * as texts from '../../../texts';

/**
 * Sends an ad for each file, with a progress of its own. `send` never rejects; it returns the number of ads in place,
 * the files that are not, the server's messages on fields other than the file, and the notes to show under `Failed to
 * upload ad`.
 */
export function useAdUpload() {
  const client = useQueryClient();
  const { mutateAsync: create } = useMutation(createAd);
  const { transfers, run, stop } = useTransfers();

  const send = async ({ media, ...fields }: Partial<AdValues> & Pick<AdValues, 'media'>) => {
    const outcome = await run(media, {
      send: (file, options) => create({ body: adBody(fields, file), ...options }),
      problemOf: reasonOrRetry,
    });
    // Invalidate whatever the outcome: an ad may exist although its response was lost.
    void client.invalidateQueries();
    const arrived = new Set(outcome.done.map(({ file }) => file));
    const left = media.filter((file) => !arrived.has(file));
    const faults = Object.assign({}, ...outcome.failed.map(({ error }) => fieldMessages(error))) as Record<
      string,
      string
    >;
    // The notes name the faulty files.
    delete faults.media;
    return { arrived: arrived.size, left, faults, notes: uploadNotes(outcome, left.length) };
  };

  // After the last transfer the message names the failed files and reasons, so the list of transfers would repeat it.
  return { transfers: isPending(transfers) ? transfers : [], send, stop };
}

const maxReasons = 3;

/** Returns the lines about an upload that was not complete. */
export function uploadNotes({ done, failed, stopped }: Outcome<unknown>, left: number): string[] {
  const anyInPlace = done.length > 0;
  const inPlace = (forms: Forms) => countText(forms, done.length, { all: done.length + left });
  if (stopped) return [anyInPlace ? inPlace(texts.someCancelled) : texts.allCancelled];
  return [anyInPlace ? inPlace(texts.someFailed) : texts.allFailed, ...reasonsOf(failed)];
}

/** Returns each reason once, with its files; a reason may name its file itself. */
function reasonsOf(failed: Outcome<unknown>['failed']): string[] {
  const named = failed.slice(0, maxReasons);
  const reasons = [...new Set(named.map(({ problem }) => problem))].map((problem) => {
    const names = named.filter((one) => one.problem === problem).map(({ file }) => file.name);
    return problem.startsWith(names[0]!) ? problem : `${names.join(', ')}: ${problem}`;
  });
  const more = failed.length - named.length;
  return more > 0 ? [...reasons, fillText(texts.andMore, { count: more })] : reasons;
}
