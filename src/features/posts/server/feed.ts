import type { FastifyInstance } from 'fastify';
import { siteIn } from '~/features/site/server/public';
import { fillText } from '~/shared/fill-text';
import { inLanguage, languages, localeOf, pathIn, type Language } from '~/shared/language';
import { dayIso } from '~/shared/standing';
import { excerptOf } from '../rules';
import { both } from '../texts/both';
import type { Posts } from './context';
import { findNews, type PostRow } from './views';

const route = '/news/feed.xml';
/** A feed has the newest so many. */
const most = 30;

/** The feed of news in each language, for programs that fetch it again and again: addresses, no calls. */
export function registerFeed(app: FastifyInstance, posts: Posts): void {
  for (const language of languages) {
    app.get(pathIn(language, route), { schema: { hide: true } }, async (_request, reply) => {
      const now = posts.clock.now();
      const { rows } = await findNews(posts, { page: 1, page_size: most }, now, dayIso(now));
      return reply
        .headers({ 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' })
        .send(feedOf(rows, posts.config.publicUrl, language));
    });
  }
}

/** News as RSS 2.0, the newest first whatever is pinned; what has no text in the language is in English. */
function feedOf(news: readonly PostRow[], origin: string, language: Language): string {
  const texts = both[language];
  const items = news
    .filter((post) => post.publishAt !== null)
    .sort((a, b) => b.publishAt!.getTime() - a.publishAt!.getTime())
    .map((post) => {
      const address = `${origin}${pathIn(language, `/news/${post.id}`)}`;
      return element('item', [
        text('title', inLanguage(language, post.title, post.titleMl)),
        text('link', address),
        `<guid isPermaLink="true">${escaped(address)}</guid>`,
        text('pubDate', post.publishAt!.toUTCString()),
        text('description', excerptOf(inLanguage(language, post.body, post.bodyMl), 500)),
      ]);
    });
  const newest = Math.max(0, ...news.map(({ updatedAt }) => updatedAt.getTime()));
  const channel = element('channel', [
    text('title', fillText(texts.feedTitle, { committee: siteIn(language).committee })),
    text('link', `${origin}${pathIn(language, '/news')}`),
    `<atom:link href="${escaped(`${origin}${pathIn(language, route)}`)}" rel="self" type="application/rss+xml"/>`,
    text('description', texts.feedDescription),
    text('language', localeOf[language].toLowerCase()),
    ...(newest > 0 ? [text('lastBuildDate', new Date(newest).toUTCString())] : []),
    text('ttl', '60'),
    ...items,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n${channel}\n</rss>\n`;
}

const element = (name: string, inside: readonly string[]) => `<${name}>\n${inside.join('\n')}\n</${name}>`;
const text = (name: string, value: string) => `<${name}>${escaped(value).trim()}</${name}>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** What XML 1.0 has no place for, however it is written. */
// oxlint-disable-next-line no-control-regex -- exactly these
const forbidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const escaped = (value: string) => value.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign]!);
