import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { queriesOf } from '~/shared/page';
import { langOf } from '~/ui/content-text';
import type { CommunityCalls } from '../../contract';
import { mostTagLength, mostTags } from '../../contract/limits';
import { useDebounced } from './use-debounced';
import * as texts from '../../texts';

const query = queriesOf<CommunityCalls>();

/** So many tags are offered. */
const most = 6;
const pauseMs = 300;

const offeredQuery = (search: string) => ({
  ...query('GET /api/community/tags/', { query: { search, page_size: most + mostTags } }, { staleTime: 60_000 }),
  placeholderData: keepPreviousData,
});

const partsOf = (value: string) => value.split(',').map((part) => part.trim().replace(/^#+/, ''));

/**
 * Offers tags of the board beside a field that holds several, with commas between them: those that go with what is being
 * typed behind the last comma, else the most used ones. Nothing while they are unknown: one may write any.
 */
export function TagChoices({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const typed = partsOf(value).at(-1) ?? '';
  const search = useDebounced(typed, pauseMs).slice(0, mostTagLength);
  const { data } = useQuery(offeredQuery(search));
  const there = new Set(partsOf(value).map((part) => part.toLowerCase()));
  const offered = data?.results.filter(({ name }) => !there.has(name.toLowerCase())).slice(0, most) ?? [];
  const before = partsOf(value).slice(0, -1).filter(Boolean);
  if (offered.length === 0 || before.length >= mostTags) return null;
  return (
    <ul aria-label={texts.usedTags} className="flex flex-wrap gap-2">
      {offered.map(({ name }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={fillText(texts.addTagNamed, { tag: name })}
            className="min-h-8 rounded-full border border-line bg-card px-3 text-sm wrap-anywhere hover:border-ink pointer-coarse:min-h-11"
            onClick={() => onChange([...before, name, ''].join(', '))}
          >
            <span lang={langOf(name)}>#{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
