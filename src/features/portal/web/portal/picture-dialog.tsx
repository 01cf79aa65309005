import { useMutation } from '@tanstack/react-query';
import { adMediaBytes } from '~/shared/shops';
import { FilesField } from '~/ui/forms/choice-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { OwnAd } from '../../contract';
import * as texts from '../../texts';
import { sendRequest } from './mutations';
import { RequestWindow } from './request-window';

type PictureProps = { ad: OwnAd; onSent: (words: string) => void };

/** Renders the window that sends a new picture for an ad. */
export function PictureDialog({ ad, onSent, ...state }: PictureProps & DialogState) {
  const { mutateAsync: send } = useMutation(sendRequest);
  return (
    <RequestWindow<{ media: readonly File[] }>
      {...state}
      title={texts.newPicture}
      submitLabel={texts.sendToOffice}
      values={{ media: [] }}
      body={() => ({ kind: 'upload', ad: ad.id })}
      send={({ media: [file] }) => {
        const body = new FormData();
        body.append('kind', 'upload');
        body.append('ad', String(ad.id));
        if (file) body.append('media', file);
        return send(body);
      }}
      onSent={onSent}
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
    </RequestWindow>
  );
}
