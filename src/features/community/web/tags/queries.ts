import { keepPreviousData } from '@tanstack/react-query';
import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { CommunityCalls } from '../../contract';

const query = queriesOf<CommunityCalls>();
const mutation = mutationsOf<CommunityCalls>();

/** Tags to a page. */
export const PAGE = 50;

/** What the address of the screen holds. */
export const tagFields = { search: '', page: 1 } as const;

/** One page of the board's tags; what was there stays in view until it has come. */
export const tagsQuery = ({ search, page }: { search: string; page: number }) => ({
  ...query(
    'GET /api/community/tags/',
    { query: { search: search.trim().slice(0, 30), page, page_size: PAGE } },
    { staleTime: 0 },
  ),
  placeholderData: keepPreviousData,
});

export const addTag = mutation('POST /api/community/tags/', { invalidates: 'everything' });
export const editTag = mutation('PATCH /api/community/tags/:id/', { invalidates: 'everything' });
export const deleteTag = mutation('DELETE /api/community/tags/:id/', { invalidates: 'everything' });
