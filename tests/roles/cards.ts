import { cards } from '../../src/features/cards/server/tables';
import { eq } from 'drizzle-orm';
import { makeUser, tokenOf } from '../support/factories';
import { after, inside, on, once, only, publicRead, paged, type Row, type World } from './world';

const verified = ['area_name', 'checked_at', 'full_name', 'membership_id', 'status'];
const card = [...verified, 'code', 'issued_at', 'license_category', 'passport_photo', 'picture_version', 'verify_url'];
const holder = [
  'area_name',
  'card',
  'full_name',
  'id',
  'issued_at',
  'membership_id',
  'passport_photo',
  'reason',
  'revoked_at',
  'status',
  'username',
];
const sheet = ['area_name', 'cards', 'created_at', 'file', 'gone_at', 'id', 'only_unprinted', 'status', 'with_expired'];

/** Returns a member with a card. */
async function cardHolder({ test }: World): Promise<number> {
  const user = await makeUser(test);
  await test.call('GET', '/api/cards/mine/', { token: await tokenOf(test, user) });
  return user.id;
}

const code = once(async (world) => {
  const [found] = await world.test.site.db
    .select()
    .from(cards)
    .where(eq(cards.userId, await cardHolder(world)));
  return found!.code;
});

const onHolder = (call: string, more?: () => object) => on(call, 'registrar', cardHolder, more);
const newSheet = (world: World) => ({ body: { area: world.area.id } });

const rows: Row[] = [
  { call: 'GET /api/cards/mine/', status: only('member'), fields: card },
  { call: 'POST /api/cards/mine/new/', status: only('member', 201), fields: card },
  { call: 'GET /api/cards/mine/card.pdf', status: only('member'), fields: [] },
  { call: 'GET /api/cards/mine/card.png', status: only('member'), fields: [] },
  {
    call: 'GET /api/cards/verify/:code/',
    send: async (world) => ({ url: `/api/cards/verify/${await code(world)}/` }),
    status: publicRead(),
    fields: verified,
  },
  {
    call: 'GET /api/cards/',
    send: after(cardHolder),
    status: only('registrar'),
    fields: paged(holder),
  },
  {
    call: 'GET /api/admin/people/:id/card/',
    // Two cards: the good one, and the one before.
    send: on('GET /api/admin/people/:id/card/', 'registrar', async (world) => {
      const id = await cardHolder(world);
      await world.test.call('POST', `/api/cards/${id}/issue/`, { token: world.people.superuser.token });
      return id;
    }),
    status: only('registrar'),
    fields: [
      'next',
      ...inside('holder.', holder),
      ...inside('results[].', ['id', 'issued_at', 'reason', 'revoked_at']),
    ],
  },
  { call: 'GET /api/cards/export/', status: only('registrar'), fields: [] },
  {
    call: 'POST /api/cards/:userId/revoke/',
    send: onHolder('POST /api/cards/:userId/revoke/', () => ({ body: { reason: 'Reported lost' } })),
    status: only('registrar'),
    fields: ['message'],
  },
  {
    call: 'POST /api/cards/:userId/issue/',
    send: onHolder('POST /api/cards/:userId/issue/'),
    status: only('registrar', 201),
    fields: ['message'],
  },
  {
    call: 'DELETE /api/cards/:userId/issue/',
    send: async (world, caller) => {
      const id = await cardHolder(world);
      await world.test.call('POST', `/api/cards/${id}/issue/`, { token: world.tokenOf(caller) });
      return { url: `/api/cards/${id}/issue/` };
    },
    status: only('registrar', 204),
  },
  { call: 'POST /api/cards/sheet/', send: newSheet, status: only('registrar', 201), fields: sheet },
  {
    call: 'GET /api/cards/sheet/',
    send: once(async (world) => {
      const { token } = world.people.superuser;
      await world.test.call('POST', '/api/cards/sheet/', { token, ...newSheet(world) });
      return {};
    }),
    status: only('registrar'),
    fields: paged(sheet),
  },
  {
    call: 'GET /api/cards/sheet/count/',
    send: ({ area }) => ({ url: `/api/cards/sheet/count/?area=${area.id}` }),
    status: only('registrar'),
    fields: ['count'],
  },
  {
    call: 'GET /api/cards/sheet/:id/',
    send: once(async (world) => {
      const created = await world.test.call('POST', '/api/cards/sheet/', {
        token: world.people.superuser.token,
        ...newSheet(world),
      });
      return { url: `/api/cards/sheet/${created.body.id}/` };
    }),
    status: only('registrar'),
    fields: sheet,
  },
];

export default rows;
