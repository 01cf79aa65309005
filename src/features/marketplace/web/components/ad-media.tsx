import type { ComponentProps } from 'react';
import { fillText } from '~/shared/fill-text';
import { Picture, type PictureProps } from '~/ui/picture';
import type { ShownAd } from '../showcase';
import * as texts from '../../texts';

/** Shows an image ad. */
export function AdPicture({ ad, ...rest }: { ad: ShownAd } & Omit<PictureProps, 'media' | 'alt'>) {
  return <Picture media={ad.media_detail} alt={fillText(texts.advertisementOf, { shop: ad.shop_name })} {...rest} />;
}

/** Shows a video ad with the browser's own controls; the video is fetched when it is played. */
export function AdVideo({ ad, ...rest }: { ad: ShownAd } & ComponentProps<'video'>) {
  return (
    <video
      controls
      preload="none"
      src={ad.media}
      poster={ad.media_detail.poster?.url}
      aria-label={fillText(texts.videoAdvertisementOf, { shop: ad.shop_name })}
      {...rest}
    />
  );
}
