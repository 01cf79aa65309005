import { useMutation, useQuery, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import BookOpenText from 'lucide-react/icons/book-open-text';
import { useId, type ReactNode } from 'react';
import { Link } from '~/router';
import { errorMessage, isOutdated } from '~/shared/error-message';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { toast } from '~/ui/toast';
import type { Question } from '~/shared/board/schemas';
import type { Publication } from '../../contract/public-answers';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';
import * as common from '~/shared/texts';
import { agreeToPublic, publicationQuery, publishThread, unpublishThread, withdrawFromPublic } from './queries';

type Change = UseMutationOptions<Publication, Error, { params: { id: number } }>;

/**
 * Shows of a solved thread that everyone can read it; to its authors their consent; to moderators the consents and the
 * decision. Shows nothing to other readers (docs/product/outreach.md, "Public answers").
 */
export function PublicReading({ question }: { question: Question }) {
  const { data } = useQuery(publicationQuery(question.id));
  if (!data || !(data.is_public || data.may_agree || data.authors.length > 0)) return null;
  return (
    <div className="mt-4 flex flex-col gap-4 print:hidden">
      {data.is_public && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="primary">
            <BookOpenText aria-hidden="true" className="size-3.5" />
            {texts.publicMark}
          </Badge>
          <Link
            to={`/answers/${question.id}`}
            className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            {texts.publicLink}
          </Link>
        </p>
      )}
      {data.may_agree && <Consent publication={data} />}
      {data.authors.length > 0 && <Decision publication={data} missing={missingOf(question)} />}
    </div>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col items-start gap-2 rounded-lg border border-line bg-card p-4">
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Shows an author's own consent, which is withdrawn as easily as it is given. */
function Consent({ publication: { question_id: id, has_agreed: agreed } }: { publication: Publication }) {
  const change = useChange(
    agreed ? withdrawFromPublic : agreeToPublic,
    id,
    agreed ? texts.withdrawnNow : texts.agreedNow,
    common.saveFailed,
  );
  return (
    <Sheet title={texts.everybodyReads}>
      <p className="max-w-text text-sm text-muted">{agreed ? texts.haveAgreed : texts.everybodyReadsLead}</p>
      <Button variant="secondary" size="sm" loading={change.isPending} onClick={change.send}>
        {agreed ? texts.withdrawConsent : texts.agreeToPublish}
      </Button>
    </Sheet>
  );
}

/** Returns why a solved thread can't be published yet, in the server's words. */
function missingOf({ is_hidden: hidden, is_locked: locked, best_answer: best }: Question): string {
  if (hidden) return boardTexts.hiddenUntilDecided;
  if (locked) return texts.lockedThread;
  return best === null ? texts.notSolvedYet : texts.notAgreedYet;
}

type DecisionProps = { publication: Publication; missing: string };

/** Shows moderators who agreed, and publishes the thread or withdraws it. */
function Decision({
  publication: { question_id: id, is_public: isPublic, is_ready: isReady, authors },
  missing,
}: DecisionProps) {
  const change = useChange(
    isPublic ? unpublishThread : publishThread,
    id,
    isPublic ? texts.unpublishedNow : texts.publishedNow,
    common.publishFailed,
  );
  return (
    <Sheet title={texts.whoAgreed}>
      <ul className="flex flex-col gap-1 text-sm">
        {authors.map(({ name, part, has_agreed: agreed }, index) => (
          <li key={index} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold wrap-anywhere">
              <ContentText>{name}</ContentText>
            </span>
            <span className="text-muted">{texts.threadParts[part]}</span>
            <Badge tone={agreed ? 'primary' : 'neutral'}>{agreed ? texts.agreedMark : texts.notAgreedMark}</Badge>
          </li>
        ))}
      </ul>
      {isPublic || isReady ? (
        <Button variant={isPublic ? 'secondary' : 'primary'} size="sm" loading={change.isPending} onClick={change.send}>
          {isPublic ? texts.unpublish : texts.publish}
        </Button>
      ) : (
        <p className="text-sm text-muted">{missing}</p>
      )}
    </Sheet>
  );
}

function useChange(change: Change, id: number, done: string, failed: string) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation(change);
  const onError = (error: Error) => {
    toast.error(errorMessage(error, failed, { 403: true, 404: true, 409: true, 429: true }));
    // Another moderator decided, or an author withdrew the consent.
    if (isOutdated(error)) void client.invalidateQueries(publicationQuery(id));
  };
  const send = () => mutate({ params: { id } }, { onSuccess: () => toast.success(done), onError });
  return { send, isPending };
}
