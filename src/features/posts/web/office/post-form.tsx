import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { callsOf } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Card } from '~/ui/card';
import { langOf } from '~/ui/content-text';
import { CheckboxField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { DayField, LineField, TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm, type RecordForm } from '~/ui/forms/use-record-form';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import type { OfficePost, postCalls } from '../../contract';
import { mostBody, mostTitle, type PostKind } from '../../contract/choices';
import { postEditForm, postForm } from '../../contract/forms';
import * as texts from '../../texts';
import { addPost, editPost } from '../mutations';
import { PostBody } from '~/ui/post-text/post-body';
import { AudienceField } from './audience-field';
import { bodyOf, emptyValues, openedOf, type PostValues } from './post-values';

const call = callsOf<typeof postCalls>();

/** Returns the form of an existing post. It stays open after a save. */
export function usePostForm(post: OfficePost) {
  const { mutateAsync } = useMutation(editPost);
  const params = { id: post.id };
  return useRecordForm<PostValues>({
    opened: openedOf(post),
    schema: postEditForm,
    body: ({ changed }) => bodyOf(changed),
    save: async ({ changed, readAt }) => {
      const saved = await mutateAsync({ params, body: { ...bodyOf(changed), updated_at: readAt } });
      return openedOf(saved);
    },
    reread: async () => openedOf(await call('GET /api/admin/posts/:id/', { params })),
    failed: common.saveFailed,
    unchanged: texts.nothingChanged,
    withReason: true,
  });
}

/** Returns the form of a new post; calls `onMade` when it is saved as a draft. */
export function useNewPostForm(kind: PostKind, onMade: (post: OfficePost) => void) {
  const { mutateAsync } = useMutation(addPost);
  return useRecordForm<PostValues>({
    opened: { values: emptyValues(kind) },
    schema: postForm,
    body: ({ values }) => ({ kind, ...bodyOf(values) }),
    save: async ({ values }) =>
      onMade(await mutateAsync({ body: { kind, ...bodyOf(values), title: values.title, body: values.body } })),
    failed: common.saveFailed,
    withReason: true,
  });
}

type PostFormProps = {
  form: RecordForm<PostValues>;
  kind: PostKind;
  isOffice: boolean;
  isOut: boolean;
  submitLabel: string;
  label: string;
};

/** Shows both languages side by side, and the settings; a published post keeps what people were notified about. */
export function PostForm({ form, kind, isOffice, isOut, submitLabel, label }: PostFormProps) {
  return (
    <Form form={form} label={label} className="flex min-w-0 flex-col gap-6">
      <Card as="section" aria-label={texts.words}>
        <Tabs defaultValue="write">
          <TabList label={texts.words}>
            <Tab value="write">{texts.write}</Tab>
            <Tab value="preview">{texts.preview}</Tab>
          </TabList>
          <TabPanel value="write">
            <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
              <div className="flex min-w-0 flex-col gap-5">
                <LineField
                  form={form}
                  name="title"
                  label={fillText(texts.titleIn, { language: texts.english })}
                  required
                  maxLength={mostTitle}
                />
                <TextareaField
                  form={form}
                  name="body"
                  label={fillText(texts.textIn, { language: texts.english })}
                  required
                  controlClassName="min-h-80!"
                  maxLength={mostBody}
                  hint={texts.markdownHint}
                />
              </div>
              <div lang="ml" className="flex min-w-0 flex-col gap-5">
                <LineField
                  form={form}
                  name="title_ml"
                  label={fillText(texts.titleIn, { language: texts.malayalam })}
                  maxLength={mostTitle}
                />
                <TextareaField
                  form={form}
                  name="body_ml"
                  label={fillText(texts.textIn, { language: texts.malayalam })}
                  controlClassName="min-h-80!"
                  maxLength={mostBody}
                  hint={texts.malayalamHint}
                />
              </div>
            </div>
          </TabPanel>
          <TabPanel value="preview">
            <Preview values={form.watch()} />
          </TabPanel>
        </Tabs>
      </Card>
      <Card as="section" aria-labelledby="post-settings" className="flex flex-col gap-5">
        <h3 id="post-settings" className="text-xl">
          {texts.settings}
        </h3>
        {kind === 'news' ? (
          <p className="text-muted">{texts.newsAudience}</p>
        ) : (
          <AudienceField form={form} isOffice={isOffice} disabled={isOut} />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <DayField
            form={form}
            name="pinned_until"
            label={texts.pinnedUntil}
            min="2000-01-01"
            hint={texts.pinnedUntilHint}
          />
          {kind === 'circular' && !isOut && (
            <div className="flex flex-col gap-3">
              <CheckboxField form={form} name="urgent" label={common.urgent} hint={texts.urgentHint} />
              <CheckboxField form={form} name="needs_ack" label={texts.needsAck} hint={texts.needsAckHint} />
            </div>
          )}
          {kind === 'circular' && isOut && <p className="text-sm text-muted">{texts.fixedNow}</p>}
        </div>
      </Card>
      <FormActions form={form} submitLabel={submitLabel} place="bar" />
    </Form>
  );
}

const Preview = ({ values }: { values: PostValues }) => (
  <div className="grid gap-x-8 gap-y-8 lg:grid-cols-2">
    <Side language={texts.english} title={values.title} body={values.body} empty={texts.nothingToPreview} />
    <Side
      language={texts.malayalam}
      title={values.title_ml || (values.body_ml && values.title)}
      body={values.body_ml || (values.title_ml && values.body)}
      empty={texts.englishShown}
      className="max-lg:border-t max-lg:border-line max-lg:pt-6"
    />
  </div>
);

type SideProps = { language: string; title: string; body: string; empty: string; className?: string };

const Side = ({ language, title, body, empty, className }: SideProps) => (
  <section aria-label={language} className={clsx('min-w-0', className)}>
    <p className="mb-2 text-sm font-semibold text-muted">{language}</p>
    {title.trim() || body.trim() ? (
      <>
        <p lang={langOf(title)} className="mb-3 text-2xl font-semibold wrap-anywhere">
          {title}
        </p>
        <PostBody>{body}</PostBody>
      </>
    ) : (
      <p className="text-muted">{empty}</p>
    )}
  </section>
);
