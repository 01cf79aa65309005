import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { FileSender } from '~/ui/file-sender';
import type { Messages } from '~/ui/hooks/use-message';
import { describeOutcome } from '~/ui/office/describe-outcome';
import type { SettingField, SettingsGroup } from '../contract';
import * as texts from '../texts';
import { placing } from './queries';

type LookProps = {
  group: SettingsGroup;
  messages: Messages;
  /** Called once a picture is placed or removed. */
  onPlaced: () => void;
};

/** Renders the pictures of the look, each published when it is uploaded, and what is made of them. */
export function Look({ group, messages, onPlaced }: LookProps) {
  const pictures = group.fields.filter(({ kind }) => kind === 'picture');
  return (
    <div className="mt-12 max-w-5xl">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {pictures.map((field) => (
          <PictureSetting
            key={field.key}
            field={field}
            value={group.values[field.key] ?? ''}
            readAt={group.updated_at}
            messages={messages}
            onPlaced={onPlaced}
          />
        ))}
      </div>
      <Elsewhere version={group.updated_at} />
    </div>
  );
}

const pictureTypes = 'image/png,image/jpeg,image/webp';

type PictureProps = Omit<LookProps, 'group'> & { field: SettingField; value: string; readAt: string };

function PictureSetting({ field: { key, label, help }, value, readAt, messages, onPlaced }: PictureProps) {
  const picture = key === 'hero' ? 'hero' : 'logo';
  const { mutateAsync: upload } = useMutation(placing[picture].upload);
  const { mutateAsync: remove, isPending: isRemoving } = useMutation(placing[picture].remove);
  return (
    <section id={`setting-${key}`} aria-labelledby={`${key}-title`} className="min-w-0 border-t border-line pt-5">
      <h2 id={`${key}-title`} className="text-lg font-semibold">
        {label}
      </h2>
      <p className="max-w-text text-sm text-muted">{help}</p>
      <figure className="my-4 flex flex-wrap items-end gap-4">
        {value !== '' && (
          <img
            src={`/media/${value}`}
            alt={label}
            className="h-32 max-w-full rounded-md border border-line bg-white object-contain p-1"
          />
        )}
        <figcaption className="text-sm text-muted">
          {value !== '' ? texts.nowShown : picture === 'logo' ? texts.standardLogo : texts.standardHero}
        </figcaption>
      </figure>
      <FileSender
        label={fillText(texts.uploadPicture, { label })}
        hint={texts.pictureKinds}
        accept={pictureTypes}
        failed={texts.failedToUpload}
        messages={messages}
        send={async (body, onProgress) => {
          body.append('updated_at', readAt);
          await upload({ body, onProgress });
          messages.success(fillText(texts.pictureUploaded, { label }));
          onPlaced();
        }}
      />
      {value !== '' && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-3"
          loading={isRemoving}
          onClick={() =>
            void describeOutcome(messages, remove({}), {
              done: fillText(texts.pictureUploaded, { label }),
              failed: texts.failedToPublish,
            }).then(onPlaced, () => undefined)
          }
        >
          {fillText(texts.backToStandardOf, { label })}
        </Button>
      )}
    </section>
  );
}

/** Shows the icons as phones and browsers show them, and the picture of a link. */
function Elsewhere({ version }: { version: string }) {
  // The state of the group: a browser requests it again when it has changed.
  const at = (address: string) => `${address}?at=${encodeURIComponent(version)}`;
  const icons = [
    { src: '/apple-touch-icon.png', label: texts.iconOnPhone, className: 'size-15 rounded-[22%] border border-line' },
    { src: '/icon-maskable-192.png', label: texts.iconMasked, className: 'size-15 rounded-full border border-line' },
    { src: '/favicon.ico', label: texts.iconInTab, className: 'size-8' },
  ];
  return (
    <section aria-labelledby="elsewhere" className="mt-10 border-t border-line pt-5">
      <h2 id="elsewhere" className="text-lg font-semibold">
        {texts.iconsTitle}
      </h2>
      <p className="text-sm text-muted">{texts.iconsLead}</p>
      <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-5 text-sm text-muted">
        {icons.map(({ src, label, className }) => (
          <figure key={src} className="flex flex-col items-center gap-2">
            <img src={at(src)} alt="" className={className} />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
        <figure className="min-w-0">
          <img src={at('/og.jpg')} alt="" width={1200} height={630} className="h-auto w-80 max-w-full rounded-md" />
          <figcaption className="mt-2">{texts.linkPreview}</figcaption>
        </figure>
      </div>
    </section>
  );
}
