import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fillText } from '~/shared/fill-text';
import { Carousel } from '~/ui/carousel';
import { useCarousel } from '~/ui/hooks/use-carousel';
import { useNearViewport } from '~/ui/hooks/use-near-viewport';
import { useSaveData } from '~/ui/hooks/use-save-data';
import { Picture } from '~/ui/picture';
import type { ShownAd } from '../showcase';
import { AdCaption } from './ad-caption';
import * as texts from '../../texts';

type VideoStageProps = { ads: readonly ShownAd[]; whenNoneCanBeShown: ReactNode };

/**
 * Shows one video at a time, muted, and the next one when it ends. No video is fetched before the reader comes near.
 */
export function VideoStage({ ads, whenNoneCanBeShown }: VideoStageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(ads, { still: !useNearViewport(frame, '0px'), quiet: useSaveData() });
  const { playing, setPlaying } = carousel;
  const ad = ads[carousel.index];
  if (!ad || carousel.allFailed) return whenNoneCanBeShown;
  return (
    // Without JavaScript the browser's own players replace it (noscript-ads.tsx).
    <Carousel
      label={texts.videoAdvertisements}
      noun={texts.videoNoun}
      carousel={carousel}
      onKeyDown={carousel.onKeyDown}
      className="js-only"
    >
      <div ref={frame} className="relative aspect-video overflow-hidden rounded-lg bg-black">
        <Film
          key={ad.id}
          ad={ad}
          moving={carousel.moving && !carousel.broken}
          alone={ads.length === 1}
          onEnded={carousel.next}
          onError={() => carousel.fail(ad.id)}
          onRefused={() => setPlaying(false)}
        />
        {!playing && (
          <button
            type="button"
            aria-label={fillText(texts.playVideoOf, { shop: ad.shop_name })}
            onClick={() => setPlaying(true)}
            className="js-only absolute inset-0 grid place-items-center -outline-offset-4 outline-white"
          >
            <span className="grid size-18 place-items-center rounded-full bg-black/65 text-white">
              <Play aria-hidden="true" className="ms-1 size-8" fill="currentColor" />
            </span>
          </button>
        )}
      </div>
      <AdCaption ad={ad} playing={playing} className="mt-4" />
    </Carousel>
  );
}

type FilmProps = {
  ad: ShownAd;
  moving: boolean;
  alone: boolean;
  onEnded: () => void;
  onError: () => void;
  /** Called when the browser doesn't allow autoplay. */
  onRefused: () => void;
};

function Film({ ad, moving, alone, onEnded, onError, onRefused }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const near = useNearViewport(video, '300px');
  if (moving && near && !wanted) setWanted(true);

  useEffect(() => {
    const element = video.current;
    if (!element || !wanted) return;
    if (!moving) return element.pause();
    element.play().catch((error: unknown) => {
      // A pause right after play() aborts it; a broken file has its own event.
      if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- onRefused is new on every render
  }, [moving, wanted]);

  return (
    <>
      {ad.media_detail.poster && (
        <Picture
          media={ad.media_detail.poster}
          alt=""
          sizes="(min-width: 64rem) 54rem, 100vw"
          className="absolute inset-0 size-full object-contain"
        />
      )}
      <video
        ref={video}
        src={wanted ? ad.media : undefined}
        aria-label={fillText(texts.videoAdvertisementOf, { shop: ad.shop_name })}
        muted
        playsInline
        loop={alone}
        preload="none"
        className="absolute inset-0 size-full object-contain"
        onEnded={onEnded}
        onError={onError}
      />
    </>
  );
}
