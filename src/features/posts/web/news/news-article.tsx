import { fillText } from '~/shared/fill-text';
import { showDate } from '~/shared/show-date';
import type { News } from '../../contract';
import * as texts from '../../texts';
import { PinnedBadge } from '../pinned-badge';
import { PostArticle } from '../post-article';

/** /news/{id}: one piece of news, whole. */
export function NewsArticle({ news }: { news: News }) {
  const [day, changed] = [showDate(news.published_at), showDate(news.updated_at)];
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
