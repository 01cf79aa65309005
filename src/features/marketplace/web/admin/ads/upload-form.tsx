import { useState, type FormEvent } from 'react';
import { Banner } from '~/ui/banner';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { FilePicker } from '~/ui/file-picker';
import { useBanner } from '~/ui/hooks/use-banner';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { TransferList } from '~/ui/transfer-list';
import type { Shop } from '../../../contract';
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

/** Shop, type, start and files of new ads. What did not arrive stays chosen and can be tried again. */
export function UploadForm({ id, shop, onSending, onDone }: UploadFormProps) {
  const [values, setValues] = useState({ shop: shop ? String(shop.id) : '', ad_type: '', starts_at: '' });
  const [files, setFiles] = useState(noFiles);
  const [mediaError, setMediaError] = useState<string | undefined>();
  const [sending, setSending] = useState(false);
  const [banner, say] = useBanner({ clearAfter: 5000 });
  const { transfers, send, stop, clear } = useAdUpload();

  const change = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }));
  const choose = (next: readonly File[]) => {
    setMediaError(undefined);
    clear();
    setFiles(next);
  };
  const mark = (now: boolean) => {
    setSending(now);
    onSending(now);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    say();
    const problem = files.length === 0 ? 'Media file is required.' : mediaProblem(files, values.ad_type);
    setMediaError(problem);
    if (!values.shop || !values.ad_type) return say('error', 'Ad type and shop are required');
    if (problem) return;
    mark(true);
    const { left, ...outcome } = await send(files, values);
    const { done } = outcome;
    mark(false);
    if (left.length === 0) return onDone(done.length === 1 ? 'Ad uploaded successfully' : `${done.length} ads uploaded successfully`);
    setFiles(left);
    say('error', failed, ...uploadNotes(outcome, left.length));
  };

  return (
    <form id={id} noValidate aria-label="Upload Ad" className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <InView news={banner}>
        <Banner banner={banner} />
      </InView>
      {!sending && <AdFields values={values} onChange={change} shop={shop} />}
      {!sending && (
        <FilePicker
          label="Media"
          required
          multiple
          accept={adAccept}
          files={files}
          error={mediaError}
          hint="Images, or videos of up to 50 MB. Each file becomes an ad of its own."
          onFiles={choose}
        />
      )}
      <TransferList transfers={transfers} />
      {sending && (
        <Button variant="secondary" className="self-start" onClick={stop}>
          Cancel Upload
        </Button>
      )}
    </form>
  );
}

type AdFieldsProps = {
  values: { shop: string; ad_type: string; starts_at: string };
  onChange: (part: Partial<AdFieldsProps['values']>) => void;
  shop: Shop | null;
};

function AdFields({ values, onChange, shop }: AdFieldsProps) {
  return (
    <>
      <Field label="Shop" required>
        <ShopSelect known={shop} value={values.shop} onChange={(event) => onChange({ shop: event.target.value })} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Ad type" required>
          <Select
            value={values.ad_type}
            placeholder="Choose a type"
            options={tierOptions}
            onChange={(event) => onChange({ ad_type: event.target.value })}
          />
        </Field>
        <Field label="Starts" hint="India time; empty: at once.">
          <Input type="datetime-local" value={values.starts_at} onChange={(event) => onChange({ starts_at: event.target.value })} />
        </Field>
      </div>
    </>
  );
}
