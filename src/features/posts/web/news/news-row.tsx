import { formatDate } from '~/shared/format-date';
import { ArticleLink } from '~/ui/article-list';
import type { NewsRow as Row } from '../../contract';
import { PinnedBadge } from '../pinned-badge';

/** Shows a news item in a list: its day, its title, which is the link, and its beginning. */
export function NewsRow({ news }: { news: Row }) {
  return (
    <article className="relative flex min-w-0 flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <time dateTime={news.published_at}>{formatDate(news.published_at)}</time>
        {news.pinned && <PinnedBadge />}
      </p>
      <ArticleLink to={`/news/${news.id}`} title={news.title} excerpt={news.excerpt} />
    </article>
  );
}
