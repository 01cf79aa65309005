import { useMutation, useQuery, type UseMutationOptions } from '@tanstack/react-query';
import BookOpenText from 'lucide-react/icons/book-open-text';
import { useId } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '~/shared/error-message';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { toast } from '~/ui/toast';
import type { Publication } from '../../contract/public-answers';
import * as texts from '../../texts';
import { agreeToPublic, publishThread, unpublishThread, withdrawFromPublic } from '../mutations';
import { publicationQuery } from '../queries';

type Change = UseMutationOptions<Publication, Error, { params: { id: number } }>;

/**
 * Of a solved thread: that everybody can read it; for its authors whether they agree; for moderators who agreed, and the
 * decision. Nothing for anybody else (docs/product/community.md, "Public answers").
 */
export function PublicReading({ questionId }: { questionId: number }) {
  const { data } = useQuery(publicationQuery(questionId));
  if (!data || !(data.is_public || data.may_agree || data.authors.length > 0)) return null;
  return (
    <div className="mt-4 flex flex-col gap-4 print:hidden">
      {data.is_public && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="primary">
            <BookOpenText aria-hidden="true" className="size-3.5" />
            {texts.publicMark}
          </Badge>
          <Link to={`/answers/${questionId}`} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            {texts.publicLink}
          </Link>
        </p>
      )}
      {data.may_agree && <Consent publication={data} />}
      {data.authors.length > 0 && <Decision publication={data} />}
    </div>
  );
}

/** An author's own consent, as easily taken back as given. */
function Consent({ publication: { question_id: id, has_agreed: agreed } }: { publication: Publication }) {
  const title = useId();
  const change = useChange(agreed ? withdrawFromPublic : agreeToPublic, id, agreed ? texts.withdrawnNow : texts.agreedNow, texts.consentFailed);
  return (
    <section aria-labelledby={title} className="flex flex-col items-start gap-2 rounded-lg border border-line bg-card p-4">
      <h3 id={title} className="text-base">
        {texts.everybodyReads}
      </h3>
      <p className="max-w-text text-sm text-muted">{agreed ? texts.haveAgreed : texts.everybodyReadsLead}</p>
      <Button variant="secondary" size="sm" loading={change.isPending} onClick={change.send}>
        {agreed ? texts.withdrawConsent : texts.agreeToPublish}
      </Button>
    </section>
  );
}

/** For moderators: who agreed, and publishing it or taking it back. */
function Decision({ publication: { question_id: id, is_public: isPublic, is_ready: isReady, authors } }: { publication: Publication }) {
  const title = useId();
  const change = useChange(isPublic ? unpublishThread : publishThread, id, isPublic ? texts.unpublishedNow : texts.publishedNow, texts.publishFailed);
  return (
    <section aria-labelledby={title} className="flex flex-col items-start gap-2 rounded-lg border border-line bg-card p-4">
      <h3 id={title} className="text-base">
        {texts.whoAgreed}
      </h3>
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
        <p className="text-sm text-muted">{texts.notAgreedYet}</p>
      )}
    </section>
  );
}

function useChange(change: Change, id: number, done: string, failed: string) {
  const { mutate, isPending } = useMutation(change);
  const send = () =>
    mutate({ params: { id } }, { onSuccess: () => toast.success(done), onError: (error) => toast.error(errorMessage(error, failed)) });
  return { send, isPending };
}
