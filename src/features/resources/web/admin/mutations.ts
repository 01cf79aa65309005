import { mutationsOf, uploadMutationsOf } from '~/shared/mutations';
import type { resourceAdminCalls } from '../../contract';
import { documentsQuery } from '../queries';
import { flipbooksQuery, isResourcesQuery } from './queries';

const mutation = mutationsOf<typeof resourceAdminCalls>();
const upload = uploadMutationsOf<typeof resourceAdminCalls>();
const invalidates = isResourcesQuery;

export const uploadFlipbook = upload('POST /api/resources/flipbooks/', { invalidates });
export const uploadDocument = upload('POST /api/resources/documents/', { invalidates });

export const deleteFlipbook = mutation('DELETE /api/resources/flipbooks/:id/', {
  invalidates,
  update: (client, _, { params }) => {
    client.setQueryData(flipbooksQuery.queryKey, (books) => books?.filter(({ id }) => id !== params.id));
  },
});

export const deleteDocument = mutation('DELETE /api/resources/documents/:id/', {
  invalidates,
  update: (client, _, { params }) => {
    client.setQueryData(documentsQuery.queryKey, (documents) => documents?.filter(({ id }) => id !== params.id));
  },
});
