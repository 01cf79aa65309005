import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { chosenId, count, id, pathId, unlessEmpty } from '~/shared/fields';
import { filledMessage } from '~/shared/filled-message';
import { questionCategories } from '~/shared/board/choices';
import { areasTopic, communityTopic, peopleTopic } from '~/shared/topics';
import { mostInvited } from './limits';
import * as texts from '../texts';

const mostText = filledMessage(texts.atMostInvited, { most: mostInvited });

/** The body of an invitation: the ids of the members to ask, each once. */
export const inviteForm = z.object({
  users: z
    .array(chosenId(texts.choosePeople), texts.choosePeople)
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(id).min(1, texts.choosePeople).max(mostInvited, mostText)),
});

const person = z.object({ id, full_name: z.string() });

/** A member who answers well, without phone and e-mail. */
export const expertSchema = z.object({
  id,
  full_name: z.string(),
  area_name: z.string().nullable(),
  is_verified: z.boolean().describe('The office has confirmed their licence as it is, and it has not run out'),
  best_answers: count,
  vote_score: z.number().int().describe('Of all their answers that count here'),
});

/** The calls that ask members to answer (docs/product/outreach.md, "Asking a member"). */
export const invitationCalls = defineCalls({
  invite: call('POST /api/community/questions/:id/invite/', 'member', {
    summary:
      'Asks up to three members to answer; each is asked once per question. 409 `solved`, `hidden`, `locked`, ' +
      '`too_many`, 429',
    body: inviteForm,
    answers: {
      200: z.object({
        invited: z.array(person),
        skipped: z.array(person).describe('They had been asked to answer this question before'),
      }),
    },
  }),
  experts: call('GET /api/community/experts/', 'member', {
    summary:
      'At most 20 members who answered well, of an area, in a category: verified licences first, then best ' +
      'answers and votes',
    query: z.object({ area: unlessEmpty(pathId), category: unlessEmpty(z.enum(questionCategories)) }),
    answers: { 200: z.object({ experts: z.array(expertSchema) }) },
    cache: { topics: [communityTopic, peopleTopic, areasTopic], translated: true },
  }),
});

export type InviteForm = z.output<typeof inviteForm>;
export type Expert = z.output<typeof expertSchema>;
