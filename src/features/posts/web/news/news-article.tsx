import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import type { News } from '../../contract';
import * as texts from '../../texts';
import { PinnedBadge } from '../pinned-badge';
import { PostArticle } from '../post-article';

/** Shows /news/{id}: a whole news item. */
export function NewsArticle({ news }: { news: News }) {
  const [day, changed] = [formatDate(news.published_at), formatDate(news.updated_at)];
  const marks = (
    <>
      {news.updated_at > news.published_at && changed !== day && (
        <span>{fillText(texts.changedOn, { day: changed ?? '' })}</span>
      )}
      {news.pinned && <PinnedBadge />}
    </>
  );
  return <PostArticle post={news} back={{ to: '/news', label: texts.allNews }} marks={marks} />;
}
