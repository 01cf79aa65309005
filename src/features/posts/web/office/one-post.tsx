import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, type ReactNode } from 'react';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import { isMissing } from '~/shared/record-page';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { langOf } from '~/ui/content-text';
import type { Messages } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { Skeleton } from '~/ui/skeleton';
import type { OfficePost } from '../../contract';
import type { PostKind } from '../../contract/choices';
import * as texts from '../../texts';
import { postQuery } from '../queries';
import { PostFiles } from './post-files';
import { PostForm, useNewPostForm, usePostForm } from './post-form';
import { PublishPanel } from './publish-panel';
import { Receipts, type PeopleShown } from './receipts';
import { ShowPost } from './show-post';
import { kindNames, stateNames, stateTones, titleOf } from './words';

type OnePostProps = {
  id: number;
  isOffice: boolean;
  messages: Messages;
  people: PeopleShown;
  onPeople: (part: Partial<PeopleShown>) => void;
  onBack: () => void;
};

/** Shows a post: its receipts once it is out, then its text and settings, its files and publishing. */
export function OnePost({ id, ...rest }: OnePostProps) {
  const one = useQuery(postQuery(id));
  return (
    <>
      <Back onBack={rest.onBack} />
      <ListFrame
        query={one}
        failed={isMissing(one.error) ? texts.postGone : texts.postFailed}
        waiting={<Skeleton className="mt-4 h-120" />}
      >
        {(post) => (
          <div className="flex min-w-0 flex-col gap-6">
            <Head title={titleOf(post)}>
              <Badge tone={stateTones[post.state]}>{stateNames[post.state]}</Badge>
              <span>{kindNames[post.kind]}</span>
              {post.area_name && <span>{post.area_name}</span>}
              {post.publish_at && post.state !== 'draft' && (
                <span>
                  {fillText(post.state === 'scheduled' ? texts.comesOut : texts.cameOut, {
                    moment: formatMoment(post.publish_at) ?? '',
                  })}
                </span>
              )}
              <span>{fillText(texts.lastChanged, { moment: formatMoment(post.updated_at) ?? '' })}</span>
            </Head>
            {post.kind === 'circular' && (post.state === 'published' || post.told > 0) && (
              <Receipts post={post} shown={rest.people} messages={rest.messages} onChange={rest.onPeople} />
            )}
            {post.state === 'archived' ? <ShowPost post={post} /> : <Editor post={post} {...rest} />}
          </div>
        )}
      </ListFrame>
    </>
  );
}

function Editor({ post, isOffice, messages, onBack }: Omit<OnePostProps, 'id'> & { post: OfficePost }) {
  const form = usePostForm(post);
  return (
    <div className="grid min-w-0 gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <PostForm
        form={form}
        kind={post.kind}
        isOffice={isOffice}
        isOut={post.state === 'published'}
        label={titleOf(post)}
        submitLabel={post.state === 'draft' ? texts.saveDraft : common.saveChanges}
      />
      <div className="flex min-w-0 flex-col gap-6">
        <PublishPanel post={post} form={form} messages={messages} onDeleted={onBack} />
        <PostFiles post={post} messages={messages} />
      </div>
    </div>
  );
}

type NewPostProps = { kind: PostKind; isOffice: boolean; onBack: () => void; onMade: (post: OfficePost) => void };

/** Shows a post that was never saved. */
export function NewPost({ kind, isOffice, onBack, onMade }: NewPostProps) {
  const form = useNewPostForm(kind, onMade);
  const title = kind === 'news' ? texts.newNews : texts.newCircular;
  return (
    <>
      <Back onBack={onBack} />
      <div className="flex min-w-0 flex-col gap-6">
        <Head title={title}>
          <span>{texts.filesAfterSaving}</span>
        </Head>
        <PostForm
          form={form}
          kind={kind}
          isOffice={isOffice}
          isOut={false}
          label={title}
          submitLabel={texts.saveDraft}
        />
      </div>
    </>
  );
}

const Back = ({ onBack }: { onBack: () => void }) => (
  <div className="mb-2">
    <Button variant="ghost" size="row" className="-ms-3" onClick={onBack}>
      <ArrowLeft aria-hidden="true" />
      {texts.allPosts}
    </Button>
  </div>
);

function Head({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="flex min-w-0 flex-col gap-1">
      <h2 ref={heading} tabIndex={-1} lang={langOf(title)} className="text-2xl wrap-anywhere outline-none">
        {title}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">{children}</p>
    </header>
  );
}
