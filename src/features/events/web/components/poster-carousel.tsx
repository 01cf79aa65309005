import { clsx } from 'clsx';
import { useState } from 'react';
import { CarouselControls } from '~/ui/carousel-controls';
import { Picture } from '~/ui/picture';
import type { Poster } from '../../contract';
import { useCarousel } from '../use-carousel';

type PosterCarouselProps = { posters: readonly Poster[]; title: string };

const sizes = '(min-width: 48rem) 26rem, 92vw';

/** One poster at a time in a frame that keeps its size. */
export function PosterCarousel({ posters, title }: PosterCarouselProps) {
  const count = posters.length;
  const { index, go, playing, setPlaying } = useCarousel(count);
  // Only what has been shown, and the one after it, is fetched; all of it stays, so that it can fade.
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]));
  const wanted = [index, ...(index > 0 || seen.size > 1 ? [(index + 1) % count] : [])];
  if (wanted.some((item) => !seen.has(item))) setSeen(new Set([...seen, ...wanted]));
  const alt = (item: number) => (count > 1 ? `Poster ${item + 1} of ${count}: ${title}` : `Poster: ${title}`);
  return (
    <div role="group" aria-roledescription="carousel" aria-label="Posters">
      <div className="relative mx-auto aspect-3/4 max-h-[56dvh] overflow-hidden rounded-md md:max-h-none">
        {posters.map((poster, item) =>
          seen.has(item) ? (
            <Picture
              key={poster.id}
              media={poster.picture}
              alt={alt(item)}
              aria-hidden={item !== index}
              sizes={sizes}
              priority={item === 0}
              loading="eager"
              className={clsx(
                'absolute inset-0 size-full object-contain transition-opacity duration-(--duration-slow)',
                item === index ? 'opacity-100' : 'opacity-0',
              )}
            />
          ) : null,
        )}
      </div>
      {count > 1 && (
        <>
          <CarouselControls
            noun="poster"
            index={index}
            count={count}
            playing={playing}
            onPlaying={setPlaying}
            onGo={go}
            dots="always"
            className="mt-3"
          />
          <noscript>
            {posters.slice(1).map((poster, item) => (
              <Picture key={poster.id} media={poster.picture} alt={alt(item + 1)} sizes={sizes} className="mt-4 h-auto w-full" />
            ))}
          </noscript>
        </>
      )}
    </div>
  );
}
