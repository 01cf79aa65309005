import { fillText } from '~/shared/fill-text';
import { FilesField, SelectField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm, type Entered } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Shop } from '../../../contract';
import { newAdsForm, type AdValues } from './ad-forms';
import { useAdUpload } from './ad-upload';
import { newMedia, tierOptions, useShopOptions } from './ad-values';
import { StartField } from './start-field';
import * as texts from '../../../texts';

type UploadFormProps = {
  /** The shop that is chosen at the start. */
  shop?: Shop;
  onUploaded: (message: string) => void;
};

/** The Upload Ad window: one ad for every file; it closes when all are in place. */
export function UploadAds({ shop, onUploaded, ...state }: DialogState & UploadFormProps) {
  const finish = (message: string) => {
    state.onClose();
    onUploaded(message);
  };
  return (
    <FormDialog {...state} title={texts.uploadAd} width="md">
      <UploadForm shop={shop} onUploaded={finish} />
    </FormDialog>
  );
}

/** Shop, type, start and files of new ads. What did not arrive stays chosen and can be tried again. */
function UploadForm({ shop, onUploaded }: UploadFormProps) {
  const shops = useShopOptions(shop);
  const { transfers, send, stop } = useAdUpload();
  const form = useRecordForm<AdValues>({
    opened: { values: { shop: shop ? String(shop.id) : '', ad_type: '', starts_at: '', media: [] } },
    schema: newAdsForm,
    failed: texts.failedToUploadAd,
    summary: (faults) => (faults.shop || faults.ad_type ? texts.adTypeAndShopRequired : undefined),
    save,
  });

  async function save({ values }: Entered<AdValues>): Promise<void> {
    const { arrived, left, faults, notes } = await send(values);
    if (left.length === 0)
      return onUploaded(arrived === 1 ? texts.adUploaded : fillText(texts.adsUploaded, { count: arrived }));
    form.setValue('media', left);
    form.showFaults(faults);
    form.messages.error(form.failed, notes);
  }

  return (
    <Form form={form} label={texts.uploadAd} className="flex flex-col gap-5">
      {transfers.length === 0 && (
        <>
          <SelectField
            form={form}
            name="shop"
            label={texts.shop}
            required
            placeholder={texts.chooseAShop}
            options={shops}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              form={form}
              name="ad_type"
              label={texts.adType}
              required
              placeholder={texts.chooseAType}
              options={tierOptions}
            />
            <StartField form={form} hint={texts.startHint} />
          </div>
          <FilesField form={form} {...newMedia} />
        </>
      )}
      <FormActions form={form} submitLabel={texts.upload} transfers={{ transfers, stop }} />
    </Form>
  );
}
