import { useRef, useState, type FormEvent } from 'react';
import { Banner } from '~/ui/banner';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { FilePicker } from '~/ui/file-picker';
import { useBanner } from '~/ui/hooks/use-banner';
import { useFocusFault } from '~/ui/hooks/use-focus-fault';
import { canStop } from '~/ui/hooks/use-transfers';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { TransferList } from '~/ui/transfer-list';
import type { Shop } from '../../../contract';
import { texts } from '../../../contract/texts';
import { InView } from '../in-view';
import { adAccept, mediaProblem, tierOptions } from './ad-values';
import { ShopSelect } from './shop-select';
import { uploadNotes } from './upload-note';
import { useAdUpload } from './use-ad-upload';

type UploadFormProps = {
  id: string;
  shop: Shop | null;
  onSending: (sending: boolean) => void;
  onDone: (message: string) => void;
};

const failed = 'Failed to upload ad';
const noFiles: readonly File[] = [];

type Values = Record<'shop' | 'ad_type' | 'starts_at', string>;
type Faults = Partial<Record<keyof Values | 'media', string>>;

/** Shop, type, start and files of new ads. What did not arrive stays chosen and can be tried again. */
export function UploadForm({ id, shop, onSending, onDone }: UploadFormProps) {
  const [values, setValues] = useState<Values>({ shop: shop ? String(shop.id) : '', ad_type: '', starts_at: '' });
  const [files, setFiles] = useState(noFiles);
  const [faults, setFaults] = useState<Faults>({});
  const element = useRef<HTMLFormElement>(null);
  const focusFault = useFocusFault(element);
  const [sending, setSending] = useState(false);
  const [banner, say] = useBanner({ clearAfter: 5000 });
  const { transfers, send, stop, clear } = useAdUpload();

  const change = (name: keyof Values, value: string) => {
    setFaults((now) => ({ ...now, [name]: undefined }));
    setValues((now) => ({ ...now, [name]: value }));
  };
  const choose = (next: readonly File[]) => {
    setFaults((now) => ({ ...now, media: undefined }));
    clear();
    setFiles(next);
  };
  const mark = (now: boolean) => {
    setSending(now);
    onSending(now);
  };

  const refuse = (found: Faults) => {
    setFaults(found);
    focusFault();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    say();
    const media = files.length === 0 ? 'Media file is required.' : mediaProblem(files, values.ad_type);
    refuse({ ...(!values.shop && { shop: texts.shop }), ...(!values.ad_type && { ad_type: texts.adType }), ...(media && { media }) });
    if (!values.shop || !values.ad_type) return say('error', 'Ad type and shop are required');
    if (media) return;
    mark(true);
    const { left, faults: refused, ...outcome } = await send(files, values);
    const { done } = outcome;
    mark(false);
    refuse(refused);
    if (left.length === 0) return onDone(done.length === 1 ? 'Ad uploaded successfully' : `${done.length} ads uploaded successfully`);
    setFiles(left);
    say('error', failed, ...uploadNotes(outcome, left.length));
  };

  return (
    <form ref={element} id={id} noValidate aria-label="Upload Ad" className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <InView news={banner}>
        <Banner banner={banner} />
      </InView>
      {!sending && <AdFields values={values} faults={faults} onChange={change} shop={shop} />}
      {!sending && (
        <FilePicker
          label="Media"
          required
          multiple
          accept={adAccept}
          files={files}
          error={faults.media}
          hint="Images, or videos of up to 50 MB. Each file becomes an ad of its own."
          onFiles={choose}
        />
      )}
      <TransferList transfers={transfers} />
      {sending && (
        <Button variant="secondary" className="self-start" loading={!canStop(transfers)} onClick={stop}>
          Cancel Upload
        </Button>
      )}
    </form>
  );
}

type AdFieldsProps = { values: Values; faults: Faults; onChange: (name: keyof Values, value: string) => void; shop: Shop | null };

function AdFields({ values, faults, onChange, shop }: AdFieldsProps) {
  return (
    <>
      <Field label="Shop" required error={faults.shop}>
        <ShopSelect known={shop} value={values.shop} onChange={(event) => onChange('shop', event.target.value)} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Ad type" required error={faults.ad_type}>
          <Select
            value={values.ad_type}
            placeholder="Choose a type"
            options={tierOptions}
            onChange={(event) => onChange('ad_type', event.target.value)}
          />
        </Field>
        <Field label="Starts" error={faults.starts_at} hint="India time; empty: at once.">
          <Input type="datetime-local" value={values.starts_at} onChange={(event) => onChange('starts_at', event.target.value)} />
        </Field>
      </div>
    </>
  );
}
