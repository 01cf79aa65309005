import { makeUser } from '../support/factories';
import { answer, newMember, newQuestion, membersQuestion, thread } from './community';
import { after, inside, once, only, publicRead, paged, type CallerName, type Row, type World } from './world';

/** Solved by the caller `member`, with a best answer whose author agreed. */
async function solvedByMember(world: World): Promise<number> {
  const { test, people } = world;
  const { token } = people.member;
  const id = await membersQuestion(world);
  const other = await newMember(world);
  const best = await answer(world, other, id);
  for (const path of [`answers/${best}/best/`, `questions/${id}/solved/`])
    await test.call('POST', `/api/community/${path}`, { token });
  await test.call('POST', `/api/community/questions/${id}/public-consent/`, { token: other });
  return id;
}

/** The same, and the author agreed too. */
async function agreedByMember(world: World): Promise<number> {
  const id = await solvedByMember(world);
  await world.test.call('POST', `/api/community/questions/${id}/public-consent/`, { token: world.people.member.token });
  return id;
}

const publicThread = once(async (world) => {
  const id = await agreedByMember(world);
  await world.test.call('POST', `/api/community/questions/${id}/publish/`, { token: world.people.superuser.token });
  return id;
});

/** One thread for all callers, since agreeing, publishing and withdrawing may be done again. */
const solvedThread = once(solvedByMember);
const agreedThread = once(agreedByMember);
const publishedThread = once(agreedByMember);
const of = (make: (world: World) => Promise<number>, path: string) => async (world: World) => ({
  url: `/api/community/questions/${await make(world)}/${path}/`,
});

const publication = ['has_agreed', 'is_public', 'is_ready', 'may_agree', 'question_id'];
/** Who agreed is shown to moderators only. */
const publicationFields = (caller: CallerName) =>
  caller === 'moderator' || caller === 'superuser'
    ? [...publication, ...inside('authors[].', ['has_agreed', 'name', 'part'])]
    : [...publication, 'authors'];
const publicFields = ['author_name', 'category', 'created_at', 'id', 'public_at', 'title'];

const rows: Row[] = [
  {
    call: 'POST /api/community/questions/:id/invite/',
    send: async (world) => ({
      url: `/api/community/questions/${await newQuestion(world)}/invite/`,
      body: { users: [(await makeUser(world.test)).id] },
    }),
    status: only('member'),
    fields: ['invited[].full_name', 'invited[].id', 'skipped'],
  },
  {
    call: 'GET /api/community/experts/',
    send: after(solvedThread),
    status: only('member'),
    fields: inside('experts[].', ['area_name', 'best_answers', 'full_name', 'id', 'is_verified', 'vote_score']),
  },
  { call: 'GET /api/community/digest/', status: only('member'), fields: ['updated_at', 'wanted'] },
  {
    call: 'PATCH /api/community/digest/',
    send: () => ({ body: { wanted: true } }),
    status: only('member'),
    fields: ['updated_at', 'wanted'],
    edits: async (world) => {
      const token = await newMember(world);
      return { token, read: () => world.get('/api/community/digest/', token) };
    },
  },
  {
    call: 'GET /api/community/public/',
    send: after(publicThread),
    status: publicRead(),
    fields: paged([...publicFields, 'answers', 'excerpt']),
  },
  {
    call: 'GET /api/community/public/:id/',
    send: async (world) => ({ url: `/api/community/public/${await publicThread(world)}/` }),
    status: publicRead(),
    fields: [
      ...publicFields,
      'changed_at',
      'text',
      ...inside('answers[].', ['author_name', 'created_at', 'id', 'is_best_answer', 'text']),
    ],
  },
  {
    call: 'GET /api/community/questions/:id/public-consent/',
    send: of(thread, 'public-consent'),
    status: only('member'),
    fields: publicationFields,
  },
  {
    call: 'POST /api/community/questions/:id/public-consent/',
    send: of(solvedThread, 'public-consent'),
    status: { ...only('member', 403), member: 200 },
    fields: publicationFields,
  },
  {
    call: 'DELETE /api/community/questions/:id/public-consent/',
    send: of(agreedThread, 'public-consent'),
    status: only('member'),
    fields: publicationFields,
  },
  {
    call: 'POST /api/community/questions/:id/publish/',
    send: of(publishedThread, 'publish'),
    status: only('moderator'),
    fields: publicationFields,
  },
  {
    call: 'DELETE /api/community/questions/:id/publish/',
    send: of(publishedThread, 'publish'),
    status: only('moderator'),
    fields: publicationFields,
  },
];

export default rows;
