import { useQuery, useQueryClient } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useState } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { langOf } from '~/ui/content-text';
import { FieldError } from '~/ui/field-error';
import { useDialog } from '~/ui/hooks/use-dialog';
import { Panel } from '~/ui/panel';
import type { TodayItems } from '~/ui/today-list';
import * as texts from '../texts';
import { dropPost, type StoredPost } from './kept';
import { sendAnyway, sendPosts, unsentQuery } from './unsent';

/** Renders the posts that wait on this device, each with what the server answered; nothing without any. */
export function UnsentPanel() {
  const client = useQueryClient();
  const { data: posts = [] } = useQuery(unsentQuery);
  const removing = useDialog<StoredPost>();
  const remove = async ({ key }: StoredPost) => {
    await dropPost(key);
    await client.invalidateQueries({ queryKey: unsentQuery.queryKey });
  };
  if (posts.length === 0) return null;
  return (
    <Panel title={texts.unsent} lead={texts.unsentMeans}>
      <ul className="divide-y divide-line">
        {posts.map((post) => (
          <Post key={post.key} post={post} onRemove={() => removing.show(post)} />
        ))}
      </ul>
      {removing.render((state, subject) => (
        <ConfirmDialog
          {...state}
          danger
          title={texts.removeUnsent}
          description={subject.title}
          confirmLabel={common.remove}
          onConfirm={() => remove(subject)}
        />
      ))}
    </Panel>
  );
}

function Post({ post, onRemove }: { post: StoredPost; onRemove: () => void }) {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await (post.problem === null ? sendPosts(client) : sendAnyway(client, post)).finally(() => setSending(false));
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p lang={langOf(post.title)} className="line-clamp-3 font-medium wrap-anywhere">
          {post.title}
        </p>
        <p className="text-sm text-muted">
          {fillText(texts.unsentSince, { moment: formatMoment(new Date(post.at).toISOString()) ?? '' })}
        </p>
        {post.problem !== null && <FieldError>{post.problem}</FieldError>}
      </div>
      <div className="flex gap-3">
        <Button size="sm" loading={isSending} onClick={() => void send()}>
          {post.problem === null ? texts.sendNow : texts.sendAnyway}
        </Button>
        <Button size="sm" variant="secondary" onClick={onRemove}>
          {common.remove}
        </Button>
      </div>
    </li>
  );
}

/** Returns what of a person's own waits to be sent, for their home. */
export function useUnsentToday(): TodayItems {
  const { data } = useQuery(unsentQuery);
  const [first] = data ?? [];
  if (!data || !first) return data && [];
  const text = data.length === 1 ? first.title : countText(texts.unsentCount, data.length);
  return [{ to: '/account/phone', icon: <CloudOff />, kind: texts.unsent, text, isUrgent: true }];
}
