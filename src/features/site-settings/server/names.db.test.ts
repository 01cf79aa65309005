import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '~/features/people/server/public';
import { siteSettings } from '~/platform/site-settings';
import { testApp } from '~test/app';
import { makeUser, testPerson } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { settingVersions } from './tables';

const site = testApp();
const superuser = testPerson(site, 'superuser');

beforeEach(() =>
  site.site.write(async (tx) => {
    await tx.delete(siteSettings);
    await tx.delete(settingVersions);
  }),
);

const edit = (group: string, body: object) =>
  site.call('PATCH', `/api/admin/settings/${group}/`, { token: superuser.token, body });
const onSite = async (prefix = '') => (await site.call('GET', `${prefix}/api/site/`)).body;
/** What is about the district for which the site is made. */
const palakkad = /palakkad|fles|pkd|പാലക്ക/i;

test('another district: every standard value follows its name, in both languages', async () => {
  expect((await onSite()).is_standard).toBe(true);
  await edit('names', { federation: 'Malabar Union', short_name: 'MU Kozhikode', short_name_ml: 'MU കോഴിക്കോട്' });
  await edit('names', { district: 'Kozhikode', district_ml: 'കോഴിക്കോട്', federation_ml: 'മലബാർ യൂണിയൻ' });
  await edit('membership', { prefix: 'KKD' });
  const english = await onSite();
  expect(english).toMatchObject({
    is_standard: false,
    values: {
      committee: 'Kozhikode District Committee',
      district_in: 'in Kozhikode',
      description:
        'Kozhikode District Committee of the Malabar Union: members, events, and trusted building shops in Kozhikode.',
      founded: '',
      history: '',
      milestones: '',
      map_position: '',
      statistics: 'counted',
    },
  });
  const malayalam = await onSite('/ml');
  expect(malayalam.values).toMatchObject({
    committee: 'കോഴിക്കോട് ജില്ലാ കമ്മിറ്റി',
    district_of: 'കോഴിക്കോട് ജില്ലയിലെ',
  });
  expect(malayalam.values.mission).toContain('കോഴിക്കോട് ജില്ലയിലെ ലൈസൻസുള്ള');
  expect(JSON.stringify([english, malayalam])).not.toMatch(palakkad);
  expect((await site.call('GET', '/ml/api/districts/')).body).toEqual([{ id: 1, name: 'കോഴിക്കോട്' }]);
});

test('committee and short name follow the district, and a corrected spelling changes nothing else', async () => {
  await edit('names', { district: 'Thrissur' });
  expect((await onSite()).values).toMatchObject({
    committee: 'Thrissur District Committee',
    short_name: 'FLES Thrissur',
  });
  expect((await onSite('/ml')).values).toMatchObject({ district: 'Thrissur', district_of: 'Thrissur ജില്ലയിലെ' });
  await edit('names', { district: 'Palakkad District' });
  const { values, is_standard } = await onSite();
  expect([is_standard, values.founded, values.milestones.length > 0]).toEqual([true, '1998', true]);
});

test('an introduction of one’s own stays when the district changes, and the newer standard text is shown', async () => {
  await edit('pages', { intro: 'We build here.' });
  await edit('names', { district: 'Thrissur' });
  const { body } = await site.call('GET', '/api/admin/settings/pages/', { token: superuser.token });
  const field = body.fields.find(({ key }: { key: string }) => key === 'intro');
  expect(body.values.intro).toBe('We build here.');
  expect(field.standard).toContain('in Thrissur');
  expect(field.replaced).toContain('in Palakkad');
});

test('the forms of a name that are set together with it replace no older text', async () => {
  await edit('names', { district_ml: 'തൃശ്ശൂർ', district_of_ml: 'തൃശ്ശൂരിലെ', district_in_ml: 'തൃശ്ശൂരിൽ' });
  const { body } = await site.call('GET', '/api/admin/settings/names/', { token: superuser.token });
  const form = body.fields.find(({ key }: { key: string }) => key === 'district_of');
  expect(form).toMatchObject({ standard_ml: 'തൃശ്ശൂർ ജില്ലയിലെ', replaced_ml: null });
  expect((await onSite('/ml')).values.mission).toContain('തൃശ്ശൂരിലെ ലൈസൻസുള്ള');
});

test.each([
  ['names', 'founded', '98', 'Enter a year such as 1998.'],
  ['names', 'short_name', '{committee}', 'Curly brackets are for values that the site fills in; this text has none.'],
  ['names', 'federation', '', 'Enter a text; the standard text comes back by its own button.'],
  ['contact', 'map_position', '91, 10', 'Enter degrees north and east, such as 10.7756, 76.6542.'],
  ['membership', 'prefix', 'Pk1', 'Enter two to six capital letters, such as PKD.'],
])('%s %s: %s is refused', async (group, key, value, message) => {
  expect(await edit(group, { [key]: value })).toMatchObject({ status: 400, body: { [key]: [message] } });
});

test('what may be empty is empty, and a position is written in one way', async () => {
  await edit('names', { founded: '' });
  await edit('contact', { map_position: '11.25,75.78' });
  expect((await onSite()).values).toMatchObject({ founded: '', map_position: '11.25, 75.78' });
});

test('a mail is signed with the short name of the moment at which it is queued, and sent under it', async () => {
  await edit('names', { short_name: 'MU Kozhikode' });
  const person = await makeUser(site, { email: 'signed@x.test' });
  await site.call('POST', '/api/auth/forgot-password/', { body: { email: person.email } });
  const [mail] = await mailsTo(site, 'signed@x.test');
  expect(mail).toContain('MU Kozhikode');
  expect(mail).toMatch(/^From: MU Kozhikode <office@sangham\.invalid>/m);
  expect(mail).not.toMatch(palakkad);
});

test('the prefix counts from the next id on, and ids with the former one are found', async () => {
  await edit('membership', { prefix: 'KKD' });
  const former = await makeUser(site, { membershipId: 'PKD0012', firstName: 'Former', lastName: 'Id' });
  const applicant = await makeUser(site, { role: 'user', isApproved: false });
  await site.call('POST', `/api/admin/approve-user/${applicant.id}/`, { token: superuser.token });
  const [approved] = await site.site.db.select().from(users).where(eq(users.id, applicant.id));
  expect(approved!.membershipId).toMatch(/^KKD\d{4}$/);
  const found = await site.call('GET', '/api/admin/find/?q=pkd12', { token: superuser.token });
  expect(JSON.stringify(found.body)).toContain(String(former.id));
});
