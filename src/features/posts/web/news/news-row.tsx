import { Link } from '~/router';
import { formatDate } from '~/shared/format-date';
import { langOf } from '~/ui/content-text';
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
      <h2 className="text-xl wrap-anywhere">
        <Link
          to={`/news/${news.id}`}
          lang={langOf(news.title)}
          className="text-ink decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {news.title}
        </Link>
      </h2>
      <p lang={langOf(news.excerpt)} className="line-clamp-3 text-muted wrap-anywhere">
        {news.excerpt}
      </p>
    </article>
  );
}
