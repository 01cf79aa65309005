/** A page of the public site. */
export interface PublicPage {
  /** Root-relative and canonical, as the browser's address line shows it. */
  path: string;
  /** When what it shows last changed; left out when nobody knows. */
  changed?: Date | undefined;
}

/** The most a sitemap may hold (sitemaps.org). */
const MOST = 50_000;

/** The sitemap of these pages; `origin` without a slash at its end. */
export function sitemapXml(origin: string, pages: readonly PublicPage[]): string {
  const entries = pages.slice(0, MOST).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${lastmod}</url>`;
  });
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'];
  return [...lines, ...entries, '</urlset>', ''].join('\n');
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

/**
 * robots.txt: everything may be read but what begins with one of `closed`, of that again `open` (the longer rule wins),
 * and where the sitemap is.
 */
export function robotsTxt(origin: string, { closed, open }: { closed: readonly string[]; open: readonly string[] }): string {
  const rules = [...open.map((path) => `Allow: ${path}`), ...closed.map((path) => `Disallow: ${path}`)];
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
