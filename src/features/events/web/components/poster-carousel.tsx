import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { clsx } from 'clsx';
import { useState } from 'react';
import { IconButton } from '~/ui/icon-button';
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
          <div className="js-only mt-3 flex items-center gap-1">
            <IconButton label={playing ? 'Pause' : 'Play'} onClick={() => setPlaying(!playing)}>
              {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            </IconButton>
            <IconButton label="Previous poster" onClick={() => go(index - 1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <Dots count={count} index={index} onGo={go} />
            <IconButton label="Next poster" onClick={() => go(index + 1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
            <p className="min-w-11 text-center text-sm whitespace-nowrap text-muted tabular-nums">
              <span className="sr-only">Poster </span>
              {index + 1} / {count}
            </p>
          </div>
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

type DotsProps = { count: number; index: number; onGo: (index: number) => void };

function Dots({ count, index, onGo }: DotsProps) {
  // More would be too small to hit; the arrows and the counter remain.
  if (count > 10) return <span className="flex-1" />;
  return (
    <ul className="flex min-w-0 flex-1 items-center">
      {Array.from({ length: count }, (_, item) => (
        <li key={item} className="min-w-6 flex-1">
          <button
            type="button"
            aria-label={`Show poster ${item + 1}`}
            aria-current={item === index ? 'true' : undefined}
            onClick={() => onGo(item)}
            className="group flex h-11 w-full items-center px-0.5"
          >
            <span
              className={clsx(
                'h-1 w-full transition-colors',
                item === index ? 'bg-primary' : 'bg-line-strong/50 group-hover:bg-line-strong',
              )}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
