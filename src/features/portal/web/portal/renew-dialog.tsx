import { useMutation } from '@tanstack/react-query';
import { tierNames } from '~/features/marketplace/web/public';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatMoney } from '~/shared/format-money';
import { SelectField } from '~/ui/forms/choice-fields';
import { FormWindow } from '~/ui/forms/form-window';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { OwnAd, Portal } from '../../contract';
import { frozenDays } from '../../contract/choices';
import { requestForm } from '../../contract/forms';
import * as texts from '../../texts';
import { sendRequest } from './mutations';

type RenewProps = { ad: OwnAd; prices: Portal['prices']; onSent: (words: string) => void };

/** Renders the window that requests the renewal of an ad; tier and price are frozen with the request. */
export function RenewDialog({ ad, prices, onSent, ...state }: RenewProps & DialogState) {
  const { mutateAsync: send } = useMutation(sendRequest);
  const isVideo = ad.media_type.startsWith('video/');
  const wordsOf = ({ tier, days, price }: Portal['prices'][number]) =>
    fillText(texts.tierOption, {
      tier: tierNames[tier],
      days: countText(texts.days, days),
      price: price === null ? texts.priceByOffice : formatMoney(price),
    });
  return (
    <FormWindow<{ tier: OwnAd['ad_type'] }>
      {...state}
      title={texts.renewTitle}
      width="sm"
      compact
      label={texts.renewTitle}
      className="flex flex-col gap-5"
      submitLabel={texts.askRenewal}
      form={{
        opened: { values: { tier: ad.ad_type } },
        schema: requestForm,
        body: ({ values }) => ({ kind: 'renew', ad: ad.id, tier: values.tier }),
        failed: texts.requestFailed,
        withReason: true,
        save: async ({ values }) => {
          await send({ kind: 'renew', ad: ad.id, tier: values.tier });
          onSent(texts.requestSent);
        },
      }}
    >
      {(form) => (
        <>
          <p className="text-sm text-muted">{fillText(texts.renewLead, { days: frozenDays })}</p>
          <SelectField
            form={form}
            name="tier"
            label={texts.tier}
            hint={isVideo ? texts.videoTiers : undefined}
            options={prices
              .filter(({ tier }) => !isVideo || !['silver', 'basic'].includes(tier))
              .map((offer) => ({ value: offer.tier, label: wordsOf(offer) }))}
          />
        </>
      )}
    </FormWindow>
  );
}
