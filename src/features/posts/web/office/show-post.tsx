import { Card } from '~/ui/card';
import type { OfficePost } from '../../contract';
import * as texts from '../../texts';
import { FileList } from '../file-list';
import { PostBody } from '~/ui/post-text/post-body';

/** Shows an archived post, read-only. */
export const ShowPost = ({ post }: { post: OfficePost }) => (
  <Card as="section" aria-label={texts.words} className="flex flex-col gap-6">
    <PostBody>{post.body}</PostBody>
    {post.body_ml && <PostBody>{post.body_ml}</PostBody>}
    <FileList files={post.files} />
  </Card>
);
