import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { storedFiles } from '~test/stored-files';
import { boardOf } from '~test/community';
import { testPerson } from '~test/factories';

const MB = 1_048_576;
const site = testApp({ ATTACHMENTS_PER_PERSON_MB: '2', ATTACHMENTS_MB: '3' });
const board = boardOf(site);
const asha = testPerson(site, 'member');
const other = testPerson(site, 'member');

const text = (megabytes: number) => Buffer.alloc(megabytes * MB, 'a');
const send = (person: typeof asha, bytes: Buffer) =>
  board.send(person, 'questions/', { description: 'With a file', force: 'true' }, bytes, 'notes.txt');
const stored = () => storedFiles(site).length;
const ownQuota = {
  attachment: [
    'Your attachments take all the room there is for one person. Please delete posts whose file nobody needs any more.',
  ],
};
const all = {
  attachment: [
    'There is no room for more attachments on the board. Please post without the file, and tell the office.',
  ],
};

test('one person’s attachments have a limit, all together too, and a deletion frees quota', async () => {
  const first = await send(asha, text(1.5));
  expect(first.status).toBe(201);
  const before = stored();
  const posts = async () => (await board.get(asha, 'questions/')).body.count as number;
  const count = await posts();
  expect(await send(asha, text(0.6))).toMatchObject({ status: 413, body: ownQuota });
  const answer = await board.send(
    asha,
    'answers/',
    { question_id: String(first.body.id), answer_text: 'And here' },
    text(0.6),
    'notes.txt',
  );
  expect(answer).toMatchObject({ status: 413, body: ownQuota });
  expect([stored(), await posts(), (await board.answers(asha, first.body.id as number)).length]).toEqual([
    before,
    count,
    0,
  ]);
  expect((await send(asha, text(0.5))).status).toBe(201);

  expect((await send(other, text(1))).status).toBe(201);
  expect(await send(other, text(0.1))).toMatchObject({ status: 413, body: all });
  expect(await board.ask(other, 'Without a file')).toBeGreaterThan(0);
  expect((await board.remove(asha, `questions/${first.body.id}/delete/`)).status).toBe(204);
  expect((await send(other, text(0.1))).status).toBe(201);
});

test('of many attachments sent at the same moment, only as many are accepted as the limit allows', async () => {
  const person = await board.member();
  // By now 1.6 MB of the 3 MB are in use.
  const sent = await Promise.all(Array.from({ length: 6 }, () => send(person, text(0.5))));
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 413, 413, 413, 413]);
});
