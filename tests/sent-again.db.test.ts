import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { formOf, picture, signIn, testPerson } from '~test/factories';

/* What a phone sends again, because the answer to the first time was lost (docs/product/general.md, "Sent again"). */

const site = testApp();
const asker = testPerson(site, 'member');
const filesIn = async (folder: string) => {
  const place = path.join(site.site.config.dataDir, 'files', folder);
  return (await readdir(place, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
};
const photo = async (name: string) => ({ [name]: { bytes: await picture('jpeg', 300, 400), name: 'IMG_1.jpg' } });

/** Posts the same form several times at once, and a last time afterwards. */
async function sendOften(path: string, token: string, fields: Record<string, string>, file?: string) {
  const send = async () => site.call('POST', path, { token, form: formOf(fields, file ? await photo(file) : {}) });
  const answers = await Promise.all(Array.from({ length: 5 }, send));
  return [...answers, await send()];
}

const wholeAs = (answers: { status: number; body: { id: number } }[]) => [
  ...new Set(answers.map(({ status, body }) => `${status} ${body.id}`)),
];

test('a question that is sent again is posted once, with its file once', async () => {
  const question = { description: 'How deep is a footing in black soil?', client_key: 'question-1' };
  const answers = await sendOften('/api/community/questions/', asker.token, question, 'attachment');
  expect(wholeAs(answers)).toEqual([`201 ${answers[0]!.body.id}`]);
  // Another person's key is another key.
  const other = await signIn(site, 'member');
  const similar = await sendOften(
    '/api/community/questions/',
    other.token,
    { ...question, force: 'true' },
    'attachment',
  );
  expect(wholeAs(similar)).toHaveLength(1);
  expect(similar[0]!.body.id).not.toBe(answers[0]!.body.id);
  // Each has a file of its own.
  expect(await filesIn('community')).toHaveLength(2);
});

test('an answer that is sent again is posted once, and told once', async () => {
  const description = 'Which cement for a culvert?';
  const asked = await site.call('POST', '/api/community/questions/', { token: asker.token, body: { description } });
  const writer = await signIn(site, 'member');
  const answer = { question_id: String(asked.body.id), answer_text: 'PPC will do.', client_key: 'answer-1' };
  expect(wholeAs(await sendOften('/api/community/answers/', writer.token, answer))).toHaveLength(1);
  const { body } = await site.call('GET', `/api/community/questions/${asked.body.id}/`, { token: asker.token });
  expect(body.answers).toBe(1);
  const notices = await site.call('GET', '/api/notifications/', { token: asker.token });
  expect(notices.body.results).toHaveLength(1);
});

test('a renewal that is sent again is one request, even after its decision', async () => {
  const member = await signIn(site, 'member', { licenseNo: 'EA/7', licenseCategory: 'Engineer A' });
  const form = { kind: 'licence', renewalDate: '2029-01-01', client_key: 'renewal-1' };
  const answers = await sendOften('/api/licences/renewals/', member.token, form, 'file');
  expect(wholeAs(answers)).toEqual([`201 ${answers[0]!.body.id}`]);
  expect(await filesIn('scans')).toHaveLength(1);
  const { id } = answers[0]!.body;
  const withdrawn = { token: member.token, form: formOf({ status: 'withdrawn' }, {}) };
  expect((await site.call('PATCH', `/api/licences/renewals/${id}/`, withdrawn)).status).toBe(200);
  expect(wholeAs([(await sendOften('/api/licences/renewals/', member.token, form, 'file'))[0]!])).toEqual([
    `201 ${id}`,
  ]);
});
