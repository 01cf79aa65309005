import { useMutation, useQueryClient } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import { useEffect } from 'react';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { RecordPage } from '~/ui/record-page';
import { attempt } from '~/ui/office/attempt';
import type { Circular } from '../../contract';
import * as texts from '../../texts';
import { acknowledge, showAsRead } from '../mutations';
import { PostArticle } from '../post-article';
import { circularQuery } from '../queries';
import { Marks } from './marks';

/** Shows /circulars/{id}: a circular; opening it counts as reading it. */
export const CircularScreen = ({ id }: { id: number | null }) => (
  <RecordPage id={id} queryOf={circularQuery} title={common.circulars} failed={texts.circularFailed} missing={<Gone />}>
    {(circular) => <Open circular={circular} />}
  </RecordPage>
);

const Gone = () => (
  <Container className="py-12">
    <EmptyState
      headingLevel={2}
      title={texts.circularGone}
      icon={<FileQuestion />}
      action={
        <ButtonLink to="/circulars" variant="secondary">
          {texts.allCirculars}
        </ButtonLink>
      }
    >
      {texts.circularGoneWhy}
    </EmptyState>
  </Container>
);

function Open({ circular }: { circular: Circular }) {
  const client = useQueryClient();
  useEffect(() => showAsRead(client), [client]);
  return (
    <PostArticle
      post={circular}
      back={{ to: '/circulars', label: texts.allCirculars }}
      marks={<Marks circular={circular} />}
    >
      {circular.needs_ack && <Confirmation circular={circular} />}
    </PostArticle>
  );
}

function Confirmation({ circular: { id, ack_at: ackAt } }: { circular: Circular }) {
  const { mutateAsync, isPending } = useMutation(acknowledge);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const press = () => attempt(messages, { failed: texts.confirmFailed }, () => mutateAsync({ params: { id } }));
  return (
    <div className="flex max-w-text flex-col items-start gap-3 rounded-lg border border-line bg-sunken p-5">
      <div role="status" className="flex items-start gap-3">
        <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <p>{ackAt ? fillText(texts.confirmedOn, { moment: formatMoment(ackAt) ?? '' }) : texts.confirmQuestion}</p>
      </div>
      {!ackAt && (
        <Button loading={isPending} onClick={() => void press()}>
          {texts.confirm}
        </Button>
      )}
      <MessageBanner message={message} />
    </div>
  );
}
