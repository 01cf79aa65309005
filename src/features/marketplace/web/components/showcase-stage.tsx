import { clsx } from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CarouselControls } from '~/ui/carousel-controls';
import { useNearViewport } from '~/ui/hooks/use-near-viewport';
import type { Ad } from '../../contract';
import { mediaKindOf } from '../media-kind';
import { FADE_MS, showMsOf } from '../showcase';
import { useMotion, useRotation } from '../use-rotation';
import { AdPicture } from './ad-picture';
import { TierBadge } from './tier-badge';

const sizes = '(min-width: 64rem) 54rem, 100vw';

type ShowcaseProps = { ads: readonly Ad[]; whenNoneCanBeShown: ReactNode };

/** One ad at a time, each for its tier's time, fading into the next; rests under the pointer and the focus. */
export function Showcase({ ads, whenNoneCanBeShown }: ShowcaseProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { index, go, next, previous, fail, broken, allFailed } = useRotation(ads);
  const { playing, moving, setPlaying } = useMotion(frame);
  const [held, setHeld] = useState(false);
  const ad = ads[index];
  const isVideo = ad !== undefined && mediaKindOf(ad) === 'video';
  const ticking = moving && !held && !broken && !isVideo && ads.length > 1;

  useEffect(() => {
    if (!ticking || !ad) return;
    const timer = setTimeout(() => go(index + 1), showMsOf(ad.ad_type));
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `go` is made anew on every render; index and ad say it all
  }, [ticking, ad, index]);

  if (!ad || allFailed) return whenNoneCanBeShown;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') next();
    if (event.key === 'ArrowLeft') previous();
  };
  return (
    <div
      ref={frame}
      role="group"
      aria-roledescription="carousel"
      aria-label="Featured advertisements"
      onKeyDown={onKey}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setHeld(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHeld(false)}
    >
      <div className="corner-marks -m-2 p-2">
        <div className="relative aspect-video overflow-hidden bg-sunken">
          <Slides ads={ads} index={index} moving={moving && !held} onEnded={next} onFail={fail} />
        </div>
      </div>
      <div aria-live={playing ? 'off' : 'polite'} className="mt-5 flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="block truncate text-lg leading-snug font-semibold">{ad.shop_name}</span>
          <span className="block truncate text-sm text-muted">{ad.category_name}</span>
        </p>
        <TierBadge tier={ad.ad_type} />
      </div>
      <CarouselControls
        noun="ad"
        index={index}
        count={ads.length}
        playing={playing}
        onPlaying={(play) => {
          setPlaying(play);
          // Who presses Play means it, although the pointer or the focus is still here.
          setHeld(false);
        }}
        onGo={go}
        className="mt-3"
      />
    </div>
  );
}

type SlidesProps = {
  ads: readonly Ad[];
  index: number;
  moving: boolean;
  onEnded: () => void;
  onFail: (id: number) => void;
};

/** The present ad, those already seen (so that fading back costs nothing), and the next one when it is near. */
function Slides({ ads, index, moving, onEnded, onFail }: SlidesProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearViewport(box, '200px');
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([index]));
  const ahead = (index + 1) % ads.length;
  const wanted = near ? [index, ahead] : [index];
  if (wanted.some((item) => !seen.has(item))) setSeen(new Set([...seen, ...wanted]));
  return (
    <div ref={box} className="absolute inset-0">
      {ads.map((ad, item) => {
        if (!seen.has(item)) return null;
        const shown = item === index;
        return (
          <div
            key={ad.id}
            aria-hidden={!shown}
            style={{ transitionDuration: `${FADE_MS}ms` }}
            className={clsx('absolute inset-0 transition-opacity', shown ? 'opacity-100' : 'opacity-0')}
          >
            {mediaKindOf(ad) === 'video' ? (
              <VideoSlide ad={ad} moving={shown && moving} onEnded={onEnded} onError={() => onFail(ad.id)} />
            ) : (
              <AdPicture
                picture={ad.media_detail}
                alt={`Advertisement of ${ad.shop_name}`}
                sizes={sizes}
                // What is rendered at all is wanted now; only the first waits until the reader comes near.
                eager={item !== 0}
                className="size-full object-contain"
                onError={() => onFail(ad.id)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

type VideoSlideProps = { ad: Ad; moving: boolean; onEnded: () => void; onError: () => void };

/** A video among the showcase's ads stays until it ends. */
function VideoSlide({ ad, moving, onEnded, onError }: VideoSlideProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (moving) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [moving]);
  return (
    <video
      ref={video}
      src={ad.media}
      poster={ad.media_detail.poster?.url}
      muted
      playsInline
      preload="none"
      className="size-full object-contain"
      onEnded={onEnded}
      onError={onError}
    />
  );
}
