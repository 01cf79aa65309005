import { Suspense } from 'react';
import { langOf } from '../content-text';
import { Skeleton } from '../skeleton';
import { PostText } from './post-text';

/**
 * Shows the Markdown of an article, larger than on the board: lists, strong, links and code, no HTML. `waiting` is the
 * height of the grey in its place.
 */
export const PostBody = ({ waiting = 'h-40', children }: { waiting?: string; children: string }) => (
  <div lang={langOf(children)} className="max-w-text text-lg leading-relaxed">
    <Suspense fallback={<Skeleton className={waiting} />}>
      <PostText>{children}</PostText>
    </Suspense>
  </div>
);
