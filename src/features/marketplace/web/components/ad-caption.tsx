import { clsx } from 'clsx';
import { capitalised } from '~/shared/capitalised';
import { ContentText } from '~/ui/content-text';
import type { ShownAd } from '../showcase';
import { TierBadge } from './tier-badge';

type AdCaptionProps = { ad: ShownAd; playing: boolean; className?: string };

/** Shows the shop of the ad in a carousel. Screen readers announce the next ad unless it comes by itself. */
export function AdCaption({ ad, playing, className }: AdCaptionProps) {
  return (
    <div aria-live={playing ? 'off' : 'polite'} className={clsx('flex items-center justify-between gap-4', className)}>
      <p className="min-w-0">
        <span className="block truncate text-lg leading-snug font-semibold">
          <ContentText>{ad.shop_name}</ContentText>
        </span>
        <span className="block truncate text-sm text-muted">
          <ContentText>{capitalised(ad.category_name)}</ContentText>
        </span>
      </p>
      <TierBadge tier={ad.ad_type} />
    </div>
  );
}
