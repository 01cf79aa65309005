import { useId, useState } from 'react';
import { Banner } from '~/ui/banner';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { FilePicker } from '~/ui/file-picker';
import { canStop } from '~/ui/hooks/use-transfers';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { ConflictAlert } from '~/ui/conflict-alert';
import { TransferList } from '~/ui/transfer-list';
import type { ManagedAd } from '../../../contract';
import { texts } from '../../../contract/texts';
import { adAccept, tierOptions } from '../ads/ad-values';
import { ShopSelect } from '../ads/shop-select';
import { filled } from '../fields';
import { InView } from '../in-view';
import { AdMedium } from './ad-medium';
import { failed, useEditAd } from './use-edit-ad';

type EditAdProps = { ad: ManagedAd | null; open: boolean; onOpenChange: (open: boolean) => void; onSaved: () => void };

/** The edit window of an ad; it closes when it is saved. */
export function EditAd({ ad, open, onOpenChange, onSaved }: EditAdProps) {
  const id = useId();
  const [saving, setSaving] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Ad"
      description={ad?.shop_name}
      width="lg"
      holdsTyping
      dismissible={!saving}
      footer={
        <>
          <Button variant="secondary" disabled={saving} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={saving}>
            Save Changes
          </Button>
        </>
      }
    >
      {ad && <EditForm key={ad.id} id={id} ad={ad} onSaving={setSaving} onSaved={onSaved} />}
    </Dialog>
  );
}

type EditFormProps = { id: string; ad: ManagedAd; onSaving: (saving: boolean) => void; onSaved: () => void };

function EditForm({ id, ad, onSaving, onSaved }: EditFormProps) {
  const { form, current, file, fileError, chooseFile, banner, stale, takeCurrent, submit, transfers, sendingFile, stop } = useEditAd({
    ad,
    onSaving,
    onSaved,
  });
  const { errors } = form.formState;
  return (
    <form id={id} noValidate aria-label="Edit Ad" onSubmit={(event) => void submit(event)}>
      <InView news={banner ?? stale}>
        <Banner banner={banner} className="mb-5" />
        {stale && <ConflictAlert busy={false} failed={failed} onTakeCurrent={() => void (takeCurrent)()} />}
      </InView>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <Field label="Ad type" required error={errors.ad_type?.message}>
            <Select
              data-autofocus
              options={[{ value: '', label: 'Choose a type' }, ...tierOptions]}
              {...form.register('ad_type', filled(texts.adType))}
            />
          </Field>
          <Field label="Shop" required error={errors.shop?.message}>
            <ShopSelect known={{ id: ad.shop, name: ad.shop_name }} {...form.register('shop', filled(texts.shop))} />
          </Field>
          <Field
            label="Starts"
            required
            error={errors.starts_at?.message}
            hint="India time. Another start or type moves the end with it; renewed days stay."
          >
            <Input type="datetime-local" {...form.register('starts_at', filled('Start is required'))} />
          </Field>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <div>
            <p className="mb-1.5 text-sm font-semibold">Now shown</p>
            <AdMedium ad={current} className="rounded-md border border-line" />
          </div>
          {sendingFile ? (
            <>
              <TransferList transfers={transfers} />
              <Button variant="secondary" className="self-start" loading={!canStop(transfers)} onClick={stop}>
                Cancel Upload
              </Button>
            </>
          ) : (
            <FilePicker
              label="New media"
              accept={adAccept}
              files={file}
              error={fileError}
              hint="Takes the place of what is shown now. An image, or a video of up to 50 MB."
              onFiles={chooseFile}
            />
          )}
        </div>
      </div>
    </form>
  );
}
