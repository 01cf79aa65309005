import { clsx } from 'clsx';
import Play from 'lucide-react/icons/play';
import { capitalised } from '~/shared/capitalised';
import { fillText } from '~/shared/fill-text';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import { Picture } from '~/ui/picture';
import type { Ad } from '../../contract';
import { mediaKindOf } from '../media-kind';
import { TierBadge } from '../components/tier-badge';
import { SampleArt, sampleCount } from './sample-art';
import { stillOf } from './samples';
import * as texts from '../../texts';

/** A better tier gets a larger ad: a row of two, then a row of three; on phones a single ad, then pairs. */
const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-6';
const placeClass = (index: number) =>
  clsx('min-w-0', index === 0 && 'max-md:col-span-2', index < 2 ? 'md:col-span-3' : 'md:col-span-2');

/** Shows running ads, one of each tier; invented ads if there are none. */
export function SampleAds({ ads }: { ads: readonly Ad[] }) {
  if (!ads.length) return <MadeUp />;
  return (
    <ul className={gridClass}>
      {ads.map((ad, index) => (
        <li key={ad.id} className={placeClass(index)}>
          <Sample ad={ad} wide={index < 2} />
        </li>
      ))}
    </ul>
  );
}

function Sample({ ad, wide }: { ad: Ad; wide: boolean }) {
  const still = stillOf(ad);
  const video = mediaKindOf(ad) === 'video';
  return (
    <figure>
      <div className="aspect-video overflow-hidden rounded-lg border border-line bg-sunken">
        {still && (
          <Picture
            media={still}
            alt={fillText(video ? texts.videoAdvertisementOf : texts.advertisementOf, { shop: ad.shop_name })}
            sizes={wide ? '(min-width: 48rem) 36rem, 92vw' : '(min-width: 48rem) 24rem, 46vw'}
            className="size-full object-contain"
          />
        )}
      </div>
      <figcaption className="mt-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">
            <ContentText>{ad.shop_name}</ContentText>
          </span>
          <span className="block text-sm text-muted">
            <ContentText>{capitalised(ad.category_name)}</ContentText>
          </span>
        </span>
        <span className="flex flex-wrap gap-1.5">
          {video && (
            <Badge>
              <Play aria-hidden="true" className="size-3 fill-current" />
              {texts.video}
            </Badge>
          )}
          <TierBadge tier={ad.ad_type} />
        </span>
      </figcaption>
    </figure>
  );
}

function MadeUp() {
  return (
    <ul className="grid gap-6 sm:grid-cols-3">
      {Array.from({ length: sampleCount }, (_, index) => (
        <li key={index}>
          <SampleArt index={index} className="h-auto w-full rounded-lg border border-line" />
          <p className="mt-3 text-sm text-muted">{texts.sample}</p>
        </li>
      ))}
    </ul>
  );
}
