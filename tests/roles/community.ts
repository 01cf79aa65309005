import { formOf, makeUser, signIn } from '../support/factories';
import { inside, on, once, only, own, publicRead, type CallerName, type Row, type World } from './world';

let next = 0;
const text = () => `Question ${(next += 1)} ${next * 7919} about ${next * 104_729}`;

const attachment = inside('attachment.', ['filename', 'name', 'size', 'type', 'url']);
const authors = ['author_area', 'author_first_name', 'author_last_name', 'author_photo', 'is_author'];
const votes = ['downvotes', 'upvotes', 'user_vote', 'vote_score'];
const flagged = ['flag_count', 'is_flagged', 'is_hidden'];
const edits = ['can_edit', 'edited_at', 'updated_at'];
const questionFields = [
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

async function answer({ test }: World, token: string, questionId: number): Promise<number> {
  const form = formOf({ question_id: String(questionId), answer_text: text() }, note);
  return (await test.call('POST', '/api/community/answers/', { token, form })).body.id;
}

/** Somebody who isn't one of the callers. */
const somebody = async ({ test }: World) => (await signIn(test, 'member')).token;
const newQuestion = async (world: World) => question(world, await somebody(world));
const newAnswer = async (world: World) => answer(world, await somebody(world), await newQuestion(world));
/** Written by the caller `member`. */
const membersQuestion = (world: World) => question(world, world.people.member.token);
const answerOnMembers = async (world: World) => answer(world, await somebody(world), await membersQuestion(world));
const membersAnswer = async (world: World) => answer(world, world.people.member.token, await newQuestion(world));

const thread = once(async (world) => {
  const id = await newQuestion(world);
  await answer(world, await somebody(world), id);
  return id;
});

const honeycombs = once(async (world) => {
  const form = formOf({ description: 'Honeycombing in a column', tags: 'columns', force: 'true' }, note);
  await world.test.call('POST', '/api/community/questions/', { token: await somebody(world), form });
});

/** A flagged answer. */
async function newFlagged(world: World): Promise<number> {
  const id = await newAnswer(world);
  const body = { content_type: 'answer', content_id: id, flag_type: 'spam', reason: 'An advertisement' };
  await world.test.call('POST', '/api/community/flag/', { token: await somebody(world), body });
  return id;
}

const reported = once(newFlagged);
const toDecide = own('moderator', newFlagged);
const toFlag = own('member', newQuestion);

/** What only the author (`member`) and superusers may do. */
const entitledOnes = ['member', 'superuser'] as const;
const entitled = (status: number): Record<CallerName, number> => ({
  ...only('member', 403),
  member: status,
  superuser: status,
});

/** What only the author (`member`) may do. */
const authorsOnly: Record<CallerName, number> = { ...only('member', 403), member: 200 };

/** One that was merged into another, by a superuser; the other's id is kept beside it. */
async function mergedInto(world: World): Promise<{ id: number; into: number }> {
  const [id, into] = [await newQuestion(world), await newQuestion(world)];
  await world.test.call('POST', `/api/community/questions/${id}/merge/`, {
    token: world.people.superuser.token,
    body: { into },
  });
  return { id, into };
}

const merged = once(mergedInto);
const toPin = own('moderator', newQuestion);

const newTag = async ({ test, people }: World, more: object = {}): Promise<number> =>
  (
    await test.call('POST', '/api/community/tags/', {
      token: people.superuser.token,
      body: { name: `tag ${(next += 1)}`, ...more },
    })
  ).body.id;
const synonym = once((world) => newTag(world, { name: 'synonym', synonym_of: 'beams' }));
const tagFields = ['id', 'name', 'synonym_of', 'updated_at'];
const pins: number[] = [];
const inAWeek = (world: World) =>
  new Date(world.test.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);

/** What a moderator does with a new question. */
const moderation = (call: string, body?: (world: World) => object | Promise<object>): Row => ({
  call,
  send: on(call, 'moderator', newQuestion, async (world) => body && { body: await body(world) }),
  status: only('moderator'),
  fields: questionFields,
});

const stewardship: Row[] = [
  {
    ...moderation('POST /api/community/questions/:id/pin/'),
    send: async (world, caller) => {
      const id = await toPin(world, caller);
      // Three at most are pinned; each caller's is taken back by the next.
      for (const pinned of pins.splice(0))
        await world.test.call('DELETE', `/api/community/questions/${pinned}/pin/`, {
          token: world.people.superuser.token,
        });
      pins.push(id);
      return { url: `/api/community/questions/${id}/pin/`, body: { pinned_until: inAWeek(world) } };
    },
  },
  moderation('DELETE /api/community/questions/:id/pin/'),
  moderation('POST /api/community/questions/:id/lock/', () => ({ locked: true })),
  moderation('DELETE /api/community/questions/:id/lock/'),
  moderation('POST /api/community/questions/:id/merge/', async (world) => ({ into: await newQuestion(world) })),
  {
    ...moderation('DELETE /api/community/questions/:id/merge/'),
    send: on('DELETE /api/community/questions/:id/merge/', 'moderator', async (world) => (await mergedInto(world)).id),
  },
  {
    call: 'GET /api/community/questions/:id/merged/',
    send: async (world) => ({ url: `/api/community/questions/${(await merged(world)).into}/merged/` }),
    status: only('member'),
    fields: inside('[].', [
      ...attachment,
      'author_area',
      'author_first_name',
      'author_last_name',
      'author_photo',
      'created_at',
      'description',
      'edited_at',
      'id',
      'is_hidden',
      'merged_at',
      'title',
      'undo_until',
    ]),
  },
  moderation('POST /api/community/questions/:id/retag/', () => ({ tags: ['beams', 'columns'] })),
  {
    call: 'GET /api/community/figures/',
    status: only('moderator'),
    fields: ['hours_to_first_answer', 'questions', 'unanswered'],
  },
  {
    call: 'GET /api/community/tags/',
    send: async (world) => {
      await synonym(world);
      return { url: '/api/community/tags/?search=synonym' };
    },
    status: only('member'),
    fields: [
      'count',
      'next',
      'previous',
      ...inside('results[].', ['id', 'name', 'questions', 'synonyms[].id', 'synonyms[].name']),
    ],
  },
  {
    call: 'POST /api/community/tags/',
    send: () => ({ body: { name: `tag ${(next += 1)}` } }),
    status: only('moderator', 201),
    fields: tagFields,
  },
  {
    call: 'PATCH /api/community/tags/:id/',
    send: on(
      'PATCH /api/community/tags/:id/',
      'moderator',
      (world) => newTag(world),
      () => ({ body: { name: `tag ${(next += 1)}` } }),
    ),
    status: only('moderator'),
    fields: tagFields,
    edits: async (world) => {
      const { token } = world.people.superuser;
      const id = await newTag(world);
      const read = async () => {
        const { results } = await world.get('/api/community/tags/?page_size=100', token);
        for (const { name, synonyms, ...tag } of results) {
          if (tag.id === id) return { name, synonym_of: null };
          const synonym = synonyms.find((one: { id: number }) => one.id === id);
          if (synonym) return { name: synonym.name, synonym_of: name };
        }
        return {};
      };
      return {
        url: `/api/community/tags/${id}/`,
        token,
        read,
        samples: { name: `tag ${(next += 1)}`, synonym_of: `tag ${(next += 1)}` },
      };
    },
  },
  {
    call: 'DELETE /api/community/tags/:id/',
    send: on('DELETE /api/community/tags/:id/', 'moderator', (world) => newTag(world)),
    status: only('moderator', 204),
  },
];

/** Solved by the caller `member`, with a best answer whose author agreed. */
async function solvedByMember(world: World): Promise<number> {
  const { test, people } = world;
  const { token } = people.member;
  const id = await membersQuestion(world);
  const other = await somebody(world);
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

/** One for all callers, since agreeing, publishing and taking back may be done again. */
const solvedThread = once(solvedByMember);
const agreedThread = once(agreedByMember);
const publishedThread = once(agreedByMember);
const of = (make: (world: World) => Promise<number>, path: string) => async (world: World) => ({
  url: `/api/community/questions/${await make(world)}/${path}/`,
});

const publication = ['has_agreed', 'is_public', 'is_ready', 'may_agree', 'question_id'];
/** Who agreed is the moderators' to know. */
const publicationFields = (caller: CallerName) =>
  caller === 'moderator' || caller === 'superuser'
    ? [...publication, ...inside('authors[].', ['has_agreed', 'name', 'part'])]
    : [...publication, 'authors'];
const publicFields = ['author_name', 'category', 'created_at', 'id', 'public_at', 'title'];

const rows: Row[] = [
  ...stewardship,
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
    send: async (world) => {
      await solvedThread(world);
      return {};
    },
    status: only('member'),
    fields: inside('experts[].', ['area_name', 'best_answers', 'full_name', 'id', 'is_verified', 'vote_score']),
  },
  { call: 'GET /api/community/digest/', status: only('member'), fields: ['wanted'] },
  {
    call: 'PATCH /api/community/digest/',
    send: () => ({ body: { wanted: true } }),
    status: only('member'),
    fields: ['wanted'],
    edits: async (world) => {
      const token = await somebody(world);
      return { token, read: () => world.get('/api/community/digest/', token), unlogged: true };
    },
  },
  {
    call: 'GET /api/community/public/',
    send: async (world) => {
      await publicThread(world);
      return {};
    },
    status: publicRead(),
    fields: ['count', 'next', 'previous', ...inside('results[].', [...publicFields, 'answers', 'excerpt'])],
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
  { call: 'GET /api/community/unanswered-count/', status: only('member'), fields: ['unanswered_count'] },
  {
    call: 'GET /api/community/summary/',
    status: only('member'),
    fields: ['all', 'answered', 'solved', 'unanswered', 'urgent', 'version'],
  },
  {
    call: 'GET /api/community/questions/',
    send: async (world) => {
      await thread(world);
      return {};
    },
    status: only('member'),
    fields: ['count', 'next', 'previous', ...inside('results[].', questionFields)],
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
  {
    call: 'POST /api/community/flag/',
    send: async (world, caller) => ({
      body: { content_type: 'question', content_id: await toFlag(world, caller), flag_type: 'unsafe' },
    }),
    status: only('member', 201),
    fields: ['is_hidden', 'message'],
  },
  {
    call: 'GET /api/community/flags/',
    send: async (world) => {
      await reported(world);
      return {};
    },
    status: only('moderator'),
    fields: [
      'count',
      'next',
      'previous',
      ...inside('results[].', [
        ...attachment,
        'author_area',
        'author_first_name',
        'author_last_name',
        'content_id',
        'content_type',
        'created_at',
        'flag_count',
        ...inside('flags[].', ['created_at', 'flag_type', 'flagged_by', 'id', 'reason']),
        'is_hidden',
        'question_id',
        'question_title',
        'text',
      ]),
    ],
  },
  {
    call: 'POST /api/community/flags/:content_type/:content_id/',
    send: async (world, caller) => ({
      url: `/api/community/flags/answer/${await toDecide(world, caller)}/`,
      body: { decision: 'keep' },
    }),
    status: only('moderator'),
    fields: ['message'],
  },
];

export default rows;
