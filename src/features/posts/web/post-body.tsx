import { Suspense } from 'react';
import { PostText } from '~/features/community/web/public';
import { langOf } from '~/ui/content-text';
import { Skeleton } from '~/ui/skeleton';

/** The text of a post: Markdown's lists, strong, links and code, and no HTML; as the community board reads it. */
export const PostBody = ({ children }: { children: string }) => (
  <div lang={langOf(children)} className="max-w-text text-lg leading-relaxed">
    <Suspense fallback={<Skeleton className="h-40" />}>
      <PostText>{children}</PostText>
    </Suspense>
  </div>
);
