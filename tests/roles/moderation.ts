import { newMember, newQuestion, newAnswer, attachment, questionFields } from './community';
import { after, inside, on, once, only, ownTarget, paged, type Row, type World } from './world';

let next = 0;

/** A flagged answer. */
async function newFlagged(world: World): Promise<number> {
  const id = await newAnswer(world);
  const body = { content_type: 'answer', content_id: id, flag_type: 'spam', reason: 'An advertisement' };
  await world.test.call('POST', '/api/community/flag/', { token: await newMember(world), body });
  return id;
}

const reported = once(newFlagged);
const toDecide = ownTarget('moderator', newFlagged);
const toFlag = ownTarget('member', newQuestion);

/** A question that a superuser merged into another; the other question's id is kept beside it. */
async function mergedInto(world: World): Promise<{ id: number; into: number }> {
  const [id, into] = [await newQuestion(world), await newQuestion(world)];
  await world.test.call('POST', `/api/community/questions/${id}/merge/`, {
    token: world.people.superuser.token,
    body: { into },
  });
  return { id, into };
}

const merged = once(mergedInto);
const toPin = ownTarget('moderator', newQuestion);

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

const rows: Row[] = [
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
    send: after(reported),
    status: only('moderator'),
    fields: paged([
      ...attachment,
      'author_area',
      'author_id',
      'author_first_name',
      'author_last_name',
      'content_id',
      'content_type',
      'created_at',
      'flag_count',
      ...inside('flags[].', ['created_at', 'flag_type', 'flagged_by', 'flagged_by_id', 'id', 'reason']),
      'is_hidden',
      'question_id',
      'question_title',
      'text',
    ]),
  },
  {
    call: 'GET /api/community/flags/export/',
    send: after(reported),
    status: only('moderator'),
    fields: [],
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
  {
    ...moderation('POST /api/community/questions/:id/pin/'),
    send: async (world, caller) => {
      const id = await toPin(world, caller);
      // At most three are pinned; the next caller's pin unpins each.
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
    fields: paged(['id', 'name', 'questions', 'synonyms[].id', 'synonyms[].name']),
  },
  { call: 'GET /api/community/tags/export/', status: only('moderator'), fields: [] },
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

export default rows;
