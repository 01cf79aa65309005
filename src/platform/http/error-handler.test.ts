import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import { createServer, type Server, type Socket } from 'node:net';
import { S3Client, GetObjectCommand } from '@aws-sdk/client-s3';
import { createServer as createHttpServer } from 'node:http';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { registerErrorHandler } from './error-handler';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

async function listen<S extends Server>(server: S): Promise<number> {
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as { port: number }).port;
}

/** Returns what a caller gets when the handler fails with what `work` throws. */
async function answerTo(work: () => Promise<unknown>) {
  const app = Fastify();
  registerErrorHandler(app);
  app.get('/', work);
  const { statusCode, headers, body } = await app.inject('/');
  await app.close();
  return { status: statusCode, headers, body: JSON.parse(body) as Record<string, unknown> };
}

const down = {
  status: 503,
  headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  body: { code: 'unavailable' },
};

describe('a database that is down is a 503', () => {
  const ask = async (port: number) => {
    const pool = new pg.Pool({
      host: '127.0.0.1',
      port,
      user: 'x',
      database: 'x',
      ssl: false,
      connectionTimeoutMillis: 200,
    });
    const answer = await answerTo(() => drizzle({ client: pool }).execute('select 1'));
    void pool.end();
    return answer;
  };

  test('when nothing listens', async () => {
    const server = createServer();
    const port = await listen(server);
    await new Promise((done) => server.close(done));
    expect(await ask(port)).toMatchObject(down);
  });

  test('when it takes the connection and says nothing', async () => {
    const sockets: Socket[] = [];
    expect(
      await ask(await listen(createServer((socket) => void sockets.push(socket.on('error', () => undefined))))),
    ).toMatchObject(down);
    sockets.forEach((socket) => socket.destroy());
  });

  test('when it goes away in the middle', async () => {
    expect(
      await ask(await listen(createServer((socket) => void socket.once('data', () => socket.destroy())))),
    ).toMatchObject(down);
  });

  test('when all its connections are taken', async () => {
    const pool = new pg.Pool({ max: 1, connectionTimeoutMillis: 50 });
    // The only connection, which is still being made.
    const server = createServer((socket) => void socket.on('error', () => undefined));
    Object.assign(pool.options, { host: '127.0.0.1', port: await listen(server), user: 'x', database: 'x' });
    void pool.query('select 1').catch(() => undefined);
    expect(await answerTo(() => drizzle({ client: pool }).execute('select 1'))).toMatchObject(down);
    void pool.end();
  });

  test.each(['08006', '53300', '57P01', '57P03', 'ECONNRESET', 'EHOSTUNREACH', 'EAI_AGAIN'])(
    'when the cause has the code %s',
    async (code) => {
      const cause = Object.assign(new Error('down'), { code });
      expect(await answerTo(() => Promise.reject(new Error('Failed query', { cause })))).toMatchObject(down);
    },
  );
});

describe('a store of files that is down is a 503', () => {
  test.each([500, 503])('when it answers %i', async (status) => {
    const port = await listen(createHttpServer((_, response) => response.writeHead(status).end()));
    const client = new S3Client({
      region: 'x',
      endpoint: `http://127.0.0.1:${port}`,
      forcePathStyle: true,
      maxAttempts: 1,
      credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    });
    expect(await answerTo(() => client.send(new GetObjectCommand({ Bucket: 'b', Key: 'k' })))).toMatchObject(down);
    client.destroy();
  });
});

test('a mistake of ours is a 500 without its words', async () => {
  const cause = Object.assign(new Error('value out of range'), { code: '22003' });
  const answer = await answerTo(() => Promise.reject(new Error('insert into users', { cause })));
  expect(answer).toMatchObject({
    status: 500,
    body: { detail: 'Something went wrong.', code: 'error', request_id: expect.any(String) },
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/users|range/);
});

test('no answer of a failure is kept by anybody, that of an unknown address neither', async () => {
  const app = Fastify();
  registerErrorHandler(app);
  expect((await app.inject('/nothing')).headers['cache-control']).toBe('no-store');
  await app.close();
});
