import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProblems, isStale } from '~/shared/problem';
import { useBanner } from '~/ui/hooks/use-banner';
import { useTransfers } from '~/ui/hooks/use-transfers';
import type { ManagedAd } from '../../../contract';
import { formOf, mediaProblem } from '../ads/ad-values';
import { upload } from '../api';
import { linesOf } from '../failure';
import { changedOf, showRefusal } from '../fields';
import { managedAdsQuery } from '../queries';

export const failed = 'Failed to update ad';

const noFile: readonly File[] = [];

/** What the form holds; the start without its zone, which is the site's, and to the minute. */
const valuesOf = (ad: ManagedAd) => ({ ad_type: ad.ad_type as string, shop: String(ad.shop), starts_at: ad.starts_at.slice(0, 16) });

interface Options {
  ad: ManagedAd;
  onSaving: (saving: boolean) => void;
  onSaved: () => void;
}

/** The state and the saving of an ad's edit form: only what was changed is sent, a new file with its progress. */
export function useEditAd({ ad, onSaving, onSaved }: Options) {
  const client = useQueryClient();
  const form = useForm({ defaultValues: valuesOf(ad) });
  // As it is stored, as far as this form knows.
  const [current, setCurrent] = useState(ad);
  const [stale, setStale] = useState(false);
  const [file, setFile] = useState(noFile);
  const [fileError, setFileError] = useState<string | undefined>();
  const [sendingFile, setSendingFile] = useState(false);
  const [banner, say] = useBanner({ clearAfter: 5000 });
  const { transfers, run, stop } = useTransfers();
  // Read while rendering: that is how react-hook-form knows that somebody wants it.
  void form.formState.dirtyFields;

  const chooseFile = (next: readonly File[]) => {
    setFileError(undefined);
    setFile(next);
  };

  /** Gives whether it was saved; false when it was cancelled. Throws CallError. */
  const put = async (changes: Parameters<typeof formOf>[0]): Promise<boolean> => {
    const address = 'PUT /api/marketplace/ads/:id/';
    const params = { id: ad.id };
    const [medium] = file;
    if (!medium) {
      await upload(address, { params, body: formOf(changes) });
      return true;
    }
    let failure: unknown;
    setSendingFile(true);
    const { done, failed: refused } = await run([medium], {
      send: (sent, options) => upload(address, { params, body: formOf(changes, sent) }, options),
      problemOf: (error) => {
        failure = error;
        return failed;
      },
    });
    setSendingFile(false);
    if (refused.length > 0) throw failure;
    return done.length > 0;
  };

  const save = async (values: ReturnType<typeof valuesOf>) => {
    say();
    setStale(false);
    const changes = changedOf(values, form);
    if (Object.keys(changes).length === 0 && file.length === 0) return say('error', 'No changes detected.');
    const problem = mediaProblem(file, values.ad_type);
    setFileError(problem);
    if (problem) return;
    onSaving(true);
    try {
      if (await put({ ...changes, ad_type: values.ad_type, updated_at: current.updated_at })) {
        onSaved();
      } else say('error', failed, 'Cancelled: nothing was changed.');
    } catch (error) {
      showFailure(error);
    } finally {
      // Also after a failure: what was sent may be there although its answer was lost.
      void client.invalidateQueries();
      onSaving(false);
    }
  };

  const showFailure = (error: unknown) => {
    setStale(isStale(error));
    const media = fieldProblems(error).media;
    setFileError(media);
    const shown = showRefusal(form, error);
    if (!isStale(error) && !shown && !media) say('error', ...linesOf(failed, error));
  };

  /** Takes what is stored now for every field that was not touched here. */
  const takeCurrent = async () => {
    try {
      const now = (await client.fetchQuery({ ...managedAdsQuery, staleTime: 0 })).find(({ id }) => id === ad.id);
      if (!now) return say('error', failed, 'Ad not found.');
      form.reset(valuesOf(now), { keepDirtyValues: true });
      setCurrent(now);
      setStale(false);
    } catch (error) {
      say('error', ...linesOf('Failed to load ads. Please try again.', error));
    }
  };

  const submit = form.handleSubmit(save);
  return { form, current, file, fileError, chooseFile, banner, stale, takeCurrent, submit, transfers, sendingFile, stop };
}
