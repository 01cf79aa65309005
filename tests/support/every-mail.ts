import { eq, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { mailPasswordLinks } from '../../src/features/sign-in/server/first-password';
import { resetFactorOf } from '../../src/features/sign-in/server/console';
import { users } from '../../src/features/people/server/tables';
import { sendDigests } from '../../src/features/outreach/server/digest/digest';
import { createNotices } from '../../src/features/notifications/server/public';
import { notices } from '../../src/features/notifications/server/tables';
import { everyMorning } from '../../src/features/licences/server/reminders';
import { createScanAddresses } from '../../src/features/licences/server/scans';
import { renewals } from '../../src/features/licences/server/tables';
import { daysAfter } from '../../src/features/licences/rules';
import { contextOf } from '../../src/features/posts/server/context';
import { deliverAll } from '../../src/features/posts/server/deliver';
import { requestsOf } from '../../src/features/privacy/server/register-requests';
import { mailOffice, notifyOffice } from '../../src/features/privacy/server/requests/notify-office';
import { notifyPerson, type Moment } from '../../src/features/privacy/server/requests/notify-person';
import { privacyRequests } from '../../src/features/privacy/server/tables';
import { newsOf, recordChange } from '../../src/features/security/server/mails';
import type { Tx } from '../../src/platform/database';
import type { MailKind } from '../../src/platform/mail';
import { everyMorning as remindShops } from '../../src/features/portal/server/reminders';
import { dayIso } from '../../src/shared/membership-status';
import type { Answer, TestApp } from './app';
import { deliverDues } from './dues';
import { boardOf } from './community';
import { namedPlace } from './wizard';
import { advertiser } from './portal';
import { formOf, makeUser, password, picture, signIn, userByEmail } from './factories';

/** A word in the titles and notes here, and nowhere else. */
export const word = 'Quagmire';
/** The beginning of all people's names here, and of no other name. */
export const begin = 'Xan';
const note = `${word}: please look at it once more.`;

/** Sends each kind of mail and every kind of notice, to and about people of the test. */
export function everyMail(test: TestApp): Record<MailKind | 'bell', () => Promise<unknown>> {
  const { site } = test;
  const signal = new AbortController().signal;
  const board = boardOf(test);
  let serial = 0;
  /** The values of a person, unlike those of any other; none begins with another's. */
  const values = () => {
    const number = (serial += 1);
    const code = String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26));
    return {
      firstName: `${begin}${code}`,
      lastName: `Quor${code}`,
      username: `quix${code}`,
      email: `${code}.post@odd.example`,
      phone: String(9_123_000_000 + number),
    };
  };
  const member = (more: object = {}) => signIn(test, 'member', { ...values(), ...more });
  const applicant = () =>
    makeUser(test, { ...values(), isApproved: false, role: 'user', emailConfirmedAt: new Date() });
  const registrar = () => signIn(test, 'admin', { ...values(), duties: ['registrar'] });
  const chief = () => signIn(test, 'superuser', values());
  const must = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };
  const post = async (by: { token: string }, url: string, body?: object) =>
    must(test.call('POST', url, { token: by.token, body }));
  const decide = async (id: number, decision: object) =>
    post(await registrar(), `/api/admin/applications/${id}/decision/`, decision);
  const requests = requestsOf(site, {
    personal: () => [],
    withdrawPublicConsents: () => Promise.resolve(),
    findAgreed: () => Promise.resolve([]),
  });
  type NewRequest = typeof privacyRequests.$inferInsert;
  const insertRequest = async (
    tx: Tx,
    values: Pick<NewRequest, 'userId' | 'kind' | 'state' | 'answer' | 'fileUntil'>,
  ) => {
    const now = test.clock.now();
    const asked = { text: note, due: now, createdAt: now, updatedAt: now };
    const [row] = await tx
      .insert(privacyRequests)
      .values({ ...asked, ...values })
      .returning();
    return row!;
  };
  const inDays = (days: number) => daysAfter(dayIso(test.clock.now()), days);

  return {
    'setup-code': async () => post(await chief(), '/api/admin/setup/mail/'),
    registered: async () => {
      const [area] = await must(test.call('GET', '/api/unit/'));
      const { firstName, lastName, email, phone } = values();
      const fields = {
        full_name: `${firstName} ${lastName}`,
        email,
        phone,
        password,
        confirm_password: password,
        area: String(area.id),
        unit: String(area.units[0].id),
      };
      const licence = {
        licenseNo: 'L-1',
        license_category: 'Engineer A',
        licenseDate: '2020-01-31',
        renewalDate: inDays(900),
      };
      await must(
        test.call('POST', '/api/auth/register/', {
          form: formOf({ ...fields, ...licence }, { passport_photo: { bytes: await picture() } }),
        }),
      );
    },
    'default-password': async () => {
      const { username, email, phone } = values();
      const body = { username, email, phone, location: word, ...namedPlace };
      await must(test.call('POST', '/api/register/', { body }));
      await site.db
        .update(users)
        .set({ firstName: begin })
        .where(eq(users.id, (await userByEmail(test, email))!.id));
    },
    approved: async () => decide((await applicant()).id, { decision: 'approve' }),
    correction: async () => decide((await applicant()).id, { decision: 'correct', fields: ['phone'], note }),
    rejected: async () => decide((await applicant()).id, { decision: 'reject', note }),
    reopened: async () => {
      const { id } = await applicant();
      await decide(id, { decision: 'reject', note });
      await post(await registrar(), `/api/admin/applications/${id}/reopen/`);
    },
    'reset-link': async () =>
      must(test.call('POST', '/api/auth/forgot-password/', { body: { email: (await member()).user.email } })),
    'first-password': async () => mailPasswordLinks(site, [(await member()).user.id], { event: 'import:1', signal }),
    'factor-reset': async () =>
      resetFactorOf(site, (await member({ secondFactorSince: new Date() })).user.email, () => Promise.resolve()),
    'new-device': async () => {
      const { user } = await member();
      const agents = [
        word,
        'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile ' +
          `Safari/537.36 ${word}`,
      ];
      for (const agent of agents)
        await must(
          test.call('POST', '/api/auth/login/', {
            body: { email_or_member_id: user.email, password },
            headers: { 'user-agent': agent },
          }),
        );
    },
    'password-changed': async () =>
      post(await member(), '/api/change-password/', { current_password: password, new_password: 'staple battery' }),
    'address-changed': async () =>
      must(
        test.call('PATCH', `/api/users/${(await member()).user.id}/`, {
          token: (await chief()).token,
          body: { email: values().email },
        }),
      ),
    'factor-changed': async () => {
      const { user } = await member();
      for (const action of Object.keys(newsOf) as (keyof typeof newsOf)[]) {
        const change = { action, at: test.clock.now() };
        await site.write((tx) => recordChange(site, tx, { id: user.id, name: user.username }, user, change));
      }
    },
    notices: () => deliverBoard(),
    digest: async () => {
      const reader = await member();
      await must(test.call('PATCH', '/api/community/digest/', { token: reader.token, body: { wanted: true } }));
      await board.ask(await member(), `${word} of the week`);
      test.clock.pass({ days: 7 });
      await sendDigests(site, signal);
    },
    'urgent-circular': async () => {
      await member();
      const office = await signIn(test, 'admin', values());
      const kinds = [
        { kind: 'news' },
        { kind: 'circular' },
        { kind: 'circular', urgent: true },
        { kind: 'circular', needs_ack: true },
      ];
      for (const kind of kinds) {
        const { id } = await post(office, '/api/admin/posts/', {
          ...kind,
          title: `${word} fees`,
          body: word,
          audience: { all: true },
        });
        await post(office, `/api/admin/posts/${id}/publish/`);
        await deliverAll(contextOf(site), id, signal);
        if (kind.kind === 'circular') await post(office, `/api/admin/posts/${id}/remind/`);
      }
    },
    'privacy-request': async () => {
      const { user } = await member();
      const moments: [(typeof privacyRequests.$inferInsert)['kind'], Moment][] = [
        ['export', 'ready'],
        ['erase', 'begun'],
        ['erase', 'warning'],
        ['erase', 'erased'],
        ...(['correct', 'grievance', 'erase'] as const).flatMap((kind) =>
          (['done', 'refused'] as const).map((moment) => [kind, moment] as [typeof kind, Moment]),
        ),
      ];
      for (const [kind, moment] of moments) {
        await site.write(async (tx, invalidate) => {
          const now = test.clock.now();
          const decided = { state: 'done', answer: note, fileUntil: now } as const;
          const row = await insertRequest(tx, { userId: user.id, kind, ...decided });
          await notifyPerson(requests, tx, invalidate, user, row, moment);
        });
      }
    },
    'privacy-waits': async () => {
      await signIn(test, 'superuser', values());
      const { user } = await member();
      for (const kind of ['correct', 'grievance', 'erase'] as const) {
        await site.write(async (tx, invalidate) => {
          const row = await insertRequest(tx, { userId: user.id, kind, state: 'open' });
          await notifyOffice(requests, tx, invalidate, row);
          await mailOffice(requests, tx, row);
        });
      }
    },
    'licence-reminder': async () => {
      for (const days of [7, 1, 0, -1, -30]) {
        await member({
          licenseNo: 'EA/1',
          renewalDate: inDays(days),
          confirmedLicenseNo: 'EA/1',
          confirmedRenewalDate: inDays(days),
        });
        await member({ membershipUntil: inDays(days) });
      }
      await everyMorning(
        { ...site, scans: createScanAddresses(site.config, test.clock), notices: createNotices(site) },
        signal,
      );
    },
    'licence-decided': async () => {
      const { token } = await registrar();
      for (const decision of ['approve', 'correct', 'reject'] as const) {
        for (const kind of ['licence', 'membership'] as const) {
          const now = test.clock.now();
          const wanted = kind === 'licence' ? { renewalDate: inDays(900) } : { membershipUntil: inDays(900) };
          const [row] = await site.db
            .insert(renewals)
            .values({
              userId: (await member()).user.id,
              kind,
              status: 'queue',
              ...wanted,
              createdAt: now,
              updatedAt: now,
            })
            .returning();
          await must(
            test.call('POST', `/api/licences/renewals/${row!.id}/decision/`, { token, body: { decision, note } }),
          );
        }
      }
      const record = { licenseNo: 'EA/77', renewalDate: inDays(900), membership_until: inDays(900), note };
      const { user } = await member();
      await must(test.call('POST', `/api/licences/${user.id}/record/`, { token, body: record }));
    },
    'event-seat': async () => {
      const { token } = await chief();
      const send = async (method: 'POST' | 'PUT', path: string, body: object, by = token) =>
        must(test.call(method, `/api/events/${path}`, { token: by, body }));
      for (const hours of [50, 10]) {
        const date = new Date(test.clock.now().getTime() + hours * 3_600_000).toISOString();
        const event = { title: word, description: word, event_date: date, location: word };
        const { id } = await send('POST', 'create/', event);
        await send('PUT', `${id}/registration/settings/`, { capacity: 1 });
        for (const person of [await member(), await member()])
          await send('PUT', `${id}/registration/`, { diets: ['veg'] }, person.token);
        await send('PUT', `${id}/registration/settings/`, { capacity: 2 });
      }
    },
    'portal-link': async () => {
      const { contact } = await advertiser(test);
      await must(test.call('POST', '/api/advertiser/link/', { body: { email: contact.email } }));
    },
    'portal-decided': async () => {
      const { ad, call } = await advertiser(test);
      const { id } = await must(call('POST', 'requests/', { body: { kind: 'renew', ad: ad.id } }));
      await post(await chief(), `/api/marketplace/requests/${id}/decision/`, { decision: 'reject', note });
    },
    'portal-ending': async () => {
      await advertiser(test, { ad_type: 'basic' });
      await remindShops(site, signal);
    },
    bell: async () => {
      await deliverDues(test, { chief, member });
      const office = await registrar();
      // A new card of the same holder would replace the revoked card, in the bell too.
      for (const [deed, body] of [
        ['revoke', { reason: note }],
        ['issue', undefined],
      ] as const) {
        const holder = await member();
        await must(test.call('GET', '/api/cards/mine/', { token: holder.token }));
        await post(office, `/api/cards/${holder.user.id}/${deed}/`, body);
        // The notice of an issue waits while it can be taken back.
        await site.db.execute(sql`update jobs set run_at = now() where name = 'cards.issued' and ended_at is null`);
        await vi.waitFor(
          async () => expect(await site.db.$count(notices, eq(notices.userId, holder.user.id))).toBeGreaterThan(0),
          { timeout: 20_000, interval: 100 },
        );
      }
    },
  };

  /**
   * Sends everything that the board delivers, to people who have it mailed at once, and to a reader of Malayalam once a
   * day.
   */
  async function deliverBoard() {
    const [asker, before, follower, other, moderator] = [
      await member(),
      await member(),
      await member(),
      await member({ language: 'ml' }),
      await chief(),
    ];
    for (const { token } of [asker, before, follower])
      await must(test.call('PATCH', '/api/notifications/settings/', { token, body: { mail: 'at_once' } }));
    await must(test.call('PATCH', '/api/notifications/settings/', { token: other.token, body: { mail: 'daily' } }));
    const ask = (person = asker) => board.ask(person, `${word} in the slab, question ${(serial += 1)}`);
    const [id, twin] = [await ask(), await ask(other)];
    await must(board.post(asker, `questions/${id}/invite/`, { users: [before.user.id, other.user.id] }));
    await must(board.post(follower, `questions/${id}/follow/`));
    await board.answer(before, id, word);
    const best = await board.answer(other, id, word);
    await board.answer(before, twin, word);
    await must(board.post(asker, `answers/${best}/best/`));
    await must(board.post(asker, `questions/${id}/solved/`));
    await must(board.post(moderator, `questions/${twin}/merge/`, { into: id }));
    const flagged = await ask();
    const answer = await board.answer(other, flagged, word);
    for (const [type, content] of [
      ['answer', answer],
      ['question', flagged],
    ] as const) {
      await must(board.flag(before, type, content, note));
      await must(board.post(moderator, `flags/${type}/${content}/`, { decision: 'remove' }));
    }
    const solved = await ask(other);
    await board.answer(asker, solved, word);
    await must(board.post(moderator, `questions/${solved}/solved/`));
    await site.db.execute(sql`update jobs set run_at = now() where name = 'notice-digest' and ended_at is null`);
  }
}
