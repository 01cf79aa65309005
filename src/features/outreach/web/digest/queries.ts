import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { digestCalls } from '../../contract/digest';

const query = queriesOf<typeof digestCalls>();
const mutation = mutationsOf<typeof digestCalls>();

/** The setting of the weekly digest by mail. */
export const digestQuery = query('GET /api/community/digest/', {});

export const changeDigest = mutation('PATCH /api/community/digest/', {
  invalidates: 'nothing',
  update: (client, saved) => void client.setQueryData(digestQuery.queryKey, saved),
  rereads: digestQuery.queryKey,
});
