import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { formOf, makeUser, testPerson } from '~test/factories';
import { fillText } from '~/shared/fill-text';
import { both } from '../texts/both';

const site = testApp();
const boss = testPerson(site, 'superuser');

test('the errors of a row are in the language of the page, with names and numbers, in the file too', async () => {
  await makeUser(site, { firstName: 'One', lastName: '', membershipId: 'PKD7001', phone: '9447100001' });
  await makeUser(site, { firstName: 'Two', lastName: '', membershipId: 'PKD7005', phone: '9447100002' });
  const bytes = Buffer.from(
    'Membership ID,Full Name,Phone,Email\npkd 7001,One,9447100002,\n,,,\n' +
      'PKD7008,A,9447100008,a@example.test\nPKD7008,B,9447100009,b@example.test\n',
  );
  const { body: created } = await site.call('POST', '/ml/api/admin/imports/', {
    token: boss.token,
    form: formOf({}, { file: { bytes, name: 'list.csv' } }),
  });
  const read = async (address: string) => (await site.call('GET', address, { token: boss.token })).body;
  const saidOn = async (prefix: string) =>
    (
      (await read(`${prefix}/api/admin/imports/${created.id}/?action=error`)).results as {
        errors: Record<string, string[]>;
      }[]
    ).map(({ errors }) => errors.non_field_errors?.[0]);
  const faults = (texts: (typeof both)['en' | 'ml']) => [
    fillText(texts.twoPeople, { people: 'One (PKD7001), Two (PKD7005)' }),
    fillText(texts.sameTwice, { lines: '4, 5' }),
    fillText(texts.sameTwice, { lines: '4, 5' }),
  ];
  expect(await saidOn('')).toEqual(faults(both.en));
  expect(await saidOn('/ml')).toEqual(faults(both.ml));

  const file = String(await read(`/ml/api/admin/imports/${created.id}/errors/`));
  expect(file).toContain(`,${both.ml.why}`);
  expect(file).toContain(faults(both.ml)[0]);
  expect(String(await read(`/api/admin/imports/${created.id}/errors/`))).toContain(faults(both.en)[0]);
});
