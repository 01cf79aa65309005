import Award from 'lucide-react/icons/award';
import { clsx } from 'clsx';
import { memo } from 'react';
import { fillText } from '~/shared/fill-text';
import { Badge } from '~/ui/badge';
import type { Answer } from '../../contract';
import { fullName } from '../labels';
import { PostText } from '~/ui/post-text/post-text';
import { markBest, unmarkBest } from '../mutations';
import { AttachmentCard } from '~/features/attachments/web/public';
import { AuthorLine } from './author-line';
import { HiddenNote } from './hidden-note';
import type { OpenDialog, Post } from './post';
import { MarkButton, PostButtons } from './post-buttons';
import type { TakingPart } from './use-taking-part';
import { VoteButtons } from './vote-buttons';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';

type AnswerPostProps = {
  answer: Answer;
  /** Whether the reader, the question's author or a superuser, may choose the best answer. */
  mayMark: boolean;
  /** Whether the thread is locked: no votes, no marks, and authors don't delete. */
  locked: boolean;
  takingPart: TakingPart;
  onDialog: OpenDialog;
};

/** Shows an answer of a thread. */
export const AnswerPost = memo(function AnswerPost({ answer, mayMark, locked, takingPart, onDialog }: AnswerPostProps) {
  const { id, question_id: questionId, answer_text: text, attachment, is_author, is_best_answer: best } = answer;
  const post: Post = { type: 'answer', id, questionId, text };
  const name = fullName(answer);
  return (
    <li
      id={`answer-${id}`}
      tabIndex={-1}
      className={clsx(
        'scroll-mb-48 py-5 outline-none',
        best && '-mx-3 rounded-lg border border-primary/50 bg-card px-3 sm:-mx-4 sm:px-4',
      )}
    >
      <article aria-label={fillText(texts.answerBy, { name })} className="flex flex-col gap-3.5">
        {best && (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-primary">
            <Award aria-hidden="true" className="size-4.5" />
            {boardTexts.bestAnswer}
          </p>
        )}
        <div className="flex items-start justify-between gap-3">
          <AuthorLine post={answer} verified={answer.is_verified} />
          {answer.is_hidden && <Badge tone="danger">{boardTexts.hiddenMark}</Badge>}
        </div>
        <HiddenNote {...answer} />
        <PostText>{text}</PostText>
        {attachment && <AttachmentCard attachment={attachment} onOpen={() => onDialog('view', post)} />}
        <div className="-ms-0.5 flex flex-wrap items-center gap-2 print:hidden">
          <VoteButtons
            votes={answer}
            scoreOnly={is_author || locked}
            label={fillText(texts.votesOnAnswer, { name })}
            onVote={(value) => void takingPart.voteAnswer(answer, value)}
          />
          {mayMark && !locked && !answer.is_hidden && <BestButton answer={answer} />}
          <span className="ms-auto flex items-center">
            <PostButtons post={post} shown={answer} locked={locked} onDialog={onDialog} />
          </span>
        </div>
      </article>
    </li>
  );
});

function BestButton({ answer: { id, is_best_answer: best } }: { answer: Answer }) {
  return (
    <MarkButton mark={best ? unmarkBest : markBest} id={id} failed={texts.markBestFailed}>
      <Award aria-hidden="true" />
      {best ? texts.notTheBest : texts.markBest}
    </MarkButton>
  );
}
