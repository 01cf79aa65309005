import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useId } from 'react';
import { questionAddress } from '~/features/community/web/public';
import { Link } from '~/router';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import type { Messages } from '~/ui/hooks/use-message';
import type { AgreedThread } from '../../contract';
import * as texts from '../../texts';
import { privacyQuery } from '../queries';

/** The write that takes an agreement back, and the thread that it is taken back from at the moment. */
interface TakingBack {
  pending: number | null;
  takeBack: (id: number, on: { onSuccess: () => Promise<void>; onError: (error: Error) => void }) => void;
}

/** Provides that write: it is of a feature that builds on this one. */
export const TakeBack = createContext<TakingBack>({ pending: null, takeBack: () => undefined });

type AgreedThreadsProps = {
  title: string;
  threads: readonly AgreedThread[];
  /** Whether everybody can read them, so that the links lead to their public pages. */
  isPublic?: boolean;
  canTakeBack: boolean;
  messages: Messages;
};

/** Renders threads of the board in which the person has agreed, each with the button that takes it back. */
export function AgreedThreads({ title, threads, isPublic = false, canTakeBack, messages }: AgreedThreadsProps) {
  const client = useQueryClient();
  const write = use(TakeBack);
  const heading = useId();
  if (threads.length === 0) return null;
  const takeBack = ({ id, title: thread }: AgreedThread) => {
    if (write.pending !== null) return;
    messages.clear();
    write.takeBack(id, {
      onSuccess: async () => {
        await client.invalidateQueries({ queryKey: privacyQuery.queryKey });
        messages.success(fillText(texts.takenBack, { thread }));
      },
      onError: (error) => {
        void client.invalidateQueries({ queryKey: privacyQuery.queryKey });
        messages.error(errorMessage(error, texts.saveFailed));
      },
    });
  };
  return (
    <section aria-labelledby={heading} className="mt-4">
      <h4 id={heading} className="text-sm font-semibold">
        {title}
      </h4>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line">
        {threads.map((thread) => (
          <li key={thread.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-48 text-sm">
              <Link to={isPublic ? `/answers/${thread.id}` : questionAddress(thread.id)} className="link wrap-anywhere">
                <ContentText>{thread.title}</ContentText>
              </Link>
              <p className="text-xs text-muted">{fillText(texts.agreedOn, { day: formatDate(thread.given_at) })}</p>
            </div>
            {canTakeBack && (
              <Button
                size="sm"
                variant="secondary"
                loading={write.pending === thread.id}
                onClick={() => takeBack(thread)}
              >
                {texts.takeBack}
                <span className="sr-only">
                  {' '}
                  <ContentText>{thread.title}</ContentText>
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
