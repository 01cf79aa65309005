import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { setLogoutQuestion } from '~/session';
import { countText } from '~/shared/count-text';
import { logQuietly } from '~/shared/log-quietly';
import { setPostKeeper } from '~/shared/unsent';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDocumentVisible } from '~/ui/hooks/use-document-visible';
import * as texts from '../texts';
import { readPosts } from './kept';
import { hasTyped } from './typed';
import { leavePost, sendPosts, unsentQuery } from './unsent';

/** Stores posts while there is no connection, sends them later, and shows a question before a logout deletes them. */
export function UnsentTools() {
  const client = useQueryClient();
  const isVisible = useDocumentVisible();
  const [question, setQuestion] = useState<{
    count: number;
    hasTyped: boolean;
    answer: (mayLogOut: boolean) => void;
  }>();
  useEffect(() => {
    setPostKeeper(async (post) => {
      const isKept = await leavePost(post);
      await client.invalidateQueries({ queryKey: unsentQuery.queryKey });
      return isKept;
    });
    setLogoutQuestion(async () => {
      const { length: count } = await readPosts().catch(() => []);
      const typed = await hasTyped().catch(() => false);
      return (count === 0 && !typed) || new Promise((answer) => setQuestion({ count, hasTyped: typed, answer }));
    });
  }, [client]);
  useEffect(() => {
    if (!isVisible) return;
    const send = () => void sendPosts(client).catch((error: unknown) => logQuietly('unsent', error));
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [client, isVisible]);
  if (!question) return null;
  const close = () => {
    question.answer(false);
    setQuestion(undefined);
  };
  return (
    <ConfirmDialog
      open
      danger
      title={texts.logoutTitle}
      description={[
        question.count > 0 && countText(texts.logoutDeletes, question.count),
        question.hasTyped && texts.logoutDeletesTyped,
      ]
        .filter(Boolean)
        .join(' ')}
      confirmLabel={texts.logoutAnyway}
      onConfirm={() => question.answer(true)}
      onClose={close}
    />
  );
}
