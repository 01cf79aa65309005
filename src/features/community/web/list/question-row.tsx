import Lock from 'lucide-react/icons/lock';
import Pin from 'lucide-react/icons/pin';
import { clsx } from 'clsx';
import { Link } from '~/router';
import type { PageAddress } from '~/shared/addresses';
import { countText } from '~/shared/count-text';
import { langOf } from '~/ui/content-text';
import { TimeAgo } from '~/ui/time-ago';
import type { Question } from '~/shared/board/schemas';
import { categoryName, fullName, stageNames } from '../labels';
import { UrgencyMark } from '../marks';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';
import * as common from '~/shared/texts';

/** The state of a thread's history entry when the list is one step before it. */
export const fromList = { fromList: true };

type QuestionRowProps = {
  question: Question;
  to: PageAddress;
  open: boolean;
  /** Whether no thread is open, so that Back leads to the list. */
  listOnly: boolean;
};

/** Shows a question in the list: its number of answers, its title, its author and its date. */
export function QuestionRow({ question, to, open, listOnly }: QuestionRowProps) {
  const {
    id,
    title,
    answers,
    lifecycle_stage: stage,
    urgency,
    category,
    last_activity_at,
    vote_score,
    is_hidden,
    pinned_until,
    is_locked,
  } = question;
  const name = fullName(question);
  return (
    <li>
      <Link
        to={to}
        state={listOnly ? fromList : null}
        data-question={id}
        aria-current={open ? 'true' : undefined}
        className={clsx(
          'flex gap-3.5 border-s-3 py-3.5 ps-[calc(var(--spacing-gutter)-3px)] pe-gutter transition-colors',
          'md:ps-4.5 md:pe-5',
          'focus-visible:-outline-offset-2',
          open ? 'border-primary bg-primary-tint' : 'border-transparent hover:bg-sunken',
        )}
      >
        <AnswerCount answers={answers} stage={stage} />
        <span className="min-w-0 flex-1">
          <span className="flex items-start gap-1.5">
            <span lang={langOf(title)} className="line-clamp-2 min-w-0 flex-1 leading-snug font-semibold wrap-anywhere">
              {title}
            </span>
            {is_locked && (
              <Lock role="img" aria-label={texts.lockedMark} className="mt-0.5 size-4 shrink-0 text-muted" />
            )}
            {pinned_until && (
              <Pin role="img" aria-label={common.pinned} className="mt-0.5 size-4 shrink-0 text-brass-ink" />
            )}
            <UrgencyMark urgency={urgency} className="mt-0.5" />
          </span>
          <span className="mt-1 flex flex-wrap gap-x-1.5 text-xs text-muted">
            <span lang={langOf(name)} className="max-w-full truncate">
              {name}
            </span>
            <span aria-hidden="true">·</span>
            <TimeAgo at={last_activity_at} />
            <span aria-hidden="true">·</span>
            <span>{categoryName(category)}</span>
            {vote_score !== 0 && (
              <>
                <span aria-hidden="true">·</span>
                <span>{countText(texts.voteCount, vote_score)}</span>
              </>
            )}
            {is_hidden && <span className="font-semibold text-danger">{boardTexts.hiddenMark}</span>}
          </span>
        </span>
      </Link>
    </li>
  );
}

/**
 * Shows the square by which a reader scans the list: empty while unanswered, tinted with answers, filled when solved.
 */
function AnswerCount({ answers, stage }: { answers: number; stage: Question['lifecycle_stage'] }) {
  const word = countText(texts.answersWord, answers);
  return (
    <span
      title={stageNames[stage]}
      className={clsx(
        'mt-0.5 grid h-12 w-14 shrink-0 content-center justify-items-center rounded-md border text-center',
        stage === 'solved'
          ? 'border-primary bg-primary text-on-primary'
          : stage === 'best_answer'
            ? 'border-primary text-primary'
            : answers > 0
              ? 'border-transparent bg-sunken text-ink'
              : 'border-dashed border-line-strong text-muted',
      )}
    >
      <span className="text-base leading-none font-semibold tabular-nums">{answers > 999 ? '999+' : answers}</span>
      <span className="text-2xs leading-tight">{stage === 'solved' ? texts.solvedMark : word}</span>
      <span className="sr-only">
        {stage === 'solved' && ` ${word}`}. {stageNames[stage]}.
      </span>
    </span>
  );
}
