import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { eventCalls } from '~test/events';
import { signIn, testPerson } from '~test/factories';
import { readPage } from '~test/read-page';

const site = testApp();
const clerk = testPerson(site, 'admin');
const chief = testPerson(site, 'superuser');
const { openEvent, come, pass, scan } = eventCalls(site, clerk);

const certificate = (who: { token: string }, event: number, language = '') =>
  site.call('GET', `${language}/api/events/${event}/certificate.pdf`, { token: who.token });

test('there is a certificate after a scan, in both languages, each time the same, and none after an undo', async () => {
  const names = { firstName: 'Asha', lastName: 'Menon', fullNameMl: 'ആശ മേനോൻ', membershipId: 'PKD7007' };
  const [asha, absent] = [await signIn(site, 'member', names), await signIn(site, 'member')];
  const event = await openEvent(2, { capacity: 9, cpd_hours: 6 }, { title: 'Bridges', title_ml: 'പാലങ്ങൾ' });
  expect((await certificate(asha, event)).status).toBe(404);
  const { code } = (await come(asha, event)).body;
  await come(absent, event);
  expect(await certificate(asha, event)).toMatchObject({ status: 409, body: { code: 'not_scanned' } });
  const { token } = await pass(event, 'Gate 1');
  const scanId = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
  await scan(event, token, { scan_id: scanId, code });

  const [first, again] = [await certificate(asha, event), await certificate(asha, event)];
  expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect((first.body as Buffer).equals(again.body as Buffer)).toBe(true);
  const { text, pages } = await readPage(first.body as Buffer);
  expect(pages).toBe(1);
  for (const words of ['Asha Menon', 'PKD7007', 'Bridges', 'development: 6', 'https://sangham.test/verify/'])
    expect(text).toContain(words);
  expect((await certificate(asha, event, '/ml')).status).toBe(200);
  expect((await certificate(absent, event)).status).toBe(409);
  const [code20] = /[0-9A-Z]{20}/.exec(text)!;
  const verify = (language = '') => site.call('GET', `${language}/api/cards/verify/${code20}/`);
  const english = (await verify()).body;
  expect(english).toMatchObject({ kind: 'certificate', is_good: true, title: 'This certificate is valid.' });
  expect(english.facts.map(({ value }: { value: string }) => value)).toEqual(
    expect.arrayContaining(['Asha Menon', 'PKD7007', 'Bridges', '6']),
  );
  expect(JSON.stringify((await verify('/ml')).body.facts)).toContain('ആശ മേനോൻ');
  const mine = await site.call('GET', '/api/events/mine/', { token: asha.token });
  expect(mine.body.tickets).toMatchObject([{ event_id: event, has_certificate: true }]);

  await scan(event, token, { undo: scanId });
  expect((await certificate(asha, event)).status).toBe(409);
  expect((await verify()).status).toBe(404);
  await scan(event, token, { code });
  expect((await verify()).status).toBe(200);
  await site.call('DELETE', `/api/users/${asha.user.id}/`, { token: chief.token });
  expect((await verify()).status).toBe(404);
  expect((await site.call('GET', '/api/events/999999/certificate.pdf', { token: chief.token })).status).toBe(404);
  expect((await certificate(chief, event)).status).toBe(404);
});
