import type { PagePath } from '~/shared/addresses';
import { escapeXml } from '~/shared/xml';
import { languages, localeOf, pathIn, type Language } from '~/shared/language';

/** A page of the public site. */
export interface PublicPage {
  /** Canonical, as the browser's address line shows it. */
  path: PagePath;
  /** When its content last changed; omitted when unknown. */
  changed?: Date | undefined;
}

/** Where public pages come from: `pages` is called again whenever one of the topics was invalidated. */
export interface PublicPages {
  topics: readonly string[];
  pages(): PublicPage[] | Promise<PublicPage[]>;
}

/** The most a sitemap may hold (sitemaps.org). */
const MOST = 50_000;

/**
 * Returns the sitemap of these pages in every language, each with the addresses of the others; `origin` has no trailing
 * slash.
 */
export function sitemapXml(origin: string, pages: readonly PublicPage[]): string {
  const entries = pages.slice(0, Math.floor(MOST / languages.length)).flatMap(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    const addressIn = (language: Language) => escapeXml(new URL(pathIn(language, path), origin).href);
    const pair = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${localeOf[language]}" href="${addressIn(language)}"/>`,
    );
    const any = `<xhtml:link rel="alternate" hreflang="x-default" href="${addressIn('en')}"/>`;
    return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${lastmod}${pair.join('')}${any}</url>`);
  });
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
  ];
  return [...lines, ...entries, '</urlset>', ''].join('\n');
}

/**
 * Returns robots.txt: everything may be read but what begins with one of `closed`, of that again `open` (the longer
 * rule wins), and where the sitemap is.
 */
export function robotsTxt(
  origin: string,
  { closed, open }: { closed: readonly string[]; open: readonly string[] },
): string {
  const rules = [...open.map((path) => `Allow: ${path}`), ...closed.map((path) => `Disallow: ${path}`)];
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
