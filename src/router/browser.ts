import { carriedText, type Carried } from './page-data';
import { createRouter, type Router } from './router';
import { findRoute, loadCode, noView, type Routes } from './routes';
import { locationHere } from './location';

/** The router of a page that the server has made, and what the page brought with it, as text. */
export async function routerOfPage(table: Routes): Promise<{ router: Router; data: string }> {
  const data = carriedText();
  const { page, failed } = JSON.parse(data) as Carried;
  const view = failed
    ? { ...noView, page }
    : { ...(await loadCode(await findRoute(table, locationHere().pathname))), page, failed: false };
  return { router: createRouter(table, view), data };
}
