import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CarouselControls } from '~/ui/carousel-controls';
import { useNearViewport } from '~/ui/hooks/use-near-viewport';
import { useSaveData } from '~/ui/hooks/use-save-data';
import type { Ad } from '../../contract';
import { useMotion, useRotation } from '../use-rotation';
import { AdPicture } from './ad-picture';
import { TierBadge } from './tier-badge';

type VideoStageProps = { ads: readonly Ad[]; whenNoneCanBeShown: ReactNode };

/** One video at a time, muted; the next when it ends. Nothing is fetched before the reader is near. */
export function VideoStage({ ads, whenNoneCanBeShown }: VideoStageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { index, go, next, previous, fail, broken, allFailed } = useRotation(ads);
  const { playing, moving, setPlaying } = useMotion(frame, { quiet: useSaveData() });
  const ad = ads[index];
  if (!ad || allFailed) return whenNoneCanBeShown;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') next();
    if (event.key === 'ArrowLeft') previous();
  };
  return (
    // Without JavaScript the browser's own players take its place (noscript-ads.tsx).
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label="Video advertisements"
      className="js-only"
      onKeyDown={onKey}
    >
      <div ref={frame} className="relative aspect-video overflow-hidden rounded-lg bg-black">
        <Film
          key={ad.id}
          ad={ad}
          moving={moving && !broken}
          alone={ads.length === 1}
          onEnded={next}
          onError={() => fail(ad.id)}
          onRefused={() => setPlaying(false)}
        />
        {!playing && (
          <button
            type="button"
            aria-label={`Play the video of ${ad.shop_name}`}
            onClick={() => setPlaying(true)}
            className="js-only absolute inset-0 grid place-items-center -outline-offset-4 outline-white"
          >
            <span className="grid size-18 place-items-center rounded-full bg-black/65 text-white">
              <Play aria-hidden="true" className="ms-1 size-8" fill="currentColor" />
            </span>
          </button>
        )}
      </div>
      <div aria-live={playing ? 'off' : 'polite'} className="mt-4 flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="block truncate text-lg leading-snug font-semibold">{ad.shop_name}</span>
          <span className="block truncate text-sm text-muted">{ad.category_name}</span>
        </p>
        <TierBadge tier={ad.ad_type} />
      </div>
      <CarouselControls
        noun="video"
        index={index}
        count={ads.length}
        playing={playing}
        onPlaying={setPlaying}
        onGo={go}
        className="mt-3"
      />
    </div>
  );
}

type FilmProps = {
  ad: Ad;
  moving: boolean;
  alone: boolean;
  onEnded: () => void;
  onError: () => void;
  /** The browser lets nothing play by itself. */
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
      // Aborted is what a pause right after does; a failing file has its own event.
      if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused();
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- onRefused is made anew on every render
  }, [moving, wanted]);

  return (
    <>
      {ad.media_detail.poster && (
        <AdPicture
          picture={ad.media_detail.poster}
          alt=""
          sizes="(min-width: 64rem) 54rem, 100vw"
          className="absolute inset-0 size-full object-contain"
        />
      )}
      <video
        ref={video}
        src={wanted ? ad.media : undefined}
        aria-label={`Video advertisement of ${ad.shop_name}`}
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
