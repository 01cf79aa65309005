import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { callApi, emptyServer, superuserToken } from './support/people';
import { expect, test } from './support/test';

const postgres = process.env.TEST_DATABASE_URL;

/** Creates a database of this test's own on the tests' PostgreSQL. */
async function newDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `instances_${randomBytes(4).toString('hex')}`;
  const run = async (query: string) => {
    const client = new pg.Client({ connectionString: postgres });
    await client.connect();
    await client.query(query).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(postgres as string);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

test.describe('two instances on one PostgreSQL', () => {
  test.skip(!postgres, 'needs TEST_DATABASE_URL, as .ci/run sets it');

  test('boot at once, and a write on one is in the very next page and JSON of the other', async ({ ownServer }) => {
    const database = await newDatabase();
    const env = { ...emptyServer.env, DATABASE_URL: database.url, SECRET_KEY: 'the same on every instance, as told' };
    const [a, b] = await Promise.all([ownServer({ env }), ownServer({ env })]);
    const token = await superuserToken(a);
    const read = async (path: string) => (await fetch(b.url + path)).text();

    for (let round = 0; round < 20; round += 1) {
      const name = `Category number ${round}`;
      await Promise.all([read('/'), read('/api/marketplace/categories/')]);
      const created = await callApi(a, 'POST', '/api/marketplace/categories/', { name }, token);
      expect(created.status).toBe(201);
      const [json, page] = await Promise.all([read('/api/marketplace/categories/'), read('/')]);
      expect(json).toContain(name);
      expect(page).toContain(name);
      await callApi(a, 'DELETE', `/api/marketplace/shop-categories/${String(created.body.id)}/`, undefined, token);
      expect(await read('/')).not.toContain(name);
    }
    await Promise.all([a.stop(), b.stop()]);
    await database.drop();
  });

  test('a setting that is changed on either is in the very next answers of the other', async ({ ownServer }) => {
    const database = await newDatabase();
    const env = { ...emptyServer.env, DATABASE_URL: database.url, SECRET_KEY: 'the same on every instance, as told' };
    const both = await Promise.all([ownServer({ env }), ownServer({ env })]);
    const token = await superuserToken(both[0]);
    const reads = ['/api/site/', '/ml/api/site/', '/contact', '/ml/contact', '/site.webmanifest'];
    const stale: string[] = [];

    for (let round = 0; round < 500; round += 1) {
      const [here, away] = round % 2 === 0 ? both : both.toReversed();
      const path = reads[round % reads.length]!;
      const read = async () => (await fetch(away!.url + path)).text();
      // Cached before the change, so that a stale answer would be at hand.
      await read();
      const name = `Union ${round}`;
      const names = { federation: name, federation_ml: name };
      const { status } = await callApi(here!, 'PATCH', '/api/admin/settings/names/', names, token);
      expect(status).toBe(200);
      if (!(await read()).includes(name)) stale.push(`${name}: ${path}`);
    }
    expect(stale).toEqual([]);
    await Promise.all(both.map((server) => server.stop()));
    await database.drop();
  });
});
