import { useMutation } from '@tanstack/react-query';
import { tierNames } from '~/features/marketplace/web/public';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatMoney } from '~/shared/format-money';
import { SelectField } from '~/ui/forms/choice-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { OwnAd, Portal } from '../../contract';
import { frozenDays } from '../../contract/choices';
import * as texts from '../../texts';
import { sendRequest } from './mutations';
import { RequestWindow } from './request-window';

type RenewProps = { ad: OwnAd; prices: Portal['prices']; onSent: (words: string) => void };

/** Renders the window that requests the renewal of an ad; tier and price are frozen with the request. */
export function RenewDialog({ ad, prices, onSent, ...state }: RenewProps & DialogState) {
  const { mutateAsync: send } = useMutation(sendRequest);
  const requestOf = ({ tier }: { tier: OwnAd['ad_type'] }) => ({ kind: 'renew' as const, ad: ad.id, tier });
  const isVideo = ad.media_type.startsWith('video/');
  const wordsOf = ({ tier, days, price }: Portal['prices'][number]) =>
    fillText(texts.tierOption, {
      tier: tierNames[tier],
      days: countText(texts.days, days),
      price: price === null ? texts.priceByOffice : formatMoney(price),
    });
  return (
    <RequestWindow
      {...state}
      title={texts.renewTitle}
      submitLabel={texts.askRenewal}
      values={{ tier: ad.ad_type }}
      body={requestOf}
      send={(values) => send(requestOf(values))}
      onSent={onSent}
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
    </RequestWindow>
  );
}
