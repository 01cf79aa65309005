import { useMutation } from '@tanstack/react-query';
import { adMediaBytes } from '~/shared/shops';
import { FilesField } from '~/ui/forms/choice-fields';
import { FormWindow } from '~/ui/forms/form-window';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { OwnAd } from '../../contract';
import { requestForm } from '../../contract/forms';
import * as texts from '../../texts';
import { sendRequest } from './mutations';

type PictureProps = { ad: OwnAd; onSent: (words: string) => void };

/** Renders the window that sends a new picture for an ad. */
export function PictureDialog({ ad, onSent, ...state }: PictureProps & DialogState) {
  const { mutateAsync: send } = useMutation(sendRequest);
  return (
    <FormWindow<{ media: readonly File[] }>
      {...state}
      title={texts.newPicture}
      width="sm"
      compact
      label={texts.newPicture}
      className="flex flex-col gap-5"
      submitLabel={texts.sendToOffice}
      form={{
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
      }}
    >
      {(form) => (
        <>
          <p className="text-sm text-muted">{texts.pictureLead}</p>
          <FilesField
            form={form}
            name="media"
            label={texts.pictureOrVideo}
            required
            accept="image/*,video/*"
            check={([file]) => (file && file.size > adMediaBytes ? texts.mediaTooLarge : undefined)}
          />
        </>
      )}
    </FormWindow>
  );
}
