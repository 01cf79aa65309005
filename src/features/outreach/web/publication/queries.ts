import type { QueryClient } from '@tanstack/react-query';
import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { Publication, publicationCalls } from '../../contract/public-answers';

const query = queriesOf<typeof publicationCalls>();
const mutation = mutationsOf<typeof publicationCalls>();

/** Returns the query of a thread's publication: whether it is public, and who agreed. */
export const publicationQuery = (id: number) =>
  query('GET /api/community/questions/:id/public-consent/', { params: { id } }, { staleTime: 0 });

/** The options of a publication: the thread's own state shows at once, the public lists are refetched. */
const publication = {
  invalidates: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    String(queryKey[0]).startsWith('GET /api/community/public/'),
  update: (client: QueryClient, now: Publication) =>
    void client.setQueryData(publicationQuery(now.question_id).queryKey, now),
};

export const agreeToPublic = mutation('POST /api/community/questions/:id/public-consent/', publication);
export const withdrawFromPublic = mutation('DELETE /api/community/questions/:id/public-consent/', publication);
export const publishThread = mutation('POST /api/community/questions/:id/publish/', publication);
export const unpublishThread = mutation('DELETE /api/community/questions/:id/publish/', publication);
