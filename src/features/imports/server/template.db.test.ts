import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { testPerson } from '~test/factories';
import { importsOf } from '~test/imports';
import { importFields } from '../contract';
import { exampleEmail } from '../rules/headings';

const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const { send } = importsOf(site, () => registrar.token);
const template = async (language: '' | '/ml', format: 'csv' | 'xlsx') => {
  const path = `${language}/api/admin/imports/template/?format=${format}`;
  return (await site.call('GET', path, { token: registrar.token })).body as string | Buffer;
};
const fields = importFields.filter((field) => field !== 'first_name' && field !== 'last_name');

test.each(['', '/ml'] as const)('the template%s fits the import, which passes over the example', async (language) => {
  for (const format of ['csv', 'xlsx'] as const) {
    const bytes = Buffer.from(await template(language, format));
    expect((await send(bytes, { name: `list.${format}` })).body.file).toEqual([
      'There are no rows with people in this file.',
    ]);
  }
  // The same row about a person is a good one.
  const filled = String(await template(language, 'csv'))
    .replace(exampleEmail, `filled${language.length}@example.test`)
    .replace('9447012345', `944780000${language.length}`);
  const { body } = await send(Buffer.from(`${filled}${String(await template(language, 'csv')).split('\r\n')[1]}\r\n`));
  expect(body.columns.map(({ field }: { field: string }) => field)).toEqual(fields);
  expect([body.errors, body.counts]).toEqual([[], { rows: 1, create: 1, update: 0, same: 0, error: 0, warnings: 0 }]);
});
