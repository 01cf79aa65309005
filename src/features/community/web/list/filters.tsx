import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { Chip, RemovableChip } from '~/ui/chip';
import { Input } from '~/ui/input';
import { useQuery } from '@tanstack/react-query';
import { statusFilters } from '~/shared/board/choices';
import { categoryName, filterNames } from '../labels';
import { summaryQuery } from '../queries';
import type { Filter } from '../filter';
import * as texts from '../../texts';

type FiltersProps = { filter: Filter; onChange: (part: Partial<Filter>) => void };

const TYPING_MS = 300;

/** Shows the search, the status filters with their counts, and the chips of every other filter in use. */
export function Filters({ filter, onChange }: FiltersProps) {
  const { data: counts } = useQuery(summaryQuery);
  const chips = useRef<HTMLDivElement>(null);
  const remove = (part: Partial<Filter>) => {
    onChange(part);
    // The chip disappears, and the focus with it. The focus doesn't move to the search, where a phone would open its
    // keyboard.
    chips.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-col gap-3 border-b border-line px-gutter pt-1 pb-3.5 md:px-5">
      <SearchField search={filter.search} onSearch={(search) => onChange({ search })} />
      <div
        ref={chips}
        role="group"
        aria-label={texts.filter}
        className="-mx-gutter flex gap-1.5 overflow-x-auto px-gutter py-0.5 md:mx-0 md:flex-wrap md:px-0"
      >
        {statusFilters.map((status) => (
          <Chip
            key={status}
            selected={filter.status === status}
            count={counts && formatCount(counts[status])}
            className="shrink-0 px-2.5!"
            onClick={() => onChange({ status })}
          >
            {filterNames[status]}
          </Chip>
        ))}
      </div>
      {(filter.category ?? filter.tag) && (
        <div className="flex flex-wrap gap-2">
          {filter.category && (
            <RemovableChip
              removeLabel={fillText(texts.removeCategoryFilter, { categoryName: categoryName(filter.category) })}
              onRemove={() => remove({ category: null })}
            >
              {categoryName(filter.category)}
            </RemovableChip>
          )}
          {filter.tag && (
            <RemovableChip
              removeLabel={fillText(texts.removeTagFilter, { tag: filter.tag })}
              onRemove={() => remove({ tag: '' })}
            >
              #{filter.tag}
            </RemovableChip>
          )}
        </div>
      )}
    </div>
  );
}

/** Sends the text when typing pauses, or on Enter; shows changes made in other places (Back, Show all). */
function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== sent) {
      setText(search);
      setSent(search);
    }
  }
  const send = useEffectEvent((value: string) => {
    if (value === sent) return;
    setSent(value);
    onSearch(value);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form
      role="search"
      aria-label={texts.questions}
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        if (text === sent) return;
        setSent(text);
        onSearch(text);
      }}
    >
      <Search aria-hidden="true" className="pointer-events-none absolute start-3.5 top-3 size-5 text-muted" />
      <Input
        type="search"
        aria-label={texts.searchQuestions}
        placeholder={texts.searchQuestions}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={text}
        className="ps-11!"
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
