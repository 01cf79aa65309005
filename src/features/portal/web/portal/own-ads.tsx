import ImageUp from 'lucide-react/icons/image-up';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { TierBadge, tierNames } from '~/features/marketplace/web/public';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { Panel } from '~/ui/panel';
import { Picture } from '~/ui/picture';
import type { OwnAd, Portal } from '../../contract';
import * as texts from '../../texts';
import { PictureDialog } from './picture-dialog';
import { RenewDialog } from './renew-dialog';

type OwnAdsProps = { portal: Portal; messages: Messages };

/** Renders the shop's ads: how long each runs, and the ways to renew it and to change its picture. */
export function OwnAds({ portal, messages }: OwnAdsProps) {
  const renewing = useDialog<OwnAd>();
  const picturing = useDialog<OwnAd>();
  return (
    <Panel title={texts.yourAds}>
      {portal.ads.length === 0 && (
        <EmptyState headingLevel={3} title={texts.noAds}>
          {texts.noAdsWhy}
        </EmptyState>
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {portal.ads.map((ad) => (
          <li key={ad.id} className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-4">
            <div className="flex min-w-0 gap-4">
              <div className="aspect-video w-28 shrink-0 self-start overflow-hidden rounded-sm bg-sunken sm:w-36">
                <Medium ad={ad} />
              </div>
              <div className="min-w-0">
                <TierBadge tier={ad.ad_type} />
                <p className="mt-2 text-lg font-semibold">{timeOf(ad)}</p>
                <p className="text-sm text-muted">
                  {fillText(ad.status === 'scheduled' ? texts.startsOn : texts.runsUntil, {
                    day: formatDate(ad.status === 'scheduled' ? ad.starts_at : ad.ends_at) ?? '',
                  })}
                </p>
              </div>
            </div>
            {ad.outage_days > 0 && <p className="text-sm">{countText(texts.outageDays, ad.outage_days)}</p>}
            {ad.beside && (
              <p className="text-sm">{fillText(texts.beside[ad.beside], { tier: tierNames[ad.ad_type] })}</p>
            )}
            <div className="mt-auto flex flex-wrap gap-3 max-sm:*:flex-1">
              <Button onClick={() => renewing.show(ad)}>
                <RefreshCw aria-hidden="true" />
                {texts.renew}
                <span className="sr-only"> {nameOf(ad)}</span>
              </Button>
              <Button variant="secondary" onClick={() => picturing.show(ad)}>
                <ImageUp aria-hidden="true" />
                {texts.newPicture}
                <span className="sr-only"> {nameOf(ad)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {renewing.render((state, ad) => (
        <RenewDialog {...state} ad={ad} prices={portal.prices} onSent={messages.success} />
      ))}
      {picturing.render((state, ad) => (
        <PictureDialog {...state} ad={ad} onSent={messages.success} />
      ))}
    </Panel>
  );
}

/** Returns how an ad is called among the shop's ads. */
export const nameOf = (ad: OwnAd): string => fillText(texts.adName, { tier: tierNames[ad.ad_type], id: ad.id });

const timeOf = ({ status, days_left: days }: OwnAd) => {
  if (status === 'ended') return texts.ended;
  return status === 'scheduled' ? texts.scheduled : countText(texts.daysLeft, days);
};

function Medium({ ad }: { ad: OwnAd }) {
  const { media_detail: media } = ad;
  const picture = media.type.startsWith('video/') ? media.poster : media;
  if (!picture) return null;
  return <Picture media={picture} alt="" sizes="9rem" className="size-full object-cover" />;
}
