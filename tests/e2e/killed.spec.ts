import { readdirSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { callApi } from './support/people';
import { passwords, type Server, startServer } from './support/server';
import { people } from './support/session';
import { expect, test } from './support/test';

const filesOf = ({ dataDir }: Server) =>
  readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.check')
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)))
    .sort();

const incoming = (server: Server) => filesOf(server).filter((name) => name.startsWith('files/.incoming/'));

/** Sends the first part of a video ad; the server waits for the rest, which never comes. */
async function beginUpload({ url }: Server, token: string) {
  const boundary = 'half-a-film';
  const part = (name: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const upload = request(`${url}/api/marketplace/ads/`, {
    method: 'POST',
    headers: { Authorization: `Token ${token}`, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  });
  // The server is about to be killed.
  upload.on('error', () => undefined);
  upload.write(`${part('shop')}1\r\n${part('ad_type')}gold\r\n${part('media', '; filename="film.mp4"')}`);
  upload.write(Buffer.alloc(4 * 1024 * 1024, 'x'));
  return upload;
}

test('a server killed during an upload leaves nothing in use behind after the next start', async ({
  demoServer: server,
}) => {
  const before = filesOf(server);
  const login = { email_or_member_id: people.admin, password: passwords.demo };
  const { body } = await callApi(server, 'POST', '/api/auth/login/', login);
  const upload = await beginUpload(server, body.token as unknown as string);
  const arrived = () => incoming(server).reduce((sum, name) => sum + statSync(path.join(server.dataDir, name)).size, 0);
  await expect.poll(arrived, { message: 'a part of the film arrives', timeout: 30_000 }).toBeGreaterThan(1024 * 1024);

  // The other moment: the media are stored, but their row is not committed yet.
  const left = path.join(server.dataDir, 'files/ads/00112233445566778899aabbccddeeff');
  await mkdir(left);
  await writeFile(path.join(left, '480.webp'), 'half an ad');
  const ended = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGKILL');
  await ended;
  upload.destroy();
  expect(incoming(server), 'half a film stays at first').toHaveLength(1);

  const again = await startServer({ dataDir: server.dataDir, env: { DEMO_DATA: '0' } });
  try {
    const day = new Date().toISOString().slice(0, 10);
    const away = `files/quarantine/${day}/ads/00112233445566778899aabbccddeeff/480.webp`;
    await expect
      .poll(() => filesOf(server), { message: 'only what rows name, and what was put away' })
      .toEqual([...before, away].sort());
    const ads = await fetch(`${again.url}/api/marketplace/ads/`).then(
      (answer) => answer.json() as Promise<{ media: string }[]>,
    );
    const [first] = ads;
    expect((await fetch(again.url + first!.media, { method: 'HEAD' })).status).toBe(200);
  } finally {
    await again.stop();
  }
});
