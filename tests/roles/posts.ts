import { formOf, picture } from '../support/factories';
import { after, inside, once, only, publicRead, paged, type CallerName, type Row, type World } from './world';

const newsRow = ['excerpt', 'id', 'pinned', 'published_at', 'title'];
const files = inside('files[].', ['id', 'name', 'size', 'type', 'url']);
const circularRow = [...newsRow, 'ack_at', 'needs_ack', 'read_at', 'urgent'];
const circular = [...circularRow, 'body', 'updated_at', ...files];
const officeRow = [
  'acknowledged',
  'area_id',
  'area_name',
  'author_id',
  'author_name',
  'file_count',
  'id',
  'kind',
  'needs_ack',
  'pinned_until',
  'publish_at',
  'read',
  'state',
  'title',
  'title_ml',
  'told',
  'updated_at',
  'urgent',
];
const audience = ['audience.all', 'audience.areas[]', 'audience.positions', 'audience.roles', 'audience.units'];
const office = [...officeRow, ...audience, 'body', 'body_ml', 'created_at'];

const call =
  ({ test, people }: World) =>
  (method: 'GET' | 'POST', path: string, more: object = {}) =>
    test.call(method, path, { token: people.superuser.token, ...more });

/** Returns a draft of the superuser for the area of most people here, with a file if wanted. */
async function draft(world: World, more: object = {}, withFile = false): Promise<number> {
  const body = { kind: 'circular', title: 'T', body: 'B', audience: { areas: [world.area.id] }, ...more };
  const { id } = (await call(world)('POST', '/api/admin/posts/', { body })).body;
  if (withFile)
    await call(world)('POST', `/api/admin/posts/${id}/files/`, {
      form: formOf({}, { file: { bytes: await picture() } }),
    });
  return id;
}

/** Returns a draft of the area admin's: other admins of the area may edit it, and no admin of another area. */
const ofArea = async (world: World): Promise<number> =>
  (
    await world.test.call('POST', '/api/admin/posts/', {
      token: world.people['area admin'].token,
      body: { kind: 'circular', title: 'T', body: 'B' },
    })
  ).body.id;

async function published(world: World, more: object = {}, withFile = false): Promise<number> {
  const id = await draft(world, more, withFile);
  await call(world)('POST', `/api/admin/posts/${id}/publish/`);
  return id;
}

const news = once((world) => published(world, { kind: 'news', audience: { all: true } }, true));
const toAll = once((world) => published(world, { audience: { all: true } }));
const toConfirm = once((world) => published(world, { needs_ack: true }, true));

/** Readable for the members of the area only: the other area's admin may not read it. */
const readers = { ...only('member'), 'other area admin': 404 };
/** The callers who look after posts of the area. */
const keepers = (status = 200) => ({ ...only('staff-or-area-admin', status), 'other area admin': 404 });

const drafts = once(async (world) => {
  for (const by of ['area admin', 'other area admin'] as const) {
    await world.test.call('POST', '/api/admin/posts/', {
      token: world.people[by].token,
      body: { kind: 'circular', title: 'T', body: 'B' },
    });
  }
});
const sharedPost = once(ofArea);
const owned =
  (path: string, send: () => object | Promise<object> = () => ({}), make = ofArea) =>
  async (world: World, caller: CallerName) => {
    const uses = keepers()[caller] === 200;
    return { url: `/api/admin/posts/${uses ? await make(world) : await sharedPost(world)}/${path}`, ...(await send()) };
  };
const openedByArea = async (world: World): Promise<number> => {
  const id = await ofArea(world);
  await call(world)('POST', `/api/admin/posts/${id}/publish/`);
  return id;
};

const receiptFields = [
  ...inside('results[].', [
    'ack_at',
    'area_name',
    'full_name',
    'membership_id',
    'phone',
    'read_at',
    'told_at',
    'unit_name',
    'user_id',
  ]),
  ...inside('counts.', ['acknowledged', 'people', 'read', 'read_in_time', 'told']),
];

