import { fillText } from '~/shared/fill-text';
import { Carousel, FadingSlides } from '~/ui/carousel';
import { useCarousel } from '~/ui/hooks/use-carousel';
import { useWindowKeys } from '~/ui/hooks/use-window-keys';
import { Picture } from '~/ui/picture';
import type { Poster } from '../../contract';
import * as texts from '../../texts';

type PosterCarouselProps = { posters: readonly Poster[]; title: string };

const sizes = '(min-width: 48rem) 26rem, 92vw';

/** Returns how long a poster stays, in ms. */
const showMs = () => 5000;

/** Shows one poster at a time in a frame that keeps its size; the arrow keys move it from anywhere on the page. */
export function PosterCarousel({ posters, title }: PosterCarouselProps) {
  const count = posters.length;
  const carousel = useCarousel(posters, { showMs });
  useWindowKeys(carousel.onKeyDown);
  const alt = (item: number) =>
    count > 1
      ? fillText(texts.posterOfSeveral, { number: item + 1, count, title })
      : fillText(texts.posterOf, { title });
  return (
    <Carousel label={texts.posters} noun={texts.posterNoun} carousel={carousel} controls={count > 1} dots="always">
      <div className="relative mx-auto aspect-3/4 max-h-[56dvh] overflow-hidden rounded-md md:max-h-none">
        <FadingSlides items={posters} index={carousel.index}>
          {({ picture }, _shown, item) => (
            <Picture
              media={picture}
              alt={alt(item)}
              sizes={sizes}
              priority={item === 0}
              loading="eager"
              className="size-full object-contain"
            />
          )}
        </FadingSlides>
      </div>
      {count > 1 && (
        <noscript>
          {posters.slice(1).map((poster, item) => (
            <Picture
              key={poster.id}
              media={poster.picture}
              alt={alt(item + 1)}
              sizes={sizes}
              className="mt-4 h-auto w-full"
            />
          ))}
        </noscript>
      )}
    </Carousel>
  );
}
