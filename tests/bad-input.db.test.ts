import { beforeAll, expect, test } from 'vitest';
import {
  changePasswordSchema,
  changePasswordTwiceSchema,
  forgotSchema,
  loginSchema,
  notMeSchema,
  refreshSchema,
  resetConfirmSchema,
  resetSchema,
} from '../src/features/sign-in/contract/forms';
import { correctionSchema, recommendationSchema } from '../src/features/applications/contract/applications';
import { secondStepSchema } from '../src/features/sign-in/contract/second-step';
import { simpleProfileSchema, profilePatchSchema } from '../src/features/people/contract/forms';
import { addressesSchema, simpleRegistrationSchema, wizardSchema } from '../src/features/applications/contract/forms';
import { userPatchSchema } from '../src/features/people/contract/people';
import { cardHoldersQuery } from '../src/features/cards/contract';
import { revokeForm, sheetForm } from '../src/features/cards/contract/forms';
import { inviteForm } from '../src/features/outreach/contract/invitations';
import { answerEditForm, answerForm, questionEditForm, questionForm } from '../src/features/community/contract/forms';
import { flagForm } from '../src/features/moderation/contract/flags';
import { deathForm } from '../src/features/person/contract';
import { consentForm, nomineeForm, openNomineeForm } from '../src/features/privacy/contract';
import {
  lockForm,
  mergeForm,
  pinForm,
  retagForm,
  tagEditForm,
  tagForm,
} from '../src/features/moderation/contract/stewardship';
import { type Answer, testApp } from './support/app';
import { allCalls } from './support/calls';
import { formOf, makeUser, newPeople, password, picture, signIn, userByEmail } from './support/factories';
import { fieldsOf, testNonsense, type Body, type Form } from './support/nonsense';
import { createSubscription } from './support/push-service';
import { filledWizard } from './support/wizard';

/*
 * Every field of every form of joining, signing in, profiles, people, areas and units, and of the board and its
 * notices, with everything that is not a value for it: a clear 4xx, or text that is stored exactly as it was typed.
 * Never a 5xx, never half of a record.
 */
const site = testApp();
let photo: Buffer;
let place: { area: number; unit: number };
let member: Awaited<ReturnType<typeof signIn>>;
let superuser: typeof member;
/** Adds a question and an answer by the superuser. */
let thread: { question: number; answer: number };
let next = 0;

/** A new person each time, because each has limits of their own, or is used up. */
const anotherMember = newPeople(site, 'member');
const anotherApplicant = newPeople(site, 'user', { isApproved: false });

beforeAll(async () => {
  const [first] = (await site.call('GET', '/api/unit/')).body as { id: number; units: { id: number }[] }[];
  place = { area: first!.id, unit: first!.units[0]!.id };
  photo = await picture('jpeg');
  member = await signIn(site, 'member', { areaId: place.area, unitId: place.unit });
  superuser = await signIn(site, 'superuser');
  const question = (await post('/api/community/questions/', { description: 'What is no value?' }, superuser.token)).body
    .id as number;
  const answer = (
    await post('/api/community/answers/', { question_id: question, answer_text: 'This.' }, superuser.token)
  ).body.id as number;
  thread = { question, answer };
});

const from = () => `10.${(next >> 8) & 255}.${next & 255}.9`;
const post = (url: string, body: unknown, token?: string) => site.call('POST', url, { body, token, from: from() });
const ask = async (description: string, token: string) => {
  const question = { description: `${description} ${(next += 1)}`, force: true };
  return (await post('/api/community/questions/', question, token)).body.id as number;
};
const userOf = async (id: number) =>
  (await site.call('GET', `/api/users/${id}/`, { token: superuser.token })).body as Body;

let email = '';
let createdPost: Body = {};
const asMember = async (url: string) => (await site.call('GET', url, { token: member.token })).body as Body;
const applicant = async (field: string) => {
  const found = await userByEmail(site, email);
  return found && (await userOf(found.id))[field];
};

const decided = async (body: Body) => {
  const { user: waiting } = await anotherApplicant();
  return post(`/api/admin/applications/${waiting.id}/decision/`, body, superuser.token);
};

/** Returns a member whose card can be revoked. */
const cardHolder = async () => {
  const one = await anotherMember();
  await site.call('GET', '/api/cards/mine/', { token: one.token });
  return one.user.id;
};

