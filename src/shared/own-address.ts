import type { PageAddress, PagePath } from './addresses';
import { pathIn, prefixOf } from './language';
import { language } from './texts';

/**
 * Returns a path of the site, `/events`, in the language of this page, for an address outside of the router's links:
 * `/ml/events`.
 */
export const ownPath = (path: string) => pathIn(language, path);

/** Where the browser is, as the router's paths say it: without the language. */
export const pathHere = () => (window.location.pathname.slice(prefixOf(language).length) || '/') as PagePath;

/** The same with the query. */
export const currentPath = () => (pathHere() + window.location.search) as PageAddress;
