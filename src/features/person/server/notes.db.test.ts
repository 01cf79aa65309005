import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { erasing, personalData } from '~/app/features';
import { testApp } from '~test/app';
import { makeUser, signIn, testPerson } from '~test/factories';
import { bySite } from '../../privacy/server/erasing';
import { personNotes } from './tables';

const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const superuser = testPerson(site, 'superuser');

const notesOf = (id: number) => `/api/admin/people/${id}/notes/`;
const add = (id: number, text: string, token = registrar.token) =>
  site.call('POST', notesOf(id), { token, body: { text } });

test('notes are read the newest first, 20 at once, none twice and none left out', async () => {
  const { id } = await makeUser(site);
  for (let index = 1; index <= 45; index += 1) await add(id, `Note ${index}`);
  const texts: string[] = [];
  const sizes: number[] = [];
  for (let next: string | null = notesOf(id); next !== null;) {
    const { body } = await site.call('GET', next, { token: registrar.token });
    sizes.push(body.results.length);
    texts.push(...body.results.map(({ text }: { text: string }) => text));
    next = body.next;
  }
  expect(sizes).toEqual([20, 20, 5]);
  expect(texts).toEqual(Array.from({ length: 45 }, (_, index) => `Note ${45 - index}`));
});

test('2,000 letters are a note; more, none and control characters are a 400 on the field', async () => {
  const { id } = await makeUser(site);
  expect((await add(id, 'x'.repeat(2000))).status).toBe(201);
  for (const text of ['x'.repeat(2001), '', '   ', 'a\u0000b']) {
    const { status, body } = await add(id, text);
    expect([status, Object.keys(body)]).toEqual([400, ['text']]);
  }
  expect((await add(2_000_000_000, 'Not there')).status).toBe(404);
});

test('the author and a superuser delete a note, another registrar does not', async () => {
  const other = await signIn(site, 'admin', { duties: ['registrar'] });
  const { id } = await makeUser(site);
  const first = (await add(id, 'First')).body;
  const second = (await add(id, 'Second')).body;
  const remove = (note: { id: number }, token: string, person = id) =>
    site.call('DELETE', `${notesOf(person)}${note.id}/`, { token });
  expect((await remove(first, other.token)).body.code).toBe('not_author');
  const listed = (await site.call('GET', notesOf(id), { token: other.token })).body.results;
  expect(listed.map(({ can_delete: may }: { can_delete: boolean }) => may)).toEqual([false, false]);
  // A note of another person is not found under this one.
  expect((await remove(first, superuser.token, other.user.id)).status).toBe(404);
  expect((await remove(first, registrar.token)).status).toBe(204);
  expect((await remove(second, superuser.token)).status).toBe(204);
  expect((await remove(second, superuser.token)).status).toBe(404);
});

test('the person gets the notes in a copy of their data, without the author, and they go with them', async () => {
  const { id } = await makeUser(site);
  await add(id, 'Prefers to be called at noon.');
  const rows = await Promise.all(personalData.map((part) => part.rows(site.site, id)));
  const { office_notes: notes } = Object.assign({}, ...rows);
  expect(notes).toEqual([
    { id: expect.any(Number), text: 'Prefers to be called at noon.', created_at: expect.any(String) },
  ]);
  await erasing(site.site, async (_tx, _invalidate, leave) => {
    await leave([id], { ...bySite, at: site.clock.now() });
  });
  expect(await site.site.db.$count(personNotes, eq(personNotes.userId, id))).toBe(0);
});
