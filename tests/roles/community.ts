import { formOf, signIn } from '../support/factories';
import { after, inside, on, once, only, paged, type CallerName, type Row, type World } from './world';

let next = 0;
const text = () => `Question ${(next += 1)} ${next * 7919} about ${next * 104_729}`;

export const attachment = inside('attachment.', ['filename', 'name', 'size', 'type', 'url']);
const authors = ['author_area', 'author_first_name', 'author_last_name', 'author_photo', 'is_author'];
const votes = ['downvotes', 'upvotes', 'user_vote', 'vote_score'];
const flagged = ['flag_count', 'is_flagged', 'is_hidden'];
const edits = ['can_edit', 'edited_at', 'updated_at'];
export const questionFields = [
  ...attachment,
  ...authors,
  ...votes,
  ...flagged,
  ...edits,
  'answers',
  'best_answer',
  'can_delete',
  'category',
  'created_at',
  'description',
  'engagement_score',
  'followers',
  'id',
  'is_following',
  'is_solved',
  'last_activity_at',
  'lifecycle_stage',
  'tags[]',
  'title',
  'urgency',
  'view_count',
  'can_moderate',
  'is_locked',
  'merged_from',
  'pinned_until',
];
const answerFields = [
  ...attachment,
  ...authors,
  ...votes,
  ...flagged,
  ...edits,
  'answer_text',
  'can_delete',
  'created_at',
  'id',
  'is_best_answer',
  'is_verified',
  'question_id',
];
const state = ['best_answer', 'is_solved', 'lifecycle_stage', 'question_id'];

const note = { attachment: { bytes: Buffer.from('Slump 90 mm'), name: 'slump.txt' } };
const questionForm = () => formOf({ description: text(), tags: 'beams', force: 'true' }, note);

async function question({ test }: World, token: string): Promise<number> {
  return (await test.call('POST', '/api/community/questions/', { token, form: questionForm() })).body.id;
}

export async function answer({ test }: World, token: string, questionId: number): Promise<number> {
  const form = formOf({ question_id: String(questionId), answer_text: text() }, note);
  return (await test.call('POST', '/api/community/answers/', { token, form })).body.id;
}

/** A person who is none of the callers. */
export const newMember = async ({ test }: World) => (await signIn(test, 'member')).token;
export const newQuestion = async (world: World) => question(world, await newMember(world));
export const newAnswer = async (world: World) => answer(world, await newMember(world), await newQuestion(world));
/** Written by the caller `member`. */
export const membersQuestion = (world: World) => question(world, world.people.member.token);
const answerOnMembers = async (world: World) => answer(world, await newMember(world), await membersQuestion(world));
const membersAnswer = async (world: World) => answer(world, world.people.member.token, await newQuestion(world));

export const thread = once(async (world) => {
  const id = await newQuestion(world);
  await answer(world, await newMember(world), id);
  return id;
});

const honeycombs = once(async (world) => {
  const form = formOf({ description: 'Honeycombing in a column', tags: 'columns', force: 'true' }, note);
  await world.test.call('POST', '/api/community/questions/', { token: await newMember(world), form });
});

/** What only the author (`member`) and superusers may do. */
const entitledOnes = ['member', 'superuser'] as const;
const entitled = (status: number): Record<CallerName, number> => ({
  ...only('member', 403),
  member: status,
  superuser: status,
});

/** What only the author (`member`) may do. */
const authorsOnly: Record<CallerName, number> = { ...only('member', 403), member: 200 };

