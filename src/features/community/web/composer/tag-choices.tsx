import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { langOf } from '~/ui/content-text';
import { mostTagLength, mostTags } from '~/shared/board/tags';
import { tagsQuery } from '../queries';
import { useDebounced } from '~/ui/hooks/use-debounced';
import * as texts from '../../texts';

/** The largest number of tags on offer, and the pause in typing before the lookup, in ms. */
const mostOffered = 6;
const pauseMs = 300;

const partsOf = (value: string) => value.split(',').map((part) => part.trim().replace(/^#+/, ''));

/**
 * Offers tags of the board beside a field of comma-separated tags: the tags that match the text behind the last comma,
 * otherwise the most used tags. Offers none while the tags are unknown: a writer may enter any.
 */
export function TagChoices({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const typed = partsOf(value).at(-1) ?? '';
  const search = useDebounced(typed, pauseMs).slice(0, mostTagLength);
  const { data } = useQuery(tagsQuery({ search, page_size: mostOffered + mostTags }, 60_000));
  const entered = new Set(partsOf(value).map((part) => part.toLowerCase()));
  const offered = data?.results.filter(({ name }) => !entered.has(name.toLowerCase())).slice(0, mostOffered) ?? [];
  const before = partsOf(value).slice(0, -1).filter(Boolean);
  if (offered.length === 0 || before.length >= mostTags) return null;
  return (
    <ul aria-label={texts.usedTags} className="flex flex-wrap gap-2">
      {offered.map(({ name }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={fillText(texts.addTagNamed, { tag: name })}
            className={clsx(
              'min-h-8 rounded-full border border-line bg-card px-3 text-sm wrap-anywhere',
              'hover:border-ink pointer-coarse:min-h-11',
            )}
            onClick={() => onChange([...before, name, ''].join(', '))}
          >
            <span lang={langOf(name)}>#{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