const forms: Form[] = [
  {
    name: 'a person’s consents',
    fields: fieldsOf(consentForm),
    send: (change) =>
      site.call('PUT', '/api/privacy/consents/', {
        token: member.token,
        body: { purpose: 'public_answers', version: 1, given: true, ...change },
      }),
  },
  {
    name: 'a nominee',
    fields: fieldsOf(nomineeForm),
    send: (change) =>
      site.call('PUT', '/api/privacy/nominee/', {
        token: member.token,
        body: { name: 'Latha', relation: 'Wife', phone: '9447012345', ...change },
      }),
    stored: async (field) => ((await asMember('/api/privacy/')).nominee as Body)[field],
  },
  {
    name: 'a nominee that is opened',
    fields: fieldsOf(openNomineeForm),
    send: (change) =>
      post(`/api/admin/people/${member.user.id}/nominee/`, { reason: 'Died', ...change }, superuser.token),
  },
  {
    name: 'a death',
    fields: fieldsOf(deathForm),
    send: async (change) => post(`/api/admin/people/${(await makeUser(site)).id}/deceased/`, change, superuser.token),
  },
  {
    name: 'a card that is taken back',
    fields: fieldsOf(revokeForm),
    send: async (change) =>
      post(`/api/cards/${await cardHolder()}/revoke/`, { reason: 'Reported lost', ...change }, superuser.token),
  },
  {
    name: 'a printing sheet of cards',
    fields: fieldsOf(sheetForm),
    send: (change) => post('/api/cards/sheet/', { area: place.area, ...change }, superuser.token),
  },
  {
    name: 'the office’s list of cards',
    fields: fieldsOf(cardHoldersQuery),
    textsOnly: true,
    send: (change) =>
      site.call('GET', `/api/cards/?${new URLSearchParams(change as Record<string, string>)}`, {
        token: superuser.token,
      }),
  },
  ...allCalls
    .filter(({ method, path, query }) => method === 'GET' && path.endsWith('/export/') && !path.includes(':') && query)
    .map(({ path, query }): Form => ({
      name: `the filters of ${path}`,
      fields: fieldsOf(query!),
      textsOnly: true,
      send: (change) =>
        site.call('GET', `${path}?${new URLSearchParams(change as Record<string, string>)}`, {
          token: superuser.token,
        }),
    })),
  {
    name: 'a code to be checked',
    fields: ['code'],
    textsOnly: true,
    send: ({ code }) => {
      next += 1;
      return site.call('GET', `/api/cards/verify/${encodeURIComponent(String(code).replace('\ud800', ''))}/`, {
        from: from(),
      });
    },
  },
  {
    name: 'the wizard',
    fields: [...fieldsOf(wizardSchema), 'first_name', 'last_name', 'username'],
    textsOnly: true,
    send: (change) => {
      email = `wizard${(next += 1)}@example.test`;
      const good = {
        full_name: 'Anil Kumar',
        email,
        phone: String(6_000_000_000 + next),
        ...filledWizard(place, password),
      };
      const form = formOf({ ...good, ...(change as Record<string, string>) }, { passport_photo: { bytes: photo } });
      return site.call('POST', '/api/auth/register/', { form, from: from() });
    },
    stored: applicant,
  },
  {
    name: 'the check of e-mail and phone',
    fields: fieldsOf(addressesSchema),
    send: (change) => post('/api/auth/register/check/', { email: 'free@example.test', phone: '6100000000', ...change }),
  },
  {
    name: 'the simple form',
    fields: fieldsOf(simpleRegistrationSchema),
    send: (change) => {
      email = `simple${(next += 1)}@example.test`;
      const good = {
        username: `simple${next}`,
        email,
        phone: String(6_000_000_000 + next),
        area: 'Alathur',
        unit: 'Nemmara',
        role: 'admin',
      };
      return post('/api/register/', { ...good, ...change });
    },
    stored: (field) => applicant(field),
  },
  {
    name: 'the caller’s profile',
    fields: fieldsOf(profilePatchSchema),
    send: (change) => site.call('PATCH', '/api/profile/update/', { token: member.token, body: change }),
    stored: async (field) => (await userOf(member.user.id))[field],
  },
  {
    name: 'the simple profile',
    fields: fieldsOf(simpleProfileSchema),
    send: (change) => {
      const body = { name: 'Person', phone: member.user.phone, area: place.area, ...change };
      return site.call('PATCH', '/api/update-profile/', { token: member.token, body });
    },
    stored: async (field) => (await userOf(member.user.id))[field === 'name' ? 'full_name' : field],
  },
  {
    name: 'another person’s profile',
    fields: fieldsOf(userPatchSchema),
    send: (change) => site.call('PATCH', `/api/users/${member.user.id}/`, { token: superuser.token, body: change }),
    stored: async (field) => (await userOf(member.user.id))[field],
  },
  {
    name: 'a new area',
    fields: ['name', 'name_ml'],
    send: (change) => post('/api/areas/', { name: `Area ${(next += 1)}`, ...change }, superuser.token),
  },
  {
    name: 'an edit of an area',
    fields: ['name', 'name_ml', 'updated_at'],
    send: (change) => site.call('PATCH', `/api/areas/${place.area}/`, { token: superuser.token, body: change }),
  },
  {
    name: 'a new unit',
    fields: ['name', 'name_ml', 'area'],
    send: (change) =>
      post('/api/unit/create/', { name: `Unit ${(next += 1)}`, area: place.area, ...change }, superuser.token),
  },
  {
    name: 'an edit of a unit',
    fields: ['name', 'name_ml'],
    send: (change) => site.call('PATCH', `/api/unit/edit/${place.unit}/`, { token: superuser.token, body: change }),
  },
  {
    name: 'read notices',
    fields: ['ids'],
    send: ({ ids }) => post('/api/notifications/read/', { ids: [ids] }, member.token),
  },
  {
    name: 'a subscription to push',
    fields: ['endpoint', 'keys', 'expirationTime', 'names'],
    send: (change) =>
      post(
        '/api/notifications/push/',
        { ...createSubscription('https://fcm.googleapis.com/a').json, ...change },
        member.token,
      ),
  },
  {
    name: 'the end of a subscription to push',
    fields: ['endpoint'],
    send: (change) => site.call('DELETE', '/api/notifications/push/', { token: member.token, body: change }),
  },
  {
    name: 'the login',
    fields: fieldsOf(loginSchema),
    send: (change) => {
      next += 1;
      return post('/api/auth/login/', { email_or_member_id: 'unknown@example.test', password: 'x', ...change });
    },
  },
  {
    name: 'the second step of a login',
    fields: fieldsOf(secondStepSchema),
    send: (change) =>
      post('/api/auth/second-factor/', { ticket: 'unknown ticket', code: '123456', method: 'totp', ...change }),
  },
  {
    name: 'a code that confirms an authenticator app',
    fields: ['code'],
    send: async (change) =>
      post('/api/security/totp/confirm/', { code: '123456', ...change }, (await anotherMember()).token),
  },
  {
    name: 'a proof',
    fields: ['password', 'code', 'method', 'passkey'],
    send: async (change) => post('/api/security/proof/', change, (await anotherMember()).token),
  },
  {
    name: 'a new passkey',
    fields: ['name', 'passkey'],
    send: async (change) =>
      post('/api/security/passkeys/', { name: 'Phone', passkey: {}, ...change }, (await anotherMember()).token),
  },
  {
    name: 'a login with a passkey',
    fields: ['id', 'rawId', 'type', 'response'],
    send: (change) =>
      post('/api/auth/passkey/login/', {
        id: 'a',
        rawId: 'a',
        type: 'public-key',
        response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
        ...change,
      }),
  },
  {
    name: 'the reset of a second factor',
    fields: ['reason'],
    send: async (change) => {
      const { user } = await anotherMember();
      return post(
        `/api/users/${user.id}/reset-second-factor/`,
        { reason: 'Lost', ...change },
        (await signIn(site, 'superuser')).token,
      );
    },
  },
  { name: 'a logout', fields: ['refresh_token'], send: (change) => post('/api/auth/logout/', change) },
  { name: 'a refresh', fields: fieldsOf(refreshSchema), send: (change) => post('/api/auth/refresh/', change) },
  {
    name: 'a forgotten password',
    fields: fieldsOf(forgotSchema),
    send: (change) => {
      next += 1;
      return post('/api/auth/forgot-password/', change);
    },
  },
  {
    name: 'a reset',
    fields: fieldsOf(resetSchema),
    send: (change) => {
      next += 1;
      return post('/api/auth/reset-password/1/abc/', { new_password: password, confirm_password: password, ...change });
    },
  },
  {
    name: 'a reset, stand-alone',
    fields: fieldsOf(resetConfirmSchema),
    send: (change) => {
      next += 1;
      return post('/api/password-reset-confirm/', { uid: '1', token: 'abc', password, ...change });
    },
  },
  {
    name: 'a link that reports an unknown login',
    fields: fieldsOf(notMeSchema),
    send: (change) => {
      next += 1;
      return post('/api/auth/not-me/', { token: 'abc', ...change });
    },
  },
  {
    name: 'a change of password',
    fields: fieldsOf(changePasswordSchema),
    send: async (change) => {
      // A new person each time: guessing is rate-limited.
      const { token } = await anotherMember();
      return post('/api/change-password/', { current_password: 'not it', new_password: 'quite new', ...change }, token);
    },
  },
  {
    name: 'a change of password, typed twice',
    fields: fieldsOf(changePasswordTwiceSchema),
    send: async (change) => {
      const { token } = await anotherMember();
      const good = { old_password: 'not it', new_password: 'quite new', confirm_password: 'quite new' };
      return post('/api/auth/change-password/', { ...good, ...change }, token);
    },
  },
  {
    name: 'an approval',
    fields: ['role'],
    send: async (change) => {
      const { user: waiting } = await anotherApplicant();
      return post(`/api/admin/approve-user/${waiting.id}/`, change, superuser.token);
    },
  },
  {
    name: 'a decision to approve',
    fields: ['decision', 'role', 'area', 'unit', 'position', 'confirmed'],
    send: async (change) => decided({ decision: 'approve', confirmed: true, ...change }),
  },
  {
    name: 'a position with a decision',
    fields: ['title', 'level'],
    send: async (change) =>
      decided({ decision: 'approve', confirmed: true, position: { title: 'Secretary', level: 'district', ...change } }),
  },
  {
    name: 'a decision to send back for correction',
    fields: ['fields', 'note'],
    send: async (change) =>
      decided({ decision: 'correct', fields: ['pin'], note: 'Please look at it again.', ...change }),
  },
  {
    name: 'a rejection',
    fields: ['note'],
    send: async (change) => decided({ decision: 'reject', note: 'Not from this district.', ...change }),
  },
  {
    name: 'many approvals',
    fields: ['ids'],
    send: ({ ids }) => post('/api/admin/applications/bulk/', { ids: [ids] }, superuser.token),
  },
  {
    name: 'approvals to take back',
    fields: ['ids'],
    send: ({ ids }) => post('/api/admin/applications/undo/', { ids: [ids] }, superuser.token),
  },
  {
    name: 'confirmations of several licences',
    fields: ['ids', 'updated_at'],
    send: ({ ids = 1, updated_at: read }) =>
      post('/api/licences/confirm/', { ids: [ids], ...(read !== undefined && { updated_at: read }) }, superuser.token),
  },
  {
    name: 'a recommendation',
    fields: fieldsOf(recommendationSchema),
    send: async (change) => {
      const waiting = await makeUser(site, { isApproved: false, role: 'user', areaId: place.area });
      return post(
        `/api/area-admin/applicants/${waiting.id}/recommendation/`,
        { verdict: 'recommend', ...change },
        superuser.token,
      );
    },
  },
  {
    name: 'a correction',
    fields: fieldsOf(correctionSchema),
    send: (change) => post('/api/applications/correct/none/', change),
  },
  { name: 'a confirmed address', fields: ['token'], send: (change) => post('/api/applications/confirm/', change) },
  {
    name: 'a question',
    fields: fieldsOf(questionForm),
    send: (change) =>
      posted('/api/community/questions/', { description: `Question ${(next += 1)}`, force: true, ...change }),
    stored: async (field) => (await asMember(`/api/community/questions/${createdPost.id as number}/`))[field],
  },
  {
    name: 'a question sent as a form',
    fields: fieldsOf(questionForm),
    textsOnly: true,
    send: async (change) => {
      const form = formOf(
        { description: `Question ${(next += 1)}`, force: 'true', ...(change as Record<string, string>) },
        {},
      );
      return site.call('POST', '/api/community/questions/', { form, token: (await anotherMember()).token });
    },
  },
  {
    name: 'an answer',
    fields: fieldsOf(answerForm),
    send: (change) =>
      posted('/api/community/answers/', { question_id: thread.question, answer_text: 'It depends.', ...change }),
    stored: async (field) => createdPost[field],
  },
  {
    name: 'an edit of a question',
    fields: fieldsOf(questionEditForm),
    send: (change) =>
      edited('/api/community/questions/', { description: `Question ${(next += 1)}`, force: true }, change),
    stored: async (field) => createdPost[field],
  },
  {
    name: 'an edit of an answer',
    fields: fieldsOf(answerEditForm),
    send: (change) =>
      edited('/api/community/answers/', { question_id: thread.question, answer_text: 'It depends.' }, change),
    stored: async (field) => createdPost[field],
  },
  ...[
    { name: 'a pin', form: pinForm, url: 'pin/' },
    { name: 'a lock', form: lockForm, url: 'lock/' },
    { name: 'a merge', form: mergeForm, url: 'merge/' },
    { name: 'other tags', form: retagForm, url: 'retag/' },
  ].map(({ name, form, url }): Form => ({
    name,
    fields: fieldsOf(form),
    send: async (change) => {
      const question = await ask('Moderated', superuser.token);
      return post(`/api/community/questions/${question}/${url}`, change, superuser.token);
    },
  })),
  {
    name: 'a tag',
    fields: fieldsOf(tagForm),
    send: (change) => post('/api/community/tags/', { name: `tag ${(next += 1)}`, ...change }, superuser.token),
  },
  {
    name: 'a changed tag',
    fields: fieldsOf(tagEditForm),
    send: async (change) => {
      const tag = (await post('/api/community/tags/', { name: `tag ${(next += 1)}` }, superuser.token)).body
        .id as number;
      return site.call('PATCH', `/api/community/tags/${tag}/`, { body: change, token: superuser.token });
    },
  },
  {
    name: 'a vote',
    fields: ['value'],
    send: (change) => posted(`/api/community/answers/${thread.answer}/vote/`, change),
  },
  {
    name: 'following',
    fields: ['following'],
    send: (change) => posted(`/api/community/questions/${thread.question}/follow/`, change),
  },
  {
    name: 'an invitation',
    fields: fieldsOf(inviteForm),
    send: (change) => posted(`/api/community/questions/${thread.question}/invite/`, change),
  },
  {
    name: 'the week by mail',
    fields: ['wanted'],
    send: (change) => site.call('PATCH', '/api/community/digest/', { token: member.token, body: change }),
  },
  {
    name: 'a flag',
    fields: fieldsOf(flagForm),
    send: async (change) => {
      // A new answer each time: three flags would hide it.
      const question = await ask('Flagged', (await anotherMember()).token);
      return posted('/api/community/flag/', { content_type: 'question', content_id: question, ...change });
    },
  },
  {
    name: 'a decision',
    fields: ['decision'],
    send: (change) => post(`/api/community/flags/question/${thread.question}/`, change, superuser.token),
  },
  { name: 'reading notices', fields: ['ids', 'up_to'], send: (change) => posted('/api/notifications/read/', change) },
  {
    name: 'notices by mail',
    fields: ['mail'],
    send: (change) => site.call('PATCH', '/api/notifications/settings/', { token: member.token, body: change }),
  },
];

