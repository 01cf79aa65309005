import { clsx } from 'clsx';
import { fillText } from '~/shared/fill-text';
import { Picture } from '~/ui/picture';
import type { Poster } from '../../contract';
import * as texts from '../../texts';

type PosterThumbsProps = { posters: readonly Poster[]; index: number; onGo: (index: number) => void };

/** Shows all posters small, in a row that scrolls. */
export function PosterThumbs({ posters, index, onGo }: PosterThumbsProps) {
  return (
    <ul aria-label={texts.allPosters} className="mt-4 flex gap-2 overflow-x-auto p-1">
      {posters.map((poster, item) => (
        <li key={poster.id} className="shrink-0">
          <button
            type="button"
            aria-label={fillText(texts.showPoster, { number: item + 1 })}
            aria-current={item === index ? 'true' : undefined}
            onClick={() => onGo(item)}
            className={clsx(
              'block h-20 w-15 overflow-hidden rounded-sm border-2',
              item === index ? 'border-primary' : 'border-transparent opacity-75 hover:opacity-100',
            )}
          >
            <Picture media={poster.picture} alt="" sizes="4rem" className="size-full bg-sunken object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
