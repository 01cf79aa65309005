import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { FilesField, SelectField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm, type Entered } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Shop } from '../../../contract';
import { newAdsForm, type AdValues } from './ad-forms';
import { useAdUpload } from './ad-upload';
import { newMedia, tierOptions } from './ad-values';
import { ShopField } from './shop-field';
import { StartField } from './start-field';
import * as texts from '../../../texts';

type UploadFormProps = {
  /** The shop chosen at the start. */
  shop?: Shop;
  onUploaded: (message: string) => void;
};

/** Shows the Upload Ad window: an ad for every file; it closes when all are in place. */
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

/**
 * Shows the fields of new ads: shop, type, start and files. Files that did not arrive stay chosen and can be sent
 * again.
 */
function UploadForm({ shop, onUploaded }: UploadFormProps) {
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
          <ShopField form={form} known={shop} />
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
      <FormActions form={form} submitLabel={common.upload} transfers={{ transfers, stop }} />
    </Form>
  );
}
