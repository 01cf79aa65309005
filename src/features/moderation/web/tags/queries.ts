import { mutationsOf } from '~/shared/mutations';
import type { stewardCalls } from '../../contract/stewardship';
import { tagsQuery } from '~/features/community/web/public';
import type { Shown } from '~/ui/hooks/use-address';
import { sortsOf } from '~/ui/sort-button';

const mutation = mutationsOf<typeof stewardCalls>();

/** The number of tags on a page. */
export const PAGE = 50;

/** The fields that the screen's address holds. */
export const tagFields = { search: '', sort: sortsOf('name', 'questions'), page: 1 } as const;

/** Returns the query of a page of the board's tags; the previous page stays in view until it arrives. */
export const tagsPageQuery = ({ page, ...shown }: Shown<typeof tagFields>) =>
  tagsQuery({ ...filterOf(shown), page, page_size: PAGE }, 0);

/** Returns the filter in the form of the list's calls. */
export const filterOf = ({ search, sort }: Omit<Shown<typeof tagFields>, 'page'>) => ({
  search: search.trim().slice(0, 30),
  sort,
});

export const addTag = mutation('POST /api/community/tags/');
export const editTag = mutation('PATCH /api/community/tags/:id/');
export const deleteTag = mutation('DELETE /api/community/tags/:id/');
