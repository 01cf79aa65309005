import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '~/shared/api-client';
import * as common from '~/shared/texts';
import { FilesField, SelectField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm, type Entered, type Opened } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { isPending, useTransfers } from '~/ui/hooks/use-transfers';
import type { ManagedAd } from '../../../contract';
import { adBody, changedAdForm, type AdValues } from '../ads/ad-forms';
import { adAccept, tierOptions } from '../ads/ad-values';
import { ShopField } from '../ads/shop-field';
import { StartField } from '../ads/start-field';
import { editAd } from '../mutations';
import { managedAdsQuery } from '../queries';
import { AdMedium } from './ad-medium';
import * as texts from '../../../texts';

type EditFormProps = { ad: ManagedAd; onSaved: () => void };

/** Shows the edit window of an ad; it closes when the ad is saved. */
export function EditAd({ ad, onSaved, ...state }: DialogState & EditFormProps) {
  return (
    <FormDialog {...state} title={texts.editAd} description={ad.shop_name} width="lg">
      <EditForm ad={ad} onSaved={onSaved} />
    </FormDialog>
  );
}

/** Returns the first values of the form; the start to the minute and without its zone, which is the site's. */
const openedOf = (ad: ManagedAd): Opened<AdValues> => ({
  values: { ad_type: ad.ad_type, shop: String(ad.shop), starts_at: ad.starts_at.slice(0, 16), media: [] },
  readAt: ad.updated_at,
});

/** Sends only the changed fields, a new file with its progress. */
function EditForm({ ad, onSaved }: EditFormProps) {
  const client = useQueryClient();
  const { mutateAsync: edit } = useMutation(editAd);
  const { transfers, runOne, stop, clear } = useTransfers();
  // The ad as it is stored, as far as this form has read it.
  const [current, setCurrent] = useState(ad);
  const form = useRecordForm<AdValues>({
    opened: openedOf(ad),
    schema: changedAdForm,
    failed: texts.failedToUpdateAd,
    withReason: true,
    unchanged: texts.noChanges,
    rereadFailed: texts.failedToLoadAds,
    save,
    reread,
  });

  async function save({ values: { ad_type, media }, changed, readAt }: Entered<AdValues>): Promise<void> {
    const { media: _, ...changes } = changed;
    const fields = { ...changes, ad_type, updated_at: readAt };
    const [file] = media;
    const saved = file
      ? await runOne(file, (_, options) => edit({ params: { id: ad.id }, body: adBody(fields, file), ...options }))
      : await edit({ params: { id: ad.id }, body: adBody(fields) });
    if (saved) onSaved();
    else form.messages.error(form.failed, [texts.nothingWasChanged]);
  }

  async function reread(): Promise<Opened<AdValues>> {
    const ads = await client.fetchQuery({ ...managedAdsQuery, staleTime: 0 });
    const now = ads.find(({ id }) => id === ad.id);
    if (!now) throw new CallError(404, '', texts.adNotFound, 'not_found', {});
    setCurrent(now);
    return openedOf(now);
  }

  return (
    <Form form={form} label={texts.editAd}>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <SelectField
            form={form}
            name="ad_type"
            label={texts.adType}
            required
            data-autofocus
            options={[{ value: '', label: texts.chooseAType }, ...tierOptions]}
          />
          <ShopField form={form} known={{ id: ad.shop, name: ad.shop_name }} />
          <StartField form={form} ad={current} required hint={texts.changedStartHint} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <div>
            <p className="mb-1.5 text-sm font-semibold">{texts.nowShown}</p>
            <AdMedium ad={current} className="rounded-md border border-line" />
          </div>
          {!isPending(transfers) && (
            <FilesField
              form={form}
              name="media"
              label={texts.newMedia}
              accept={adAccept}
              hint={texts.newMediaHint}
              onChosen={clear}
            />
          )}
        </div>
      </div>
      <FormActions form={form} submitLabel={common.saveChanges} transfers={{ transfers, stop }} />
    </Form>
  );
}
