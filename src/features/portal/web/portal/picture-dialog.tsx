import { useMutation } from '@tanstack/react-query';
import { adMediaBytes } from '~/shared/shops';
import { FilesField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { OwnAd } from '../../contract';
import { requestForm } from '../../contract/forms';
import * as texts from '../../texts';
import { sendRequest } from './mutations';

type PictureProps = { ad: OwnAd; onSent: (words: string) => void };

/** Renders the window that sends a new picture for an ad. */
export function PictureDialog({ ad, onSent, ...state }: PictureProps & DialogState) {
  return (
    <FormDialog {...state} title={texts.newPicture} width="sm" compact>
      <PictureForm ad={ad} onSent={onSent} />
    </FormDialog>
  );
}

function PictureForm({ ad, onSent }: PictureProps) {
  const { mutateAsync: send } = useMutation(sendRequest);
  const form = useRecordForm<{ media: readonly File[] }>({
    opened: { values: { media: [] } },
    schema: requestForm,
    body: () => ({ kind: 'upload', ad: ad.id }),
    failed: texts.requestFailed,
    withReason: true,
    save: async ({ values }) => {
      const body = new FormData();
      body.append('kind', 'upload');
      body.append('ad', String(ad.id));
      const [file] = values.media;
      if (file) body.append('media', file);
      await send(body);
      onSent(texts.requestSent);
    },
  });
  return (
    <Form form={form} label={texts.newPicture} className="flex flex-col gap-5">
      <p className="text-sm text-muted">{texts.pictureLead}</p>
      <FilesField
        form={form}
        name="media"
        label={texts.pictureOrVideo}
        required
        accept="image/*,video/*"
        check={([file]) => (file && file.size > adMediaBytes ? texts.mediaTooLarge : undefined)}
      />
      <FormActions form={form} submitLabel={texts.sendToOffice} />
    </Form>
  );
}
