import type { PagePath } from './addresses';
import { fillText } from './fill-text';
import type { PlacesOf } from './language';
import { pageHead, type HeadTag, type PageData } from './page';
import type { SiteNames } from './site-names';

/** Closes a page to search engines. */
export const noIndex: HeadTag = { name: 'robots', content: 'noindex' };

/** Returns the head of a page whose address is a key: no search engine and no other site may receive it. */
export const keyHead = (title: string): HeadTag[] => [{ title }, noIndex, { name: 'referrer', content: 'no-referrer' }];

/** A text whose places are all the names of the committee, or `{page}`. */
type Named<T extends string> = Exclude<PlacesOf<T>, keyof SiteNames | 'page'> extends never ? T : never;

/**
 * Returns the `head` of a public page that is always described in the same way: the committee's names fill title and
 * description, and `page` a place of this name.
 */
export const headOf =
  <T extends string, D extends string>(of: { title: Named<T>; page?: string; description: Named<D>; path: PagePath }) =>
  ({ page }: { page: PageData }): HeadTag[] => {
    const { isStandard: _, ...names } = page.names;
    const fill = (text: string) => fillText<string>(text, { ...names, ...(of.page && { page: of.page }) });
    return pageHead(page, { title: fill(of.title), description: fill(of.description), path: of.path });
  };
