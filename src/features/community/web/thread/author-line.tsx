import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';
import { formatMoment } from '~/shared/format-date';
import { Avatar } from '~/ui/avatar';
import { ContentText, langOf } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { TimeAgo } from '~/ui/time-ago';
import type { Answer } from '../../contract';
import { fullName } from '../labels';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';

type AuthorLineProps = {
  post: Pick<
    Answer,
    'author_first_name' | 'author_last_name' | 'author_area' | 'author_photo' | 'created_at' | 'edited_at'
  >;
  verified?: boolean;
  children?: ReactNode;
};

/** Shows a post's author, unit and date. */
export function AuthorLine({ post, verified, children }: AuthorLineProps) {
  const name = fullName(post);
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={post.author_photo} size="sm" />
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          <span lang={langOf(name)} className="font-semibold wrap-anywhere">
            {name}
          </span>
          {verified && (
            <span
              title={texts.verifiedTitle}
              className="inline-flex items-center gap-1 text-2xs font-semibold text-primary"
            >
              <BadgeCheck aria-hidden="true" className="size-4" />
              {boardTexts.verified}
            </span>
          )}
        </p>
        <p className="text-xs text-muted">
          {post.author_area && (
            <>
              <ContentText>{post.author_area}</ContentText>
              {' · '}
            </>
          )}
          <When at={post.created_at} />
          {post.edited_at && <> {fill(texts.edited, { when: <When at={post.edited_at} /> })}</>}
          {children}
        </p>
      </div>
    </div>
  );
}

/** Shows the time since a moment; on paper, where that becomes false, the date and time. */
const When = ({ at }: { at: string }) => (
  <>
    <TimeAgo at={at} className="print:hidden" />
    <span className="hidden print:inline">{formatMoment(at)}</span>
  </>
);
