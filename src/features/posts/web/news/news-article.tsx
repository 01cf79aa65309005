import Pin from 'lucide-react/icons/pin';
import { fillText } from '~/shared/fill-text';
import { showDate } from '~/shared/show-date';
import { BackLink } from '~/ui/back-link';
import { Badge } from '~/ui/badge';
import { Container } from '~/ui/container';
import { langOf } from '~/ui/content-text';
import type { News } from '../../contract';
import * as texts from '../../texts';
import { FileList } from '../file-list';
import { PostBody } from '../post-body';

/** /news/{id}: one piece of news, whole. */
export function NewsArticle({ news }: { news: News }) {
  const [day, changed] = [showDate(news.published_at), showDate(news.updated_at)];
  return (
    <article>
      <div className="drafting-grid border-b border-line">
        <Container className="flex flex-col gap-3 py-8 sm:py-12">
          <BackLink to="/news">{texts.allNews}</BackLink>
          <h1 lang={langOf(news.title)} className="max-w-3xl wrap-anywhere">
            {news.title}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <time dateTime={news.published_at}>{day}</time>
            {news.updated_at > news.published_at && changed !== day && <span>{fillText(texts.changedOn, { day: changed ?? '' })}</span>}
            {news.pinned && (
              <Badge tone="brass">
                <Pin aria-hidden="true" className="size-3.5" />
                {texts.pinned}
              </Badge>
            )}
          </p>
        </Container>
      </div>
      <Container className="flex flex-col gap-8 py-8 sm:py-12">
        <PostBody>{news.body}</PostBody>
        {news.files.length > 0 && (
          <section aria-labelledby="news-files" className="max-w-text">
            <h2 id="news-files" className="mb-3 text-xl">
              {texts.files}
            </h2>
            <FileList files={news.files} />
          </section>
        )}
      </Container>
    </article>
  );
}
