import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '~/platform/http/negotiation';
import { fillText } from '~/shared/fill-text';
import { inLanguage, languages, localeOf, pageUrl, pathIn, type Language } from '~/shared/language';
import { dayIso } from '~/shared/membership-status';
import type { SiteNames } from '~/shared/site-names';
import { escapeXml } from '~/shared/xml';
import { excerptOf } from '../rules';
import { both } from '../texts/both';
import type { Posts } from './context';
import type { PostRow } from './tables';
import { findNews } from './views';

const route = '/news/feed.xml';
/** The number of posts in a feed. */
const maxItems = 30;

/** Registers the feed of news in each language. */
export function registerFeed(app: FastifyInstance, posts: Posts): void {
  for (const language of languages) {
    app.get(pathIn(language, route), { schema: { hide: true } }, async (request, reply) => {
      const now = posts.clock.now();
      const { rows } = await findNews(posts, { page: 1, page_size: maxItems }, now, dayIso(now));
      const feed = feedOf(rows, { origin: posts.config.publicUrl, language, names: await posts.names(language) });
      const etag = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`;
      reply.headers({ 'Cache-Control': 'public, max-age=300', ETag: etag });
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('application/rss+xml; charset=utf-8').send(feed);
    });
  }
}

/** Returns news as RSS 2.0, the newest first, ignoring pins; a post without a text in the language is in English. */
function feedOf(
  news: readonly PostRow[],
  { origin, language, names }: { origin: string; language: Language; names: SiteNames },
): string {
  const texts = both[language];
  const items = news
    .filter((post) => post.publishAt !== null)
    .sort((a, b) => b.publishAt!.getTime() - a.publishAt!.getTime())
    .map((post) => {
      const address = pageUrl(origin, language, `/news/${post.id}`);
      return element('item', [
        text('title', inLanguage(language, post.title, post.titleMl)),
        text('link', address),
        `<guid isPermaLink="true">${escaped(address)}</guid>`,
        text('pubDate', post.publishAt!.toUTCString()),
        // Readers render a description as HTML: a text is escaped for it, then for XML.
        text('description', escapeXml(excerptOf(inLanguage(language, post.body, post.bodyMl), 500))),
      ]);
    });
  const newest = Math.max(0, ...news.map(({ updatedAt }) => updatedAt.getTime()));
  const channel = element('channel', [
    text('title', fillText(texts.feedTitle, names)),
    text('link', pageUrl(origin, language, '/news')),
    `<atom:link href="${escaped(`${origin}${pathIn(language, route)}`)}" rel="self" type="application/rss+xml"/>`,
    text('description', fillText(texts.feedDescription, names)),
    text('language', localeOf[language].toLowerCase()),
    ...(newest > 0 ? [text('lastBuildDate', new Date(newest).toUTCString())] : []),
    text('ttl', '60'),
    ...items,
  ]);
  const rss = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n${channel}\n</rss>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${rss}\n`;
}

const element = (name: string, inside: readonly string[]) => `<${name}>\n${inside.join('\n')}\n</${name}>`;
const text = (name: string, value: string) => `<${name}>${escaped(value).trim()}</${name}>`;

/** The characters that XML 1.0 does not allow, even escaped. */
// oxlint-disable-next-line no-control-regex -- exactly these
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const halfLetters = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const escaped = (value: string) => escapeXml(value.replace(halfLetters, '').replace(forbidden, ''));
