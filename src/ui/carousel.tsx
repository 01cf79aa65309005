import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { clsx } from 'clsx';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import type { CarouselState } from './hooks/use-carousel';
import { IconButton } from './icon-button';

type CarouselProps = ComponentProps<'div'> & {
  label: string;
  /** What the items are, for the buttons' names: "ad", "video", "poster". */
  noun: string;
  carousel: CarouselState;
  /** Whether there are any controls; yes by default. */
  controls?: boolean;
  /** Where the marks, one per item, show: where there is room beside the buttons (default), or always. */
  dots?: 'wide' | 'always';
};

/** Renders a carousel's stage and its children, with the controls below. */
export function Carousel({ label, noun, carousel, controls = true, dots, children, ...rest }: CarouselProps) {
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} {...rest}>
      {children}
      {controls && <Controls noun={noun} carousel={carousel} dots={dots} />}
    </div>
  );
}

type FadingSlidesProps<Item> = {
  items: readonly Item[];
  index: number;
  /** Whether the next slide is rendered too before the carousel has moved; from then on it always is. */
  ahead?: boolean;
  children: (item: Item, shown: boolean, index: number) => ReactNode;
};

/**
 * Renders items on top of each other, fading from one to the next. Only the present item, the next, and items already
 * seen (so that fading back costs nothing) are rendered.
 */
export function FadingSlides<Item extends { id: number }>({ items, index, ahead, children }: FadingSlidesProps<Item>) {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([index]));
  const wanted = ahead || index > 0 || seen.size > 1 ? [index, (index + 1) % items.length] : [index];
  if (wanted.some((slide) => !seen.has(slide))) setSeen(new Set([...seen, ...wanted]));
  return items.map((item, slide) => {
    if (!seen.has(slide)) return null;
    const shown = slide === index;
    return (
      <div
        key={item.id}
        aria-hidden={!shown}
        className={clsx(
          'absolute inset-0 transition-opacity duration-(--duration-slow)',
          shown ? 'opacity-100' : 'opacity-0',
        )}
      >
        {children(item, shown, slide)}
      </div>
    );
  });
}

type ControlsProps = Pick<CarouselProps, 'noun' | 'carousel' | 'dots'>;

/** Renders play or pause, previous, next, a mark for each item and the position. */
function Controls({ noun, carousel, dots }: ControlsProps) {
  const { index, count, go, playing, setPlaying } = carousel;
  return (
    <div className="js-only @container mt-3">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label={playing ? common.pause : common.play} variant="outline" onClick={() => setPlaying(!playing)}>
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </IconButton>
        {count > 1 && (
          <>
            <IconButton label={fillText(common.previousOf, { noun })} variant="outline" onClick={() => go(index - 1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label={fillText(common.nextOf, { noun })} variant="outline" onClick={() => go(index + 1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </>
        )}
        <Dots noun={noun} carousel={carousel} dots={dots} />
        <p className="ms-auto ps-2 text-sm whitespace-nowrap text-muted tabular-nums">
          <span className="sr-only">{noun} </span>
          {index + 1} / {count}
        </p>
      </div>
    </div>
  );
}

/** More marks than these would be too small to hit; the arrows and the counter remain. */
const maxMarks = { wide: 20, always: 12 };
/**
 * The width of the carousel from which so many marks fit beside the buttons; below it they have a line of their own.
 */
const rows = [
  { upTo: 4, className: '@xs:order-none @xs:ms-1 @xs:basis-0' },
  { upTo: 6, className: '@sm:order-none @sm:ms-2 @sm:basis-0' },
  { upTo: maxMarks.always, className: '@lg:order-none @lg:ms-2 @lg:basis-0' },
];

function Dots({ noun, carousel: { index, count, go }, dots = 'wide' }: ControlsProps) {
  if (count < 2 || count > maxMarks[dots]) return null;
  const place =
    dots === 'wide'
      ? 'ms-2 hidden flex-1 sm:flex'
      : clsx('order-last flex grow basis-full', rows.find(({ upTo }) => count <= upTo)?.className);
  return (
    <ul className={clsx('min-w-0 items-center', place)}>
      {Array.from({ length: count }, (_, item) => (
        <li key={item} className="max-w-10 min-w-6 flex-1">
          <button
            type="button"
            aria-label={fillText(common.showOf, { noun, item: item + 1, count })}
            aria-current={item === index ? 'true' : undefined}
            onClick={() => go(item)}
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
