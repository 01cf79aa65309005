import { useId, type ReactNode } from 'react';
import { formatDate } from '~/shared/format-date';
import type { PagePath } from '~/shared/addresses';
import * as common from '~/shared/texts';
import { BackLink } from '~/ui/back-link';
import { Container } from '~/ui/container';
import { langOf } from '~/ui/content-text';
import type { PostFile } from '../contract';
import { FileList } from './file-list';
import { PostBody } from '~/ui/post-text/post-body';

export type PostArticleProps = {
  post: { title: string; body: string; published_at: string; files: PostFile[] };
  /** The way back to all of them. */
  back: { to: PagePath; label: string };
  /** Beside its day: its badges. */
  marks: ReactNode;
  /** The reader's actions below the files. */
  children?: ReactNode;
};

/** Shows a whole circular or news item. */
export function PostArticle({ post, back, marks, children }: PostArticleProps) {
  const files = useId();
  return (
    <article>
      <div className="drafting-grid border-b border-line">
        <Container className="flex flex-col gap-3 py-8 sm:py-12">
          <BackLink to={back.to}>{back.label}</BackLink>
          <h1 lang={langOf(post.title)} className="max-w-3xl wrap-anywhere">
            {post.title}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <time dateTime={post.published_at}>{formatDate(post.published_at)}</time>
            {marks}
          </p>
        </Container>
      </div>
      <Container className="flex flex-col gap-8 py-8 sm:py-12">
        <PostBody>{post.body}</PostBody>
        {post.files.length > 0 && (
          <section aria-labelledby={files} className="max-w-text">
            <h2 id={files} className="mb-3 text-xl">
              {common.files}
            </h2>
            <FileList files={post.files} />
          </section>
        )}
        {children}
      </Container>
    </article>
  );
}
