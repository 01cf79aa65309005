import { useId, useState } from 'react';
import { Banner } from '~/ui/banner';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { InView } from '../in-view';
import { FirstAd } from './first-ad';
import { ShopFields } from './shop-fields';
import { useCreateShop, type Step } from './use-create-shop';

type CreateShopProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The Create Shop window, with an optional first ad; it closes 2 s after success (spec, section 4). */
export function CreateShop({ open, onOpenChange }: CreateShopProps) {
  const id = useId();
  const [step, setStep] = useState<Step>('filling');
  const busy = step === 'creating' || step === 'uploading';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create Shop"
      width="lg"
      holdsTyping
      dismissible={!busy}
      footer={step !== 'uploading' && step !== 'done' && <Buttons id={id} step={step} onClose={() => onOpenChange(false)} />}
    >
      <CreateForm id={id} step={step} onStep={setStep} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Buttons({ id, step, onClose }: { id: string; step: Step; onClose: () => void }) {
  const made = step === 'ad-failed';
  return (
    <>
      <Button variant="secondary" disabled={step === 'creating'} onClick={onClose}>
        {made ? 'Close Without the Ad' : 'Cancel'}
      </Button>
      <Button type="submit" form={id} loading={step === 'creating'}>
        {made ? 'Try the Ad Again' : 'Create Shop'}
      </Button>
    </>
  );
}

type CreateFormProps = { id: string; step: Step; onStep: (step: Step) => void; onClose: () => void };

function CreateForm({ id, step, onStep, onClose }: CreateFormProps) {
  const { form, ad, banner, made, submit, transfers, stop } = useCreateShop({ onStep, onClose });
  return (
    <form id={id} noValidate aria-label="Create Shop" className="flex flex-col gap-6" onSubmit={(event) => void submit(event)}>
      <InView news={banner}>
        <Banner banner={banner} />
      </InView>
      {!made && (
        <fieldset disabled={step === 'creating'} className="min-w-0">
          <legend className="sr-only">Shop</legend>
          <ShopFields form={form} needsAddress />
        </fieldset>
      )}
      {step !== 'done' && <FirstAd ad={ad} sending={step === 'uploading'} transfers={transfers} onStop={stop} />}
    </form>
  );
}
