import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { communityQuestions } from '../src/features/community/server/tables';
import { testApp } from './support/app';
import { boardOf } from './support/community';
import { testKind } from './support/database';
import { password, testPerson } from './support/factories';

/*
 * What people get when the disk is full, or when the layer below reports so (docs/product/general.md, "Errors"): a 507,
 * nothing half-written, and everything that stores nothing goes on.
 */
const MB = 1_048_576;
const plenty = 500_000 * MB;
let free = plenty;
const site = testApp({}, async () => ({ free, total: 2 * plenty }));
const board = boardOf(site);
const asha = testPerson(site, 'member');
const office = testPerson(site, 'superuser');
const full = {
  status: 507,
  body: {
    code: 'disk_full',
    detail: 'There is no room left on the server to save this. Nothing was changed. Please tell the office.',
  },
};

const diskWith = async (bytes: number) => {
  free = bytes;
  await sleep(210); // The last measurement is no longer fresh.
  await site.site.diskSpace.measure();
};
const stored = () =>
  readdirSync(`${site.site.config.dataDir}/files`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name !== '.check')
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
const posts = () => site.site.db.$count(communityQuestions);
const sendFile = () =>
  board.send(asha, 'questions/', { description: 'With a file', force: 'true' }, Buffer.alloc(MB, 'a'), 'notes.txt');
const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' });

afterEach(async () => {
  vi.restoreAllMocks();
  await diskWith(plenty);
  // The embedded database may have been set to read-only, which takes effect when its connection is free.
  await vi.waitFor(async () => expect(await board.ask(asha, 'There is room')).toBeGreaterThan(0), { timeout: 5_000 });
});

test('below the reserved space nothing is stored; reading, deleting, signing in and out go on', async () => {
  const { id: questionId } = (await sendFile()).body as { id: number };
  const before = [await posts(), stored()];
  await diskWith(60 * MB);
  expect(await sendFile()).toMatchObject(full);
  expect([await posts(), stored()]).toEqual(before);
  if (testKind === 'embedded')
    expect(await board.post(asha, 'questions/', { description: 'Without a file', force: true })).toMatchObject(full);
  expect((await board.get(asha, 'questions/')).status).toBe(200);
  expect((await board.get(asha, `questions/${questionId}/`)).status).toBe(200);
  expect((await site.call('GET', '/readyz')).status).toBe(200);
  const { status, body } = await site.call('POST', '/api/auth/login/', {
    body: { email_or_member_id: office.user.email, password },
  });
  expect(status).toBe(200);
  expect((await site.call('GET', '/api/admin/room/', { token: body.token as string })).body.disk).toEqual({
    free: 60 * MB,
    total: 2 * plenty,
    level: 'full',
  });
  expect((await board.remove(asha, `questions/${questionId}/delete/`)).status).toBe(204);
  await diskWith(plenty);
  expect((await sendFile()).status).toBe(201);
});

test('an upload that would leave too little is refused before it is received, a smaller one is taken', async () => {
  await diskWith(64.5 * MB);
  expect(await sendFile()).toMatchObject(full);
  expect(
    (await site.call('PATCH', '/api/profile/update/', { token: asha.token, body: { first_name: 'Asha' } })).status,
  ).toBe(200);
});

test.runIf(testKind === 'embedded')(
  'an embedded database without disk space for its log only reads, and writes again when space is free',
  async () => {
    const questionId = await board.ask(office, 'Read me');
    await diskWith(10 * MB);
    await expect
      .poll(
        async () =>
          (await site.call('POST', '/api/auth/login/', { body: { email_or_member_id: office.user.email, password } }))
            .status,
      )
      .toBe(507);
    expect((await board.get(asha, `questions/${questionId}/`)).status).toBe(200);
    expect(await board.remove(office, `questions/${questionId}/delete/`)).toMatchObject(full);
    await diskWith(plenty);
    await expect.poll(async () => (await board.remove(office, `questions/${questionId}/delete/`)).status).toBe(204);
  },
);

describe('what the layers below report', () => {
  test('a file that can’t be stored is a 507, and neither its post nor anything else of it stays', async () => {
    const before = [await posts(), stored()];
    const put = vi.spyOn(site.site.files, 'put').mockRejectedValue(noSpace());
    expect(await sendFile()).toMatchObject(full);
    expect(put).toHaveBeenCalled();
    expect([await posts(), stored()]).toEqual(before);
  });

  test('a row that can’t be stored is a 507, and the file that was stored for it goes', async () => {
    const before = [await posts(), stored()];
    await site.site.db.execute(
      sql`create function no_room() returns trigger language plpgsql as $$ begin raise exception
        'could not extend file' using errcode = '53100'; end $$`,
    );
    await site.site.db.execute(
      sql`create trigger no_room before insert on community_questions for each row execute function no_room()`,
    );
    expect(await sendFile()).toMatchObject(full);
    await site.site.db.execute(sql`drop trigger no_room on community_questions`);
    expect([await posts(), stored()]).toEqual(before);
  });
});
