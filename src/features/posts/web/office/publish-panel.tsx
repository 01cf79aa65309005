import { useMutation, useQuery } from '@tanstack/react-query';
import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import { useState } from 'react';
import { countText } from '~/shared/count-text';
import { fromIso, isPast, toIso } from '~/shared/dates';
import { reasonOrRetry } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { inLanguage, prefixOf } from '~/shared/language';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { copyText } from '~/ui/copy-text';
import { Field } from '~/ui/field';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { Input } from '~/ui/input';
import { describeOutcome } from '~/ui/office/describe-outcome';
import type { OfficePost } from '../../contract';
import { messageOf } from '../../rules';
import * as texts from '../../texts';
import { archivePost, deletePost, editPost, publishPost, undoArchive } from '../mutations';
import { audienceCountQuery } from '../queries';
import { openedOf, type PostValues } from './post-values';
import { titleOf } from './words';

type PublishPanelProps = { post: OfficePost; form: RecordForm<PostValues>; messages: Messages; onDeleted: () => void };

/** Shows the actions of a post: publishing at once or later, archiving, and sharing. */
export function PublishPanel({ post, form, messages, onDeleted }: PublishPanelProps) {
  const actions = useActions(post, form, messages, onDeleted);
  const asking = useDialog<'publish' | 'delete'>();
  const [when, setWhen] = useState(post.publish_at && post.state === 'scheduled' ? post.publish_at.slice(0, 16) : '');
  const isLater = when !== '' && !isPast(when);
  const isOut = post.state === 'published';
  return (
    <Card as="section" aria-labelledby="post-publishing" className="flex flex-col gap-4">
      <h3 id="post-publishing" className="text-xl">
        {texts.publishing}
      </h3>
      {!isOut && (
        <>
          <Field label={common.when} hint={texts.whenHint}>
            <Input
              type="datetime-local"
              name="publish_at"
              max="2100-12-31T23:59"
              value={when}
              onChange={(event) => setWhen(event.target.value)}
            />
          </Field>
          {form.isDirty && <p className="text-sm text-muted">{texts.saveFirst}</p>}
          <Button disabled={form.isDirty} onClick={() => asking.show('publish')}>
            {isLater ? (post.state === 'scheduled' ? texts.changeTime : texts.schedule) : texts.publishNow}
          </Button>
        </>
      )}
      {post.state === 'scheduled' && (
        <Button
          variant="secondary"
          disabled={form.isDirty}
          onClick={() => void actions.unschedule().then(() => setWhen(''))}
        >
          {texts.backToDraft}
        </Button>
      )}
      {isOut && post.kind === 'news' && (
        <ButtonLink to={`/news/${post.id}`} variant="secondary">
          {common.view}
        </ButtonLink>
      )}
      {post.state !== 'draft' && <CopyButtons post={post} messages={messages} />}
      {post.state === 'draft' ? (
        <Button variant="ghost" className="text-danger!" onClick={() => asking.show('delete')}>
          {texts.deleteDraft}
        </Button>
      ) : (
        <Button variant="ghost" disabled={form.isDirty || actions.isArchiving} onClick={actions.archive}>
          {texts.archive}
        </Button>
      )}
      {asking.render((state, deed) =>
        deed === 'publish' ? (
          <PublishQuestion
            {...state}
            post={post}
            when={isLater ? when : null}
            onConfirm={() => actions.publish(isLater ? when : null)}
          />
        ) : (
          <ConfirmDialog
            {...state}
            danger
            title={texts.deleteQuestion}
            description={texts.deleteWhy}
            confirmLabel={texts.deleteDraft}
            onConfirm={actions.remove}
          />
        ),
      )}
    </Card>
  );
}

function useActions(post: OfficePost, form: RecordForm<PostValues>, messages: Messages, onDeleted: () => void) {
  const { mutateAsync: publish } = useMutation(publishPost);
  const { mutateAsync: archive, isPending: isArchiving } = useMutation(archivePost);
  const { mutateAsync: undo } = useMutation(undoArchive);
  const { mutateAsync: edit } = useMutation(editPost);
  const { mutateAsync: remove } = useMutation(deletePost);
  const params = { id: post.id };
  const readAt = post.updated_at;
  /** Continues the form from the post as it is now: its next save must not be refused as stale. */
  const goOn = (saved: OfficePost) => form.goOnFrom(openedOf(saved), form.getValues());
  return {
    publish: async (when: string | null) => {
      try {
        goOn(await publish({ params, body: { publish_at: when, updated_at: readAt } }));
        messages.success(when ? texts.scheduledDone : texts.publishedDone);
      } catch (error) {
        messages.error(common.publishFailed, [reasonOrRetry(error)]);
        throw error;
      }
    },
    unschedule: () =>
      describeOutcome(messages, edit({ params, body: { publish_at: null, updated_at: readAt } }).then(goOn), {
        done: texts.draftAgain,
        failed: common.saveFailed,
      }).catch(() => undefined),
    archive: () => {
      messages.clear();
      void describeOutcome(messages, archive({ params, body: { updated_at: readAt } }), {
        done: fillText(texts.archivedDone, { title: titleOf(post) }),
        failed: texts.archiveFailed,
        undo: () => undo({ params }),
      }).catch(() => undefined);
    },
    isArchiving,
    remove: async () => {
      await describeOutcome(messages, remove({ params }), { done: texts.deletedDone, failed: texts.deleteFailed });
      onDeleted();
    },
  };
}

type PublishQuestionProps = {
  open: boolean;
  onClose: () => void;
  post: OfficePost;
  when: string | null;
  onConfirm: () => Promise<void>;
};

/** Shows the number of people that publishing reaches, before it is confirmed. */
function PublishQuestion({ post, when, ...dialog }: PublishQuestionProps) {
  const { data } = useQuery({ ...audienceCountQuery(post.audience), enabled: post.kind === 'circular' });
  const people = data ? countText(texts.people, data.count - (data.on_paper ?? 0)) : texts.counting;
  const onPaper = data?.on_paper && countText(texts.publishOnPaper, data.on_paper);
  const tells =
    post.kind === 'news'
      ? texts.publishNewsTells
      : fillText(post.urgent ? texts.publishUrgentTells : texts.publishCircularTells, { people });
  const at = when && fillText(texts.scheduledFor, { moment: formatMoment(toIso(fromIso(when))) ?? '' });
  return (
    <ConfirmDialog
      {...dialog}
      title={fillText(when ? texts.scheduleQuestion : texts.publishQuestion, { title: titleOf(post) })}
      description={[at, tells, onPaper].filter(Boolean).join(' ')}
      confirmLabel={when ? texts.schedule : texts.publishNow}
    />
  );
}

function CopyButtons({ post, messages }: { post: OfficePost; messages: Messages }) {
  const path = post.kind === 'news' ? `/news/${post.id}` : `/circulars/${post.id}`;
  const copy = (language: 'en' | 'ml') => {
    const address = `${window.location.origin}${prefixOf(language)}${path}`;
    const [title, body] = [titleOf(post), inLanguage(language, post.body, post.body_ml)];
    return copyText(messageOf({ title, body, address }), messages, {
      copied: texts.copied,
      notCopied: texts.copyFailed,
    });
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void copy('en')}>
        <ClipboardCopy aria-hidden="true" />
        {texts.copyForWhatsApp}
      </Button>
      {post.body_ml && (
        <Button variant="secondary" onClick={() => void copy('ml')}>
          <ClipboardCopy aria-hidden="true" />
          {texts.copyMalayalam}
        </Button>
      )}
    </>
  );
}
