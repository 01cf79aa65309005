import { useMutation, useQueryClient } from '@tanstack/react-query';
import { countText, type Forms } from '~/shared/count-text';
import { fieldMessages, reasonOrRetry } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { isUnderway, useTransfers, type Outcome } from '~/ui/hooks/use-transfers';
import { createAd } from '../mutations';
import { adBody, type AdValues } from './ad-forms';
import * as texts from '../../../texts';

/**
 * Sends one ad per file, each with its progress. `send` never rejects; it gives how many ads are in place, the files that
 * are not, the server's messages on fields other than the file, and what to say of it under `Failed to upload ad`.
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
    // Whatever became of them: one may be there whose answer was lost.
    void client.invalidateQueries();
    const arrived = new Set(outcome.done.map(({ file }) => file));
    const left = media.filter((file) => !arrived.has(file));
    const faults = Object.assign({}, ...outcome.failed.map(({ error }) => fieldMessages(error))) as Record<
      string,
      string
    >;
    // Which file is at fault is in the notes.
    delete faults.media;
    return { arrived: arrived.size, left, faults, notes: uploadNotes(outcome, left.length) };
  };

  // Once they have come to an end the message says which failed and why: not twice.
  return { transfers: isUnderway(transfers) ? transfers : [], send, stop };
}

const mostReasons = 3;

/** What became of an upload that did not go through whole, line by line. */
export function uploadNotes({ done, failed, stopped }: Outcome<unknown>, left: number): string[] {
  const some = done.length > 0;
  const inPlace = (forms: Forms) => countText(forms, done.length, { all: done.length + left });
  if (stopped) return [some ? inPlace(texts.someCancelled) : texts.allCancelled];
  return [some ? inPlace(texts.someFailed) : texts.allFailed, ...reasonsOf(failed)];
}

/** Each reason once, with the files it is the reason of; a reason may name its file itself. */
function reasonsOf(failed: Outcome<unknown>['failed']): string[] {
  const named = failed.slice(0, mostReasons);
  const reasons = [...new Set(named.map(({ problem }) => problem))].map((problem) => {
    const names = named.filter((one) => one.problem === problem).map(({ file }) => file.name);
    return problem.startsWith(names[0]!) ? problem : `${names.join(', ')}: ${problem}`;
  });
  const more = failed.length - named.length;
  return more > 0 ? [...reasons, fillText(texts.andMore, { count: more })] : reasons;
}
