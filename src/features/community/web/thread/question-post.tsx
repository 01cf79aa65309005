import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import CircleCheck from 'lucide-react/icons/circle-check';
import Link2 from 'lucide-react/icons/link-2';
import Trash2 from 'lucide-react/icons/trash-2';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { toast } from '~/ui/toast';
import type { Question } from '../../contract';
import { bodyOf, categoryName, plural } from '../labels';
import { StageBadge, UrgencyBadge } from '../marks';
import { PostText } from '../text/post-text';
import { markSolved, unmarkSolved } from '../mutations';
import { AttachmentCard } from './attachment-card';
import { AuthorLine } from './author-line';
import { FlagButton } from './flag-button';
import { HiddenNote } from './hidden-note';
import type { Post } from './post';
import type { TakingPart } from './use-taking-part';
import { VoteButtons } from './vote-buttons';
import { MarkButton } from './mark-button';

type QuestionPostProps = {
  question: Question;
  heading: RefObject<HTMLHeadingElement | null>;
  takingPart: TakingPart;
  narrow: (by: { category?: string; tag?: string }) => string;
  onDialog: (kind: 'view' | 'delete' | 'flag', post: Post) => void;
};

/** The question of a thread, with all that can be done about it. */
export function QuestionPost({ question, heading, takingPart, narrow, onDialog }: QuestionPostProps) {
  const { title, category, tags, attachment, is_author, can_delete, view_count } = question;
  const body = bodyOf(question);
  // To those who decide about it, it also says what others did.
  const flagged = question.is_flagged && !can_delete;
  const post: Post = { type: 'question', id: question.id, questionId: question.id, text: title };
  return (
    <article aria-labelledby="question-title">
      <div className="flex flex-wrap items-center gap-2">
        <StageBadge stage={question.lifecycle_stage} />
        <UrgencyBadge urgency={question.urgency} />
        <Link to={narrow({ category })} className="rounded-sm hover:underline">
          <Badge>{categoryName(category)}</Badge>
        </Link>
        {question.is_hidden && <Badge tone="danger">Hidden</Badge>}
      </div>
      <h2 ref={heading} id="question-title" tabIndex={-1} className="mt-3 text-2xl! leading-tight! wrap-anywhere outline-none">
        {title}
      </h2>
      <div className="mt-3.5">
        <AuthorLine post={question}>{` · ${plural(view_count, 'view')}`}</AuthorLine>
      </div>
      <div className="mt-4 flex flex-col gap-4">
        <HiddenNote {...question} />
        {body && <PostText>{body}</PostText>}
        {attachment && <AttachmentCard attachment={attachment} onOpen={() => onDialog('view', post)} />}
        {tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Link to={narrow({ tag })} className="link inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11">
                  #{tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2 border-y border-line py-2">
        <VoteButtons votes={question} own={is_author} what="the question" onVote={(value) => void takingPart.voteQuestion(question, value)} />
        <FollowButton question={question} onFollow={() => void takingPart.follow(question)} />
        {can_delete && <SolvedButton question={question} />}
        <span className="ms-auto flex items-center">
          <IconButton label="Copy link" size="sm" onClick={() => void copyAddress(question.id)}>
            <Link2 aria-hidden="true" />
          </IconButton>
          {!is_author && <FlagButton what="question" flagged={flagged} onFlag={() => onDialog('flag', post)} />}
          {can_delete && (
            <IconButton label="Delete question" size="sm" className="hover:text-danger" onClick={() => onDialog('delete', post)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </div>
    </article>
  );
}

function FollowButton({ question: { is_following, followers }, onFollow }: { question: Question; onFollow: () => void }) {
  const Icon = is_following ? BellRing : Bell;
  return (
    <Button variant="ghost" size="sm" aria-pressed={is_following} className={is_following ? 'text-primary!' : undefined} onClick={onFollow}>
      <Icon aria-hidden="true" />
      {is_following ? 'Following' : 'Follow'}
      {followers > 0 && (
        <span className="text-muted tabular-nums">
          {followers}
          <span className="sr-only"> {followers === 1 ? 'follower' : 'followers'}</span>
        </span>
      )}
    </Button>
  );
}

function SolvedButton({ question: { id, is_solved } }: { question: Question }) {
  const Icon = is_solved ? RotateCcw : CircleCheck;
  return (
    <MarkButton mark={is_solved ? unmarkSolved : markSolved} id={id} failed="Failed to mark question as solved. Please try again.">
      <Icon aria-hidden="true" />
      {is_solved ? 'Not solved' : 'Mark as solved'}
    </MarkButton>
  );
}

async function copyAddress(id: number): Promise<void> {
  const address = `${window.location.origin}/community?question=${id}`;
  try {
    // A phone's own sheet reaches the chats that links are sent in.
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) await navigator.share({ url: address });
    else {
      await navigator.clipboard.writeText(address);
      toast.success('Link copied.');
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') toast.info(address);
  }
}