const rows: Row[] = [
  { call: 'GET /api/community/unanswered-count/', status: only('member'), fields: ['unanswered_count'] },
  {
    call: 'GET /api/community/summary/',
    status: only('member'),
    fields: ['all', 'answered', 'solved', 'unanswered', 'urgent', 'version'],
  },
  {
    call: 'GET /api/community/questions/',
    send: after(thread),
    status: only('member'),
    fields: paged(questionFields),
  },
  {
    call: 'GET /api/community/questions/:id/',
    send: async (world) => ({ url: `/api/community/questions/${await thread(world)}/` }),
    status: only('member'),
    fields: questionFields,
  },
  {
    call: 'GET /api/community/similar/',
    send: async (world) => {
      await honeycombs(world);
      return { url: '/api/community/similar/?q=honeycoming+in+column' };
    },
    status: only('member'),
    fields: inside('similar_questions[].', questionFields),
  },
  {
    call: 'GET /api/community/answers/list/',
    send: async (world) => ({ url: `/api/community/answers/list/?question_id=${await thread(world)}` }),
    status: only('member'),
    fields: inside('[].', answerFields),
  },
  {
    call: 'POST /api/community/questions/',
    send: () => ({ form: questionForm() }),
    status: only('member', 201),
    fields: questionFields,
  },
  {
    call: 'POST /api/community/answers/',
    send: async (world) => ({ form: formOf({ question_id: String(await thread(world)), answer_text: text() }, note) }),
    status: only('member', 201),
    fields: answerFields,
  },
  {
    call: 'POST /api/community/questions/:id/vote/',
    send: on('POST /api/community/questions/:id/vote/', 'member', newQuestion, () => ({ body: { value: 1 } })),
    status: only('member'),
    fields: votes,
  },
  {
    call: 'POST /api/community/answers/:id/vote/',
    send: on('POST /api/community/answers/:id/vote/', 'member', newAnswer, () => ({ body: { value: -1 } })),
    status: only('member'),
    fields: votes,
  },
  {
    call: 'POST /api/community/questions/:id/follow/',
    send: on('POST /api/community/questions/:id/follow/', 'member', newQuestion),
    status: only('member'),
    fields: ['followers', 'following'],
  },
  {
    call: 'POST /api/community/answers/:id/best/',
    send: on('POST /api/community/answers/:id/best/', entitledOnes, answerOnMembers),
    status: entitled(200),
    fields: state,
  },
  {
    call: 'DELETE /api/community/answers/:id/best/',
    send: on('DELETE /api/community/answers/:id/best/', entitledOnes, answerOnMembers),
    status: entitled(200),
    fields: state,
  },
  {
    call: 'POST /api/community/questions/:id/solved/',
    send: on('POST /api/community/questions/:id/solved/', entitledOnes, membersQuestion),
    status: entitled(200),
    fields: state,
  },
  {
    call: 'DELETE /api/community/questions/:id/solved/',
    send: on('DELETE /api/community/questions/:id/solved/', entitledOnes, membersQuestion),
    status: entitled(200),
    fields: state,
  },
  {
    call: 'PATCH /api/community/questions/:id/',
    send: on('PATCH /api/community/questions/:id/', ['member'], membersQuestion, () => ({
      body: { description: text() },
    })),
    status: authorsOnly,
    fields: questionFields,
    edits: async (world) => {
      const { token } = world.people.member;
      const url = `/api/community/questions/${await membersQuestion(world)}/`;
      return { url, token, read: () => world.get(url, token) };
    },
  },
  {
    call: 'PATCH /api/community/answers/:id/',
    send: on('PATCH /api/community/answers/:id/', ['member'], membersAnswer, () => ({ body: { answer_text: text() } })),
    status: authorsOnly,
    fields: answerFields,
    edits: async (world) => {
      const { token } = world.people.member;
      const questionId = await newQuestion(world);
      const id = await answer(world, token, questionId);
      const read = async () => (await world.get(`/api/community/answers/list/?question_id=${questionId}`, token))[0];
      return { url: `/api/community/answers/${id}/`, token, read };
    },
  },
  {
    call: 'DELETE /api/community/questions/:id/delete/',
    send: on('DELETE /api/community/questions/:id/delete/', entitledOnes, membersQuestion),
    status: entitled(204),
  },
  {
    call: 'DELETE /api/community/answers/:id/delete/',
    send: on('DELETE /api/community/answers/:id/delete/', entitledOnes, membersAnswer),
    status: entitled(204),
  },
];

export default rows;
