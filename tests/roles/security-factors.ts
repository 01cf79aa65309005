import { Secret, TOTP } from 'otpauth';
import { makeUser, tokenOf } from '../support/factories';
import { asSoftKey } from '../support/soft-key';
import { inside, on, only, openPost, type CallerName, type Row, type World } from './world';

const sessionUser = [
  'refresh_token',
  'token',
  ...inside('user.', [
    'email',
    'full_name',
    'id',
    'is_area_admin',
    'is_member',
    'is_staff',
    'is_superuser',
    'membership_id',
    'role',
    'username',
  ]),
];
const passkeyFields = ['created_at', 'id', 'last_used_at', 'name', 'synced', 'updated_at'];
const signOptions = ['allowCredentials', 'challenge', 'rpId', 'timeout', 'userVerification'];

/** Returns a new person of the caller's role: factors belong to the caller, and change what the next calls require. */
async function fresh({ test, people }: World, caller: CallerName) {
  if (caller === 'visitor' || caller === 'pending') return undefined;
  const { role, areaId } = people[caller].user;
  const user = await makeUser(test, { role, areaId });
  return { user, token: await tokenOf(test, user) };
}

/** Returns a passkey of a new person of the caller's kind: its address, and the person's token. */
async function ownPasskey(world: World, caller: CallerName) {
  const person = await fresh(world, caller);
  const key = await asSoftKey(world.test, person?.token);
  return { token: person?.token ?? world.tokenOf(caller), url: `/api/security/passkeys/${key.id}/` };
}

/** The same person, with an authenticator app begun or set up. */
async function withApp(world: World, caller: CallerName, confirmed: boolean) {
  const person = await fresh(world, caller);
  if (!person) return undefined;
  const { secret } = (await world.test.call('POST', '/api/security/totp/', { token: person.token })).body as {
    secret: string;
  };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: world.test.clock.now().getTime(),
  });
  if (!confirmed) return { ...person, code, codes: [] as string[] };
  const { codes } = (
    await world.test.call('POST', '/api/security/totp/confirm/', { token: person.token, body: { code } })
  ).body as { codes: string[] };
  return { ...person, code, codes };
}

const asFresh = async (world: World, caller: CallerName) => ({
  token: (await fresh(world, caller))?.token ?? world.tokenOf(caller),
});

const enrolledPerson = async (world: World) => (await withApp(world, 'admin', true))!.user.id;

const rows: Row[] = [
  {
    call: 'POST /api/auth/second-factor/',
    send: async (world) => {
      const { user, codes } = (await withApp(world, 'member', true))!;
      const { body } = await world.test.call('POST', '/api/auth/login/', {
        body: { email_or_member_id: user.email, password: 'correct horse' },
      });
      return { body: { ticket: body.ticket, code: codes[0], method: 'recovery' } };
    },
    status: openPost(200),
    fields: sessionUser,
  },
  { call: 'POST /api/auth/passkey/options/', status: openPost(200), fields: signOptions },
  {
    call: 'POST /api/auth/passkey/login/',
    send: async ({ test }) => {
      const key = await asSoftKey(test);
      return { body: await key.sign('POST', '/api/auth/passkey/options/') };
    },
    status: openPost(200),
    fields: sessionUser,
  },
  {
    call: 'GET /api/users/:id/second-factor/',
    send: on('GET /api/users/:id/second-factor/', 'superuser', enrolledPerson),
    status: only('superuser'),
    fields: ['since'],
  },
  {
    call: 'POST /api/users/:id/reset-second-factor/',
    send: on('POST /api/users/:id/reset-second-factor/', 'superuser', enrolledPerson, () => ({
      body: { reason: 'Lost the phone' },
    })),
    status: only('superuser'),
    fields: ['message'],
  },
  {
    call: 'GET /api/security/',
    send: async (world, caller) => ({ token: (await withApp(world, caller, true))?.token ?? world.tokenOf(caller) }),
    status: only('approved'),
    fields: (caller) => [
      'codes_left',
      'due',
      'passkeys',
      'proof_asked',
      'rule',
      'totp_since',
      ...(caller === 'superuser' ? inside('staff.', ['enrolled', 'of']) : ['staff']),
    ],
  },
  { call: 'POST /api/security/totp/', send: asFresh, status: only('approved'), fields: ['secret', 'uri'] },
  {
    call: 'POST /api/security/totp/confirm/',
    send: async (world, caller) => {
      const person = await withApp(world, caller, false);
      return { token: person?.token ?? world.tokenOf(caller), body: { code: person?.code ?? '123456' } };
    },
    status: only('approved'),
    fields: ['codes[]'],
  },
  {
    call: 'DELETE /api/security/totp/',
    send: async (world, caller) => ({ token: (await withApp(world, caller, true))?.token ?? world.tokenOf(caller) }),
    status: only('approved', 204),
  },
  {
    call: 'POST /api/security/codes/',
    send: async (world, caller) => ({ token: (await withApp(world, caller, true))?.token ?? world.tokenOf(caller) }),
    status: only('approved'),
    fields: ['codes[]'],
  },
  {
    call: 'POST /api/security/proof/',
    send: async (world, caller) => ({ ...(await asFresh(world, caller)), body: { password: 'correct horse' } }),
    status: only('approved'),
    fields: ['proved_until'],
  },
  { call: 'POST /api/security/proof/options/', send: asFresh, status: only('approved'), fields: signOptions },
  {
    call: 'POST /api/security/passkeys/options/',
    send: asFresh,
    status: only('approved'),
    fields: [
      'attestation',
      'challenge',
      'excludeCredentials',
      'timeout',
      ...inside('authenticatorSelection.', ['requireResidentKey', 'residentKey', 'userVerification']),
      ...inside('pubKeyCredParams[].', ['alg', 'type']),
      ...inside('rp.', ['id', 'name']),
      ...inside('user.', ['displayName', 'id', 'name']),
    ],
  },
  {
    call: 'POST /api/security/passkeys/',
    send: async (world, caller) => {
      const person = await fresh(world, caller);
      const key = await asSoftKey(
        world.test,
        person?.token ?? (await tokenOf(world.test, await makeUser(world.test))),
        {
          register: false,
        },
      );
      return { token: person?.token ?? world.tokenOf(caller), body: { name: 'My phone', passkey: await key.make() } };
    },
    status: only('approved', 201),
    fields: ['codes[]', ...inside('passkey.', passkeyFields)],
  },
  {
    call: 'PATCH /api/security/passkeys/:id/',
    send: async (world, caller) => {
      return { ...(await ownPasskey(world, caller)), body: { name: 'My watch' } };
    },
    status: only('approved'),
    fields: passkeyFields,
    edits: async ({ test }) => {
      const { id, token } = await asSoftKey(test);
      const read = async () =>
        ((await test.call('GET', '/api/security/', { token })).body as { passkeys: Record<string, unknown>[] })
          .passkeys[0]!;
      return { url: `/api/security/passkeys/${id}/`, token, read };
    },
  },
  {
    call: 'DELETE /api/security/passkeys/:id/',
    send: ownPasskey,
    status: only('approved', 204),
  },
];

export default rows;