/** Posts as a new member, because each has a rate limit. */
async function posted(url: string, body: Body): Promise<Answer> {
  const answer = await post(url, body, (await anotherMember()).token);
  createdPost = answer.body as Body;
  return answer;
}

/** Edits a new post of a new member. */
async function edited(url: string, post: Body, change: Body): Promise<Answer> {
  const { token } = await anotherMember();
  const { id } = (await site.call('POST', url, { token, body: post })).body as { id: number };
  const answer = await site.call('PATCH', `${url}${id}/`, { token, body: change });
  createdPost = answer.body as Body;
  return answer;
}

/** Fields whose text is stored as it came; others are stored elsewhere, or changed first. */
const storedFields = new RegExp(
  '^(description|answer_text|full_name|residentialAddress|officeAddress|postOffice|qualification|' +
    'additionalQualification|skills|panchayath|bloodGroup|licenseNo)$',
);

testNonsense(forms, storedFields);

test('addresses with nonsense in them', async () => {
  const nonsense = ['abc', '0', '-1', '1.5', '99999999999999999999', '%00', "1'--", '%F0%9F%91%B7', '..%2f'];
  for (const value of nonsense) {
    for (const path of [`/api/areas/?district_id=${value}`, `/api/units/?area_id=${value}`, `/api/unit/${value}/`]) {
      const { status } = await site.call('GET', path);
      expect([200, 400, 404], `${path}: ${status}`).toContain(status);
    }
    for (const path of [
      `/api/users/${value}/`,
      `/api/users/${value}/aadhaar/`,
      `/api/admin/audit/?page=${value}&from=${value}`,
    ]) {
      const { status } = await site.call('GET', path, { token: superuser.token });
      expect([400, 404], `${path}: ${status}`).toContain(status);
    }
    for (const path of [`/api/areas/${value}/`, `/api/unit/delete/${value}/`, `/api/users/${value}/`]) {
      const { status } = await site.call('DELETE', path, { token: superuser.token });
      expect([400, 404], `${path}: ${status}`).toContain(status);
    }
    const board = '/api/community';
    for (const path of [
      `${board}/questions/?page=${value}`,
      `${board}/questions/?page_size=${value}`,
      `${board}/questions/?status=${value}`,
      `${board}/questions/?category=${value}`,
      `${board}/questions/?tag=${value}`,
      `${board}/questions/?search=${value}`,
      `${board}/similar/?q=${value}`,
      `${board}/answers/list/?question_id=${value}`,
      `${board}/questions/${value}/`,
      `${board}/attachments/question/${value}/1?expires=1&signature=x`,
      `${board}/attachments/answer/1/${value}?expires=${value}&signature=${value}`,
      `/api/notifications/?page=${value}&page_size=${value}`,
      `/api/notifications/unsubscribe/${value}/`,
    ]) {
      const { status } = await site.call('GET', path, { token: member.token });
      expect([200, 400, 404], `${path}: ${status}`).toContain(status);
    }
    for (const path of [
      `questions/${value}/vote/`,
      `answers/${value}/vote/`,
      `questions/${value}/follow/`,
      `answers/${value}/best/`,
      `questions/${value}/solved/`,
      `flags/${value}/1/`,
      `flags/answer/${value}/`,
    ]) {
      const { status } = await site.call('POST', `${board}/${path}`, {
        token: superuser.token,
        body: { value: 1, decision: 'keep' },
      });
      expect([400, 404], `${path}: ${status}`).toContain(status);
    }
    for (const path of [
      `questions/${value}/delete/`,
      `answers/${value}/delete/`,
      `questions/${value}/solved/`,
      `answers/${value}/best/`,
    ]) {
      const { status } = await site.call('DELETE', `${board}/${path}`, { token: superuser.token });
      expect([400, 404], `${path}: ${status}`).toContain(status);
    }
    const { status } = await site.call('GET', `/api/auth/verify-reset-token/${value}/${value}/`, { from: from() });
    expect([200, 400, 404]).toContain(status);
  }
});

test('bodies that are none', async () => {
  for (const [type, payload] of [
    ['application/json', '{"a":'],
    ['application/json', ''],
    ['application/json', 'null'],
    ['application/json', '[]'],
    ['application/json', '"x"'],
    ['application/json', '{"__proto__":{"x":1},"constructor":{"prototype":{}}}'],
    ['application/x-www-form-urlencoded', 'email=a'],
    ['text/plain', 'x'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['nonsense', 'x'],
  ]) {
    const urls = [
      '/api/auth/login/',
      '/api/register/',
      '/api/auth/register/',
      '/api/community/questions/',
      '/api/community/answers/',
      '/api/community/flag/',
    ];
    for (const url of urls) {
      const headers = {
        'content-type': type,
        ...(url.includes('community') && { authorization: `Token ${member.token}` }),
      };
      const answer = await site.app.inject({ method: 'POST', url, headers, payload, remoteAddress: from() });
      expect([400, 415], `${url} ${type} ${payload}: ${answer.statusCode} ${answer.body}`).toContain(answer.statusCode);
    }
    next += 1;
  }
});
