import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Carousel, FadingSlides } from '~/ui/carousel';
import { useCarousel } from '~/ui/hooks/use-carousel';
import { useNearViewport } from '~/ui/hooks/use-near-viewport';
import type { ShownAd } from '../showcase';
import { mediaKindOf } from '../media-kind';
import { showMsOf } from '../showcase';
import { AdCaption } from './ad-caption';
import { AdPicture } from './ad-media';
import * as texts from '../../texts';

type ShowcaseProps = { ads: readonly ShownAd[]; whenNoneCanBeShown: ReactNode };

/** Returns an ad's time in ms, by its tier; undefined for a video, which stays until it ends. */
const showMs = (ad: ShownAd) => (mediaKindOf(ad) === 'video' ? undefined : showMsOf(ad.ad_type));

/**
 * Shows one ad at a time, each for its tier's time, fading into the next; pauses under the pointer and while focused.
 */
export function Showcase({ ads, whenNoneCanBeShown }: ShowcaseProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const near = useNearViewport(stage, '200px');
  const onScreen = useNearViewport(frame, '0px');
  const [held, setHeld] = useState(false);
  const carousel = useCarousel(ads, { showMs, still: held || !onScreen });
  const { index, playing, moving } = carousel;
  const ad = ads[index];
  if (!ad || carousel.allFailed) return whenNoneCanBeShown;

  const setPlaying = (play: boolean) => {
    carousel.setPlaying(play);
    // Pressing Play overrules the pointer and the focus, which are still here.
    setHeld(false);
  };
  return (
    <Carousel
      ref={frame}
      label={texts.featuredAdvertisements}
      noun={texts.adNoun}
      onKeyDown={carousel.onKeyDown}
      carousel={{ ...carousel, setPlaying }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setHeld(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHeld(false)}
    >
      <div className="corner-marks -m-2 p-2">
        <div ref={stage} className="relative aspect-video overflow-hidden bg-sunken">
          <FadingSlides items={ads} index={index} ahead={near}>
            {(slide, shown, place) => {
              const fail = () => carousel.fail(slide.id);
              return mediaKindOf(slide) === 'video' ? (
                <VideoSlide ad={slide} moving={shown && moving} onEnded={carousel.next} onError={fail} />
              ) : (
                <AdPicture
                  ad={slide}
                  // A picture that failed before hydration fires no error event any more.
                  ref={(image) => {
                    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
                  }}
                  sizes="(min-width: 64rem) 54rem, 100vw"
                  // Everything rendered is needed now; only the first ad waits until the reader comes near.
                  loading={place === 0 ? 'lazy' : 'eager'}
                  className="size-full object-contain"
                  onError={fail}
                />
              );
            }}
          </FadingSlides>
        </div>
      </div>
      <AdCaption ad={ad} playing={playing} className="mt-5" />
    </Carousel>
  );
}

type VideoSlideProps = { ad: ShownAd; moving: boolean; onEnded: () => void; onError: () => void };

/** Shows a video among the showcase's ads; it stays until it ends. */
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
