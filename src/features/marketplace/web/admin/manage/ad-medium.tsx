import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { fillText } from '~/shared/fill-text';
import { Picture } from '~/ui/picture';
import type { ManagedAd } from '../../../contract';
import { mediaKindOf } from '../../media-kind';
import * as texts from '../../../texts';

const fill = 'absolute inset-0 size-full object-contain';

/**
 * Shows an ad's picture or, with controls, its video, whole in a frame of 16:9; `Failed to load` when the browser can't
 * show it.
 */
export function AdMedium({ ad, className }: { ad: ManagedAd; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const { media_detail: detail } = ad;
  const what = fillText(texts.adOf, { shop: ad.shop_name });
  return (
    <div className={`relative aspect-video overflow-hidden bg-sunken ${className ?? ''}`}>
      {broken === ad.media ? (
        <p className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-sm text-muted">
          <ImageOff aria-hidden="true" className="size-7" />
          {texts.pictureFailed}
        </p>
      ) : mediaKindOf(ad) === 'video' ? (
        <video
          key={ad.media}
          src={ad.media}
          poster={detail.poster?.url}
          preload={detail.poster ? 'none' : 'metadata'}
          controls
          playsInline
          aria-label={what}
          className={fill}
          onError={() => setBroken(ad.media)}
        />
      ) : (
        <Picture
          key={ad.media}
          media={detail}
          alt={what}
          sizes="(width < 40rem) 100vw, 24rem"
          className={fill}
          onError={() => setBroken(ad.media)}
        />
      )}
    </div>
  );
}
