import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { clsx } from 'clsx';
import { IconButton } from './icon-button';

type CarouselControlsProps = {
  /** What the items are, for the buttons' names: "ad", "video", "poster". */
  noun: string;
  index: number;
  count: number;
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  /** May be one before the first or after the last: the carousel goes around. */
  onGo: (index: number) => void;
  /** Where the marks, one per item, show: where there is room beside the buttons (default), or always. */
  dots?: 'wide' | 'always';
  className?: string;
};

/** Play or pause, previous, next, a mark for each item and where we are. */
export function CarouselControls(props: CarouselControlsProps) {
  const { noun, index, count, playing, onPlaying, onGo, className } = props;
  return (
    <div className={clsx('js-only @container', className)}>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label={playing ? 'Pause' : 'Play'} variant="outline" onClick={() => onPlaying(!playing)}>
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </IconButton>
        {count > 1 && (
          <>
            <IconButton label={`Previous ${noun}`} variant="outline" onClick={() => onGo(index - 1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label={`Next ${noun}`} variant="outline" onClick={() => onGo(index + 1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </>
        )}
        <Dots {...props} />
        <p className="ms-auto ps-2 text-sm whitespace-nowrap text-muted tabular-nums">
          <span className="sr-only">{noun} </span>
          {index + 1} / {count}
        </p>
      </div>
    </div>
  );
}

/** More marks than these would be too small to hit; the arrows and the counter remain. */
const most = { wide: 20, always: 12 };
/** From which width of the carousel on so many marks fit beside the buttons; below it they have a line of their own. */
const rows = [
  { upTo: 4, className: '@xs:order-none @xs:ms-1 @xs:basis-0' },
  { upTo: 6, className: '@sm:order-none @sm:ms-2 @sm:basis-0' },
  { upTo: most.always, className: '@lg:order-none @lg:ms-2 @lg:basis-0' },
];

function Dots({ noun, index, count, onGo, dots = 'wide' }: CarouselControlsProps) {
  if (count < 2 || count > most[dots]) return null;
  const place =
    dots === 'wide' ? 'ms-2 hidden flex-1 sm:flex' : clsx('order-last flex grow basis-full', rows.find(({ upTo }) => count <= upTo)?.className);
  return (
    <ul className={clsx('min-w-0 items-center', place)}>
      {Array.from({ length: count }, (_, item) => (
        <li key={item} className="max-w-10 min-w-6 flex-1">
          <button
            type="button"
            aria-label={`Show ${noun} ${item + 1} of ${count}`}
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
