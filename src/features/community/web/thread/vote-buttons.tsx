import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { clsx } from 'clsx';
import { counted, showCount } from '~/shared/show-count';
import { IconButton } from '~/ui/icon-button';
import type { VoteAnswer } from '../../contract';

type VoteButtonsProps = { votes: VoteAnswer; own: boolean; what: string; onVote: (value: 1 | -1) => void };

/** The score with a vote up and down; one's own posts show the score only. */
export function VoteButtons({ votes, own, what, onVote }: VoteButtonsProps) {
  const { vote_score: score, user_vote: mine, upvotes, downvotes } = votes;
  if (own) {
    return (
      <span className="inline-flex min-h-9 items-center text-sm text-muted tabular-nums">
        {score === -1 ? '-1 vote' : counted(score, 'vote')}
      </span>
    );
  }
  const on = 'bg-primary-tint text-primary';
  return (
    <span role="group" aria-label={`Votes on ${what}`} className="inline-flex items-center rounded-md border border-line bg-card">
      <IconButton label="Vote up" size="sm" aria-pressed={mine === 1} className={clsx('border-transparent', mine === 1 && on)} onClick={() => onVote(1)}>
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <span title={`${showCount(upvotes)} up, ${showCount(downvotes)} down`} className={clsx('min-w-7 text-center text-sm font-semibold tabular-nums', mine && 'text-primary')}>
        <span className="sr-only">Score </span>
        {showCount(score)}
      </span>
      <IconButton label="Vote down" size="sm" aria-pressed={mine === -1} className={clsx('border-transparent', mine === -1 && on)} onClick={() => onVote(-1)}>
        <ChevronDown aria-hidden="true" />
      </IconButton>
    </span>
  );
}
