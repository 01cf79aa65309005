import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { clsx } from 'clsx';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { IconButton } from '~/ui/icon-button';
import type { VoteAnswer } from '../../contract';
import * as texts from '../../texts';

type VoteButtonsProps = { votes: VoteAnswer; scoreOnly: boolean; label: string; onVote: (value: 1 | -1) => void };

/** Shows the score between the buttons that vote; only the score on the reader's own posts. */
export function VoteButtons({ votes, scoreOnly, label, onVote }: VoteButtonsProps) {
  const { vote_score: score, user_vote: mine, upvotes, downvotes } = votes;
  if (scoreOnly) {
    return (
      <span className="inline-flex min-h-9 items-center text-sm text-muted tabular-nums">
        {countText(texts.voteCount, score)}
      </span>
    );
  }
  const on = 'bg-primary-tint text-primary';
  return (
    <span role="group" aria-label={label} className="inline-flex items-center rounded-md border border-line bg-card">
      <IconButton
        label={texts.voteUp}
        size="sm"
        aria-pressed={mine === 1}
        className={clsx('border-transparent', mine === 1 && on)}
        onClick={() => onVote(1)}
      >
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <span
        title={fillText(texts.upAndDown, { upvotes: formatCount(upvotes), downvotes: formatCount(downvotes) })}
        className={clsx('min-w-7 text-center text-sm font-semibold tabular-nums', mine && 'text-primary')}
      >
        <span className="sr-only">{texts.score} </span>
        {formatCount(score)}
      </span>
      <IconButton
        label={texts.voteDown}
        size="sm"
        aria-pressed={mine === -1}
        className={clsx('border-transparent', mine === -1 && on)}
        onClick={() => onVote(-1)}
      >
        <ChevronDown aria-hidden="true" />
      </IconButton>
    </span>
  );
}
