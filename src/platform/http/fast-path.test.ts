import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeWithin } from './close';
import { createFastPath } from './fast-path';

const opened: FastifyInstance[] = [];
afterAll(async () => void (await Promise.all(opened.map((app) => closeWithin(app)))));

/** An app that counts its requests, and a shortcut to `/kept` that answers while `mayAnswer` is set. */
async function house() {
  const state = { through: 0, mayAnswer: true };
  const heard: string[] = [];
  const fastPath = createFastPath((method, route, status) => heard.push(`${method} ${route} ${status}`));
  const app = Fastify({ serverFactory: fastPath.serve });
  app.addHook('preClose', async () => fastPath.shut());
  app.all('/kept', () => {
    state.through += 1;
    return 'the usual way';
  });
  fastPath.learn('/kept?page=1', '/kept', (_, response) => {
    if (state.mayAnswer) response.writeHead(200).end('at the door');
    return state.mayAnswer;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  opened.push(app);
  const ask = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).text();
  return { state, heard, door: fastPath, ask };
}

let site: Awaited<ReturnType<typeof house>>;
beforeEach(async () => void (site = await house()));

test('an address that has a shortcut is answered at the door, and is told of with its route', async () => {
  expect(await site.ask('/kept?page=1')).toBe('at the door');
  expect([site.state.through, site.heard]).toEqual([0, ['GET /kept 200']]);
});

test.each([
  ['another query', '/kept?page=2', {}],
  ['another method', '/kept?page=1', { method: 'PUT' }],
  ['a request with a body', '/kept?page=1', { method: 'POST', body: 'x' }],
])('%s takes the usual way', async (_, path, init) => {
  expect(await site.ask(path, init)).toBe('the usual way');
});

test('so does whatever the shortcut has no answer for', async () => {
  site.state.mayAnswer = false;
  expect(await site.ask('/kept?page=1')).toBe('the usual way');
});

test('and everything while the site closes', async () => {
  site.door.shut();
  expect(await site.ask('/kept?page=1')).toBe('the usual way');
});
