import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { FilesField, SelectField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm, type Entered, type Opened } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { firstAdsForm, newShopForm, type AdValues } from '../ads/ad-forms';
import { useAdUpload } from '../ads/ad-upload';
import { newMedia, tierOptions } from '../ads/ad-values';
import { createShop } from '../mutations';
import { noShop, ShopFields, type ShopValues } from './shop-fields';
import * as texts from '../../../texts';

/** Shows the Create Shop window, with an optional first ad; it closes 2 s after success. */
export function CreateShop(state: DialogState) {
  return (
    <FormDialog {...state} title={texts.createShop} width="lg">
      <CreateForm onClose={state.onClose} />
    </FormDialog>
  );
}

type Values = ShopValues & Pick<AdValues, 'ad_type' | 'media'>;

const closeAfter = 2000;

/** Creates the shop first, then its ads. A shop is never created twice: a retry then sends its ads alone. */
function CreateForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create, data: created, isPending: isCreating } = useMutation(createShop);
  const { transfers, send, stop } = useAdUpload();
  const [step, setStep] = useState<'filling' | 'ad-failed' | 'done'>('filling');
  const form = useRecordForm<Values>({
    opened: { values: { ...noShop, ad_type: '', media: [] } },
    schema: created ? firstAdsForm : newShopForm,
    failed: texts.failedToCreateShop,
    known: { 0: texts.failedToReachServer },
    withReason: true,
    save,
  });
  useEffect(() => {
    if (step !== 'done') return;
    const timer = setTimeout(onClose, closeAfter);
    return () => clearTimeout(timer);
  }, [step, onClose]);

  async function save({ values }: Entered<Values>): Promise<Opened<Values>> {
    const { ad_type, media, ...fields } = values;
    const shop = created ?? (await create({ body: fields }));
    const left = ad_type === '' ? [] : await sendAds(shop, { ad_type, media });
    if (ad_type === '') form.messages.success(texts.shopCreated);
    setStep(left.length === 0 ? 'done' : 'ad-failed');
    return { values: { ...values, media: left } };
  }

  /** Sends the ads and returns the files that did not arrive. */
  async function sendAds(
    shop: { id: number; name: string },
    ads: Pick<AdValues, 'ad_type' | 'media'>,
  ): Promise<readonly File[]> {
    const { arrived, left, notes } = await send({ shop: String(shop.id), ...ads });
    if (left.length > 0)
      form.messages.error([fillText(texts.shopNamedCreated, { name: shop.name }), texts.failedToUploadAd], notes);
    else form.messages.success(arrived === 1 ? texts.shopAndAdCreated : texts.shopAndAdsCreated);
    return left;
  }

  const takesAd = form.watch('ad_type') !== '';
  return (
    <Form form={form} label={texts.createShop} className="flex flex-col gap-6">
      {!created && (
        <fieldset disabled={isCreating} className="min-w-0">
          <legend className="sr-only">{texts.shop}</legend>
          <ShopFields form={form} needsAddress />
        </fieldset>
      )}
      {step !== 'done' && transfers.length === 0 && (
        <fieldset className="min-w-0 border-t border-line pt-5">
          <legend className="float-start mb-4 w-full text-lg font-semibold">{texts.firstAd}</legend>
          <div className="clear-both flex flex-col gap-5">
            <SelectField
              form={form}
              name="ad_type"
              label={texts.adType}
              className="sm:max-w-sm"
              options={[{ value: '', label: texts.noAdYet }, ...tierOptions]}
              onChosen={(type) => type === '' && form.setValue('media', [])}
            />
            {takesAd && <FilesField form={form} {...newMedia} />}
          </div>
        </fieldset>
      )}
      <FormActions
        form={form}
        submitLabel={step === 'ad-failed' ? texts.tryTheAdAgain : texts.createShop}
        cancelLabel={step === 'ad-failed' ? texts.closeWithoutTheAd : common.cancel}
        done={step === 'done'}
        transfers={{ transfers, stop }}
      />
    </Form>
  );
}
