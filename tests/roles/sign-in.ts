import { makeUser, password } from '../support/factories';
import { only, openPost, publicRead, type Row, type World } from './world';

let next = 0;
const email = () => `role${(next += 1)}@example.test`;

const sessionUser = [
  'user.email',
  'user.full_name',
  'user.id',
  'user.is_area_admin',
  'user.is_member',
  'user.is_staff',
  'user.is_superuser',
  'user.membership_id',
  'user.role',
  'user.username',
];

async function resetToken({ test }: World): Promise<{ id: number; token: string }> {
  const { resetTokens } = await import('../../src/features/sign-in/server/tables');
  const { hashToken, newToken } = await import('../../src/features/sign-in/server/tokens');
  const user = await makeUser(test);
  const token = newToken();
  const expiresAt = new Date(test.clock.now().getTime() + 3_600_000);
  await test.site.db.insert(resetTokens).values({ userId: user.id, tokenHash: hashToken(token), expiresAt });
  return { id: user.id, token };
}

async function notMeToken({ test }: World): Promise<string> {
  const { notMeLinks } = await import('../../src/features/sign-in/server/tables');
  const { hashToken, newToken } = await import('../../src/features/sign-in/server/tokens');
  const token = newToken();
  const createdAt = test.clock.now();
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  await test.site.db
    .insert(notMeLinks)
    .values({ userId: (await makeUser(test)).id, tokenHash: hashToken(token), createdAt, expiresAt });
  return token;
}

const rows: Row[] = [
  {
    call: 'POST /api/auth/login/',
    send: async ({ test }) => ({ body: { email_or_member_id: (await makeUser(test)).email, password } }),
    status: openPost(200),
    fields: ['refresh_token', 'token', ...sessionUser],
  },
  {
    call: 'POST /api/auth/refresh/',
    send: async ({ test }) => {
      const body = { email_or_member_id: (await makeUser(test)).email, password };
      const { refresh_token } = (await test.call('POST', '/api/auth/login/', { body })).body;
      return { body: { refresh_token } };
    },
    status: openPost(200),
    fields: ['refresh_token', 'token', ...sessionUser],
  },
  {
    call: 'POST /api/auth/logout/',
    // Open to anyone with a refresh token (login.db.test.ts); without any token there is nothing to end.
    send: async (world, caller) => ({ token: await world.freshToken(caller) }),
    status: only('approved'),
    fields: ['message'],
  },
  {
    call: 'POST /api/auth/forgot-password/',
    send: () => ({ body: { email: email() } }),
    status: openPost(200),
    fields: ['message'],
  },
  {
    call: 'GET /api/auth/verify-reset-token/:uid/:token/',
    send: async (world) => {
      const { id, token } = await resetToken(world);
      return { url: `/api/auth/verify-reset-token/${id}/${token}/` };
    },
    status: publicRead(),
    fields: ['email', 'message', 'valid'],
  },
  {
    call: 'POST /api/auth/reset-password/:uid/:token/',
    send: async (world) => {
      const { id, token } = await resetToken(world);
      const body = { new_password: 'brand new', confirm_password: 'brand new' };
      return { url: `/api/auth/reset-password/${id}/${token}/`, body };
    },
    status: openPost(200),
    fields: ['message'],
  },
  {
    call: 'POST /api/password-reset-confirm/',
    send: async (world) => {
      const { id, token } = await resetToken(world);
      return { body: { uid: String(id), token, password: 'brand new' } };
    },
    status: openPost(200),
    fields: ['message'],
  },
  {
    call: 'POST /api/auth/not-me/',
    send: async (world) => ({ body: { token: await notMeToken(world) } }),
    status: openPost(200),
    fields: ['message'],
  },
  {
    call: 'POST /api/change-password/',
    // A wrong one: the right one would end everyone's session here (passwords.db.test.ts tests that).
    send: () => ({ body: { current_password: 'not it', new_password: 'brand new' } }),
    status: only('approved', 400),
  },
  {
    call: 'POST /api/auth/change-password/',
    send: () => ({ body: { old_password: 'not it', new_password: 'brand new', confirm_password: 'brand new' } }),
    status: only('approved', 400),
  },
];

export default rows;
