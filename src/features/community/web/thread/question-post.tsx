import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import CircleCheck from 'lucide-react/icons/circle-check';
import HandHelping from 'lucide-react/icons/hand-helping';
import Link2 from 'lucide-react/icons/link-2';
import MessageCircle from 'lucide-react/icons/message-circle';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Suspense } from 'react';
import { Link } from '~/router';
import { countText } from '~/shared/count-text';
import { ownPath } from '~/shared/own-address';
import { formatCount } from '~/shared/format-count';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import { ContentText, langOf } from '~/ui/content-text';
import { copyText } from '~/ui/copy-text';
import { IconButton } from '~/ui/icon-button';
import { toast } from '~/ui/toast';
import type { Question } from '~/shared/board/schemas';
import { questionAddress } from '../../contract/question-address';
import { isUnanswered } from '../../rules';
import { bodyOf, categoryName } from '../labels';
import { StageBadge, StewardBadges, UrgencyBadge } from '../marks';
import { PostText } from '~/ui/post-text/post-text';
import { markSolved, unmarkSolved } from '../mutations';
import { AttachmentCard } from '~/features/attachments/web/public';
import { AuthorLine } from './author-line';
import { HiddenNote } from './hidden-note';
import type { Post, ThreadTools } from './post';
import { MarkButton, PostButtons } from './post-buttons';
import { VoteButtons } from './vote-buttons';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';
import * as common from '~/shared/texts';

type QuestionPostProps = ThreadTools & { question: Question };

/** Shows a thread's question with all its actions. */
export function QuestionPost({ question, heading, takingPart, parts, narrow, onDialog }: QuestionPostProps) {
  const { title, category, tags, attachment, is_author, can_delete, is_locked: locked, view_count } = question;
  const body = bodyOf(question);
  const post: Post = { type: 'question', id: question.id, questionId: question.id, text: title };
  return (
    <article aria-labelledby="question-title">
      <div className="flex flex-wrap items-center gap-2">
        <StageBadge stage={question.lifecycle_stage} />
        <UrgencyBadge urgency={question.urgency} />
        <StewardBadges question={question} />
        <Link to={narrow({ category })} className="rounded-sm hover:underline">
          <Badge>{categoryName(category)}</Badge>
        </Link>
        {question.is_hidden && <Badge tone="danger">{boardTexts.hiddenMark}</Badge>}
      </div>
      <h2
        ref={heading}
        id="question-title"
        tabIndex={-1}
        className="mt-3 text-2xl! leading-tight! wrap-anywhere outline-none"
      >
        <ContentText>{title}</ContentText>
      </h2>
      <div className="mt-3.5">
        <AuthorLine post={question}>{` · ${countText(texts.viewCount, view_count)}`}</AuthorLine>
      </div>
      <div className="mt-4 flex flex-col gap-4">
        <HiddenNote {...question} />
        {body && <PostText>{body}</PostText>}
        {attachment && <AttachmentCard attachment={attachment} onOpen={() => onDialog('view', post)} />}
        {tags.length > 0 && (
          <ul aria-label={common.tags} className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Link
                  to={narrow({ tag })}
                  lang={langOf(tag)}
                  className="link inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11"
                >
                  #{tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Suspense fallback={null}>
          {question.merged_from > 0 && <parts.MergedFrom question={question} onDialog={onDialog} />}
        </Suspense>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2 border-y border-line py-2 print:hidden">
        <VoteButtons
          votes={question}
          scoreOnly={is_author || locked}
          label={texts.votesOnQuestion}
          onVote={(value) => void takingPart.voteQuestion(question, value)}
        />
        <FollowButton question={question} onFollow={() => void takingPart.follow(question)} />
        {can_delete && !locked && <SolvedButton question={question} />}
        {isUnanswered({ answerCount: question.answers, isSolved: question.is_solved }) &&
          !question.is_hidden &&
          !locked && (
            <Button variant="ghost" size="sm" onClick={() => onDialog('invite', post)}>
              <HandHelping aria-hidden="true" />
              {boardTexts.askSomebody}
            </Button>
          )}
        <span className="ms-auto flex items-center">
          <ButtonAnchor
            href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${addressOf(question.id)}`)}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.shareByWhatsApp}
            title={texts.shareByWhatsApp}
            variant="ghost"
            size="sm"
            className="touch-target size-9 px-0! pointer-coarse:size-11"
          >
            <MessageCircle aria-hidden="true" />
          </ButtonAnchor>
          <IconButton label={texts.copyLink} size="sm" onClick={() => void copyAddress(question.id)}>
            <Link2 aria-hidden="true" />
          </IconButton>
          <PostButtons post={post} shown={question} locked={locked} onDialog={onDialog} />
        </span>
      </div>
      <Suspense fallback={null}>
        {question.can_moderate && <parts.Moderate question={question} post={post} onDialog={onDialog} />}
      </Suspense>
    </article>
  );
}

function FollowButton({
  question: { is_following, followers },
  onFollow,
}: {
  question: Question;
  onFollow: () => void;
}) {
  const Icon = is_following ? BellRing : Bell;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={is_following}
      className={is_following ? 'text-primary!' : undefined}
      onClick={onFollow}
    >
      <Icon aria-hidden="true" />
      {is_following ? texts.following : texts.follow}
      {followers > 0 && (
        <span className="text-muted tabular-nums">
          {formatCount(followers)}
          <span className="sr-only"> {countText(texts.followersWord, followers)}</span>
        </span>
      )}
    </Button>
  );
}

function SolvedButton({ question: { id, is_solved } }: { question: Question }) {
  const Icon = is_solved ? RotateCcw : CircleCheck;
  return (
    <MarkButton mark={is_solved ? unmarkSolved : markSolved} id={id} failed={texts.markSolvedFailed}>
      <Icon aria-hidden="true" />
      {is_solved ? texts.notSolved : texts.markAsSolved}
    </MarkButton>
  );
}

const addressOf = (id: number) => window.location.origin + ownPath(questionAddress(id));

const copyAddress = (id: number) =>
  copyText(
    addressOf(id),
    { success: toast.success, error: toast.info },
    { copied: texts.linkCopied, notCopied: '{text}' },
  );
