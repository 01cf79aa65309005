import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { FilePicker } from '~/ui/file-picker';
import { canStop, type Transfer } from '~/ui/hooks/use-transfers';
import { Select } from '~/ui/select';
import { TransferList } from '~/ui/transfer-list';
import { adAccept, tierOptions } from '../ads/ad-values';
import type { AdPart } from './use-create-shop';

type FirstAdProps = { ad: AdPart; sending: boolean; transfers: readonly Transfer[]; onStop: () => void };

/** The optional part of Create Shop: an ad for the new shop. Its files are asked for once a type is chosen. */
export function FirstAd({ ad, sending, transfers, onStop }: FirstAdProps) {
  const { adType, files, error, change } = ad;
  return (
    <fieldset className="min-w-0 border-t border-line pt-5">
      <legend className="float-start mb-4 w-full text-lg font-semibold">First Ad (Optional)</legend>
      <div className="clear-both flex flex-col gap-5">
        {!sending && (
          <>
            <Field label="Ad type" className="sm:max-w-sm">
              <Select
                value={adType}
                options={[{ value: '', label: 'No ad yet' }, ...tierOptions]}
                onChange={(event) => change({ adType: event.target.value })}
              />
            </Field>
            {adType !== '' && (
              <FilePicker
                label="Media"
                required
                multiple
                accept={adAccept}
                files={files}
                error={error}
                hint="Images, or videos of up to 50 MB. Each file becomes an ad of its own."
                onFiles={(next) => change({ files: next })}
              />
            )}
          </>
        )}
        <TransferList transfers={transfers} />
        {sending && (
          <Button variant="secondary" className="self-start" loading={!canStop(transfers)} onClick={onStop}>
            Cancel Upload
          </Button>
        )}
      </div>
    </fieldset>
  );
}
