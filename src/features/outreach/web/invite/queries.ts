import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { Question } from '~/shared/board/schemas';
import type { invitationCalls } from '../../contract/invitations';

const query = queriesOf<typeof invitationCalls>();
const mutation = mutationsOf<typeof invitationCalls>();

/** Returns the query of the members who answered well in a category and can be asked. */
export const expertsQuery = (category: Question['category']) =>
  query('GET /api/community/experts/', { query: { category } }, { staleTime: 60_000 });

export const inviteMembers = mutation('POST /api/community/questions/:id/invite/', { invalidates: 'nothing' });
