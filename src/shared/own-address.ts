import { pathIn, prefixOf } from './language';
import { language } from './texts';

/** A path of the site, `/events`, in the language of this page, for an address outside of the router's links: `/ml/events`. */
export const ownPath = (path: string) => pathIn(language, path);

/** Where the browser is, as the router's paths say it: without the language, with the query. */
export function currentPath(): string {
  const { pathname, search } = window.location;
  return (pathname.slice(prefixOf(language).length) || '/') + search;
}
