import { useMutation } from '@tanstack/react-query';
import { tierNames } from '~/features/marketplace/web/public';
import { fillText } from '~/shared/fill-text';
import { formatMoney } from '~/shared/format-money';
import { Facts, WideFact } from '~/ui/facts';
import { ContentText } from '~/ui/content-text';
import { RadioField } from '~/ui/forms/choice-fields';
import { FormWindow } from '~/ui/forms/form-window';
import { TextareaField } from '~/ui/forms/text-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { Picture } from '~/ui/picture';
import type { OfficeRequest } from '../../contract';
import { decisionForm, type DecisionForm } from '../../contract/forms';
import * as texts from '../../texts';
import { decideRequest } from './queries';
import * as common from '~/shared/texts';

type DecideProps = { request: OfficeRequest; onDecided: (words: string) => void };

/** Renders the window of a decision: what follows from it, and a note to the shop. */
export function DecideDialog({ request, onDecided, ...state }: DecideProps & DialogState) {
  const title = fillText(texts.decideTitle, { kind: texts.kindNames[request.kind], shop: request.shop_name });

  const { mutateAsync: decide } = useMutation(decideRequest);
  return (
    <FormWindow<{ decision: string; note: string }>
      {...state}
      title={title}
      width="md"
      label={common.decision}
      className="flex flex-col gap-5"
      submitLabel={texts.saveDecision}
      form={{
        opened: { values: { decision: '', note: '' } },
        schema: decisionForm,
        failed: texts.decisionFailed,
        withReason: true,
        known: { 409: true },
        save: async ({ values }) => {
          await decide({ params: { id: request.id }, body: values as DecisionForm });
          const words = values.decision === 'approve' ? texts.requestApproved : texts.requestRejected;
          onDecided(fillText(words, { shop: request.shop_name }));
        },
      }}
    >
      {(form) => (
        <>
          <What request={request} />
          <RadioField
            form={form}
            name="decision"
            label={common.decision}
            required
            inline
            options={[
              { value: 'approve', label: common.approve },
              { value: 'reject', label: common.reject },
            ]}
          />
          <TextareaField form={form} name="note" label={texts.note} hint={texts.noteHint} rows={3} maxLength={1000} />
        </>
      )}
    </FormWindow>
  );
}

/** Renders what an approval does. */
function What({ request }: { request: OfficeRequest }) {
  const { kind, tier, price, media, fields } = request;
  if (kind === 'renew') {
    const values = { tier: tier ? tierNames[tier] : '', price: price === null ? '' : formatMoney(price) };
    return <p>{fillText(price === null ? texts.willRenewFree : texts.willRenew, values)}</p>;
  }
  if (kind === 'upload') {
    const picture = media?.type.startsWith('video/') ? media.poster : media;
    return (
      <div className="flex flex-col gap-3">
        <p>{texts.willSwap}</p>
        {media?.type.startsWith('video/') ? (
          <video src={media.url} controls preload="metadata" className="aspect-video w-full rounded-md bg-black" />
        ) : (
          picture && (
            <Picture
              media={picture}
              alt={fillText(texts.newPictureOf, { shop: request.shop_name })}
              sizes="(min-width: 48rem) 40rem, 92vw"
              className="max-h-80 w-full rounded-md bg-sunken object-contain"
            />
          )
        )}
      </div>
    );
  }
  return (
    <div>
      <p>{texts.willChange}</p>
      <Facts className="mt-3">
        {Object.entries(fields ?? {}).map(([name, value]) => (
          <WideFact
            key={name}
            label={(texts.factNames as Partial<Record<string, string>>)[name] ?? name}
            className="py-2"
          >
            <ContentText>{value === null ? '–' : String(value)}</ContentText>
          </WideFact>
        ))}
      </Facts>
    </div>
  );
}
