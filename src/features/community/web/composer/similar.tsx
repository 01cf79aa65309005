import { clsx } from 'clsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '~/router';
import type { PageAddress } from '~/shared/addresses';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { langOf } from '~/ui/content-text';
import { similarAfterLength, similarDebounceMs, similarShown } from '../../contract/limits';
import type { Question } from '~/shared/board/schemas';
import { similarQuery } from '../queries';
import { useDebounced } from '~/ui/hooks/use-debounced';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';

/** The number of characters of the text to look up, short enough for an address in any script. */
const ASKED = 300;

/**
 * Returns questions similar to the text once the writer pauses (docs/product/community.md, "Similar questions"); none
 * while the text is short or can't be looked up.
 */
export function useSimilar(text: string, wanted: boolean): readonly Question[] {
  const asked = [...useDebounced(text, similarDebounceMs).replace(/\s+/g, ' ').trim()].slice(0, ASKED).join('');
  const enabled = wanted && asked.length > similarAfterLength && text.trim().length > similarAfterLength;
  const { data } = useQuery({ ...similarQuery(asked), enabled, placeholderData: keepPreviousData, retry: false });
  return enabled ? (data?.similar_questions ?? []) : [];
}

type SimilarProps = { questions: readonly Question[]; addressOf: (id: number) => PageAddress; onContinue: () => void };

/** Shows up to two similar questions, the number of the others, and the button to continue anyway. */
export function SimilarPanel({ questions, addressOf, onContinue }: SimilarProps) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    flushSync(() => setAll(true));
    list.current?.querySelectorAll('a').item(similarShown).focus();
  };
  const more = questions.length - similarShown;
  return (
    <section
      aria-label={texts.similarQuestions}
      className="rounded-md border border-brass/60 bg-brass-tint px-3.5 py-2.5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-sm font-semibold tracking-normal text-brass-ink">{texts.similarQuestions}</h2>
        <Button variant="link" size="sm" className="min-h-0! py-1! text-brass-ink!" onClick={onContinue}>
          {texts.continueAnyway}
        </Button>
      </div>
      <ul ref={list} className="max-h-48 overflow-y-auto">
        {(all ? questions : questions.slice(0, similarShown)).map(({ id, title, answers, is_solved }) => (
          <li key={id}>
            <Link
              to={addressOf(id)}
              className={clsx(
                'flex min-h-8 items-baseline gap-3 py-1 text-sm hover:underline',
                'pointer-coarse:min-h-11 pointer-coarse:items-center',
              )}
            >
              <span lang={langOf(title)} className="min-w-0 flex-1 truncate">
                {title}
              </span>
              <span className="shrink-0 text-xs text-muted">
                {is_solved
                  ? fillText(texts.similarSolved, { answers: countText(boardTexts.answerCount, answers) })
                  : countText(boardTexts.answerCount, answers)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && !all && (
        <button type="button" className="text-sm text-muted hover:underline" onClick={showAll}>
          {fillText(texts.moreSimilar, { more })}
        </button>
      )}
    </section>
  );
}
