import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { ModerationCalls } from '../../contract';
import { isBoardCount } from '~/features/community/web/public';

const query = queriesOf<ModerationCalls>();
const mutation = mutationsOf<ModerationCalls>();

/** The number of posts on a page. */
export const itemsPerPage = 20;

/** The figures on how soon questions are answered. */
export const figuresQuery = query('GET /api/community/figures/', {});

/** Returns the query of a page of flagged posts in an order; `page` counts from 1. */
export const flagsQuery = (page: number, sort: string) =>
  query('GET /api/community/flags/', { query: { sort, page, page_size: itemsPerPage } });

/** Flags a post. Three people's flags hide a post: the component that shows it refetches it. */
export const flagPost = mutation('POST /api/community/flag/', { invalidates: isBoardCount });

/** Exports the flagged posts; no shown query changes by it. */
export const exportFlags = mutation('GET /api/community/flags/export/', { invalidates: 'nothing' });

/** Decides about a flagged post. Every query that counts or shows posts becomes stale. */
export const decideFlags = mutation('POST /api/community/flags/:content_type/:content_id/');
