import type { Assets } from '~/router/pages';
import { createPages } from '~/router/server';
import { load, Root } from '~/routes/root';
import { routes } from '~/routes/routes';

/** Makes the pages of this build's language; `assets` is what the build made for the browser. */
export const pagesWith = (assets: Assets) => createPages({ table: routes, Root, assets, load });
