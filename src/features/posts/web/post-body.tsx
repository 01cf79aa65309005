import { Suspense } from 'react';
import { PostText } from '~/ui/post-text/post-text';
import { langOf } from '~/ui/content-text';
import { Skeleton } from '~/ui/skeleton';

/** Shows a post's Markdown: lists, strong, links and code, no HTML; the same syntax as on the community board. */
export const PostBody = ({ children }: { children: string }) => (
  <div lang={langOf(children)} className="max-w-text text-lg leading-relaxed">
    <Suspense fallback={<Skeleton className="h-40" />}>
      <PostText>{children}</PostText>
    </Suspense>
  </div>
);
