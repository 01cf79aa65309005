import Merge from 'lucide-react/icons/merge';
import Undo2 from 'lucide-react/icons/undo-2';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { ErrorState } from '~/ui/error-state';
import { SkeletonText } from '~/ui/skeleton';
import type { Question } from '~/shared/board/schemas';
import type { MergedQuestion } from '../../contract/stewardship';
import { bodyOf, fullName, type OpenDialog } from '~/features/community/web/public';
import * as texts from '../../texts';
import { mergedQuery } from './queries';
import { PostText } from '~/ui/post-text/post-text';

type MergedFromProps = { question: Question; onDialog: OpenDialog };

/**
 * Shows the questions that were merged into the open question, folded; their texts are fetched when the reader unfolds
 * them.
 */
export default function MergedFrom({ question, onDialog }: MergedFromProps) {
  const [open, setOpen] = useState(false);
  const merged = useQuery({ ...mergedQuery(question.id), enabled: open });
  return (
    <details
      className="rounded-md border border-line bg-sunken px-3.5 py-2.5 text-sm print:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer font-semibold pointer-coarse:min-h-8">
        <Merge aria-hidden="true" className="me-1.5 inline size-4 align-[-0.15em]" />
        {countText(texts.mergedFrom, question.merged_from)}
      </summary>
      {merged.data ? (
        <ul className="mt-3 flex flex-col divide-y divide-line">
          {merged.data.map((one) => (
            <Merged key={one.id} question={one} into={question} onDialog={onDialog} />
          ))}
        </ul>
      ) : merged.isError ? (
        <ErrorState
          className="mt-3"
          title={texts.loadMergedFailed}
          onRetry={() => void merged.refetch()}
          retrying={merged.isFetching}
        />
      ) : (
        <SkeletonText lines={3} className="mt-3" />
      )}
    </details>
  );
}

function Merged({ question, into, onDialog }: { question: MergedQuestion; into: Question; onDialog: OpenDialog }) {
  const { id, title, attachment, created_at: asked, merged_at: mergedAt } = question;
  const body = bodyOf(question);
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0">
      <h3 className="text-base! wrap-anywhere">
        <ContentText>{title}</ContentText>
      </h3>
      <p className="text-xs text-muted">
        {fillText(texts.mergedByAuthor, {
          author: fullName(question),
          date: formatDate(asked) ?? '',
          mergedAt: formatDate(mergedAt) ?? '',
        })}
      </p>
      {body && (
        <Suspense fallback={<SkeletonText lines={2} />}>
          <PostText>{body}</PostText>
        </Suspense>
      )}
      {attachment && (
        <a
          href={attachment.url}
          download={attachment.filename}
          className="link inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11"
        >
          {attachment.name}
        </a>
      )}
      {into.can_moderate && question.undo_until && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => onDialog('undo', { type: 'question', id, questionId: into.id, text: title })}
        >
          <Undo2 aria-hidden="true" />
          {texts.undoMerge}
        </Button>
      )}
    </li>
  );
}
