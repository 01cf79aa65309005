import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { clsx } from 'clsx';
import { IconButton } from '~/ui/icon-button';

type CarouselControlsProps = {
  /** What the items are, for the buttons' names: "ad", "video". */
  noun: string;
  index: number;
  count: number;
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  onGo: (index: number) => void;
  className?: string;
};

/** Play or pause, previous, next and where we are; wide enough screens get one mark per item. */
export function CarouselControls(props: CarouselControlsProps) {
  const { noun, index, count, playing, onPlaying, onGo, className } = props;
  return (
    <div className={clsx('js-only flex items-center gap-2', className)}>
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
  );
}

function Dots({ noun, index, count, onGo }: CarouselControlsProps) {
  if (count < 2 || count > 20) return null;
  return (
    <ul className="ms-2 hidden min-w-0 flex-1 items-center sm:flex">
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
                item === index ? 'bg-primary' : 'bg-line group-hover:bg-line-strong',
              )}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