const rows: Row[] = [
  {
    call: 'GET /api/news/',
    send: after(news),
    status: publicRead(),
    fields: paged(newsRow),
  },
  {
    call: 'GET /api/news/:id/',
    send: async (world) => ({ url: `/api/news/${await news(world)}/` }),
    status: publicRead(),
    fields: [...newsRow, 'body', 'updated_at', ...files],
  },
  {
    call: 'GET /api/circulars/',
    send: after(toConfirm, toAll),
    status: only('member'),
    fields: ['unread_count', ...paged([...circularRow, 'file_count'])],
  },
  {
    call: 'GET /api/circulars/offline/',
    send: after(toConfirm, toAll),
    status: only('member'),
    fields: ['unread_count', ...inside('circulars[].', [...circularRow, 'body', 'file_count', 'updated_at'])],
  },
  {
    call: 'GET /api/circulars/:id/',
    send: async (world) => ({ url: `/api/circulars/${await toConfirm(world)}/` }),
    status: readers,
    fields: circular,
  },
  {
    call: 'POST /api/circulars/:id/ack/',
    send: async (world) => ({ url: `/api/circulars/${await toConfirm(world)}/ack/` }),
    status: readers,
    fields: circular,
  },
  {
    call: 'GET /api/admin/posts/',
    send: async (world) => {
      await drafts(world);
      return { url: '/api/admin/posts/?kind=circular&state=draft' };
    },
    status: only('staff-or-area-admin'),
    fields: paged([...officeRow, ...audience]),
  },
  {
    call: 'GET /api/admin/posts/export/',
    send: after(drafts),
    status: only('staff-or-area-admin'),
    fields: [],
  },
  {
    call: 'POST /api/admin/posts/',
    send: (world, caller) => ({
      body: {
        kind: 'circular',
        title: 'T',
        body: 'B',
        audience: { areas: [caller === 'other area admin' ? world.otherArea.id : world.area.id] },
      },
    }),
    status: only('staff-or-area-admin', 201),
    fields: [...office, 'files'],
  },
  { call: 'GET /api/admin/posts/audience/', status: only('staff-or-area-admin'), fields: ['area_id', 'count'] },
  { call: 'GET /api/admin/posts/:id/', send: owned(''), status: keepers(), fields: [...office, 'files'] },
  {
    call: 'PATCH /api/admin/posts/:id/',
    send: owned('', () => ({ body: { title: 'Another' } })),
    status: keepers(),
    fields: [...office, 'files'],
    edits: async (world) => {
      const id = await draft(world);
      const { otherArea } = world;
      const samples = {
        audience: { all: false, areas: [otherArea.id], units: [], roles: ['member'], positions: ['President'] },
      };
      return { url: `/api/admin/posts/${id}/`, read: () => world.get(`/api/admin/posts/${id}/`), samples };
    },
  },
  { call: 'DELETE /api/admin/posts/:id/', send: owned(''), status: keepers(204) },
  { call: 'GET /api/admin/posts/:id/audience/', send: owned('audience/'), status: keepers(), fields: ['count'] },
  {
    call: 'POST /api/admin/posts/:id/publish/',
    send: owned('publish/'),
    status: keepers(),
    fields: [...office, 'files'],
  },
  {
    call: 'POST /api/admin/posts/:id/archive/',
    send: owned('archive/', undefined, openedByArea),
    status: keepers(),
    fields: [...office, 'files'],
  },
  {
    call: 'DELETE /api/admin/posts/:id/archive/',
    send: async (world, caller) => {
      const id = await openedByArea(world);
      await world.test.call('POST', `/api/admin/posts/${id}/archive/`, { token: world.tokenOf(caller) });
      return { url: `/api/admin/posts/${id}/archive/` };
    },
    status: keepers(204),
  },
  {
    call: 'POST /api/admin/posts/:id/remind/',
    send: owned('remind/', undefined, openedByArea),
    status: keepers(),
    fields: ['count'],
  },
  {
    call: 'GET /api/admin/posts/:id/receipts/',
    send: owned('receipts/'),
    status: keepers(),
    fields: ['count', 'next', 'previous', ...receiptFields],
  },
  { call: 'GET /api/admin/posts/:id/receipts/export/', send: owned('receipts/export/'), status: keepers(), fields: [] },
  {
    call: 'POST /api/admin/posts/:id/files/',
    send: owned('files/', async () => ({ form: formOf({}, { file: { bytes: await picture() } }) })),
    status: keepers(201),
    fields: [...office, ...files],
  },
  {
    call: 'DELETE /api/admin/posts/:id/files/:fileId/',
    send: async (world, caller) => {
      const id = keepers()[caller] === 200 ? await ofArea(world) : await sharedPost(world);
      const form = formOf({}, { file: { bytes: await picture() } });
      const { body } = await call(world)('POST', `/api/admin/posts/${id}/files/`, { form });
      return { url: `/api/admin/posts/${id}/files/${body.files?.at(-1)?.id ?? 1}/` };
    },
    status: keepers(),
    fields: [...office, 'files'],
  },
];

export default rows;
