import { readFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { users } from '~/features/people/server/tables';
import { testApp } from '~test/app';
import { storedFiles } from '~test/stored-files';
import { boardOf } from '~test/community';
import { picture, testPerson } from '~test/factories';
import { makePdf } from '~test/pdf';
import { pngBomb } from '~test/png';

const site = testApp();
const board = boardOf(site);
const asha = testPerson(site, 'member');
let question: number;
beforeAll(async () => {
  question = await board.ask(asha, 'See the files');
});

const send = (bytes: Buffer, name: string) =>
  board.send(asha, 'answers/', { question_id: String(question), answer_text: 'With a file' }, bytes, name);
const stored = () => storedFiles(site);
const refusedAs = async (bytes: Buffer, name: string) => {
  const before = stored();
  const { status, body } = await send(bytes, name);
  expect(stored()).toEqual(before);
  return [status, body.attachment?.[0]];
};
const wrongType = [400, 'File type not supported. Please upload images, PDFs, or documents.'];
const open = (url: string) => site.call('GET', url);
const svg = (inner: string, attributes = '') =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);

test('every allowed kind is accepted by its bytes, and is served as an inert download', async () => {
  const kinds: [Buffer, string, string, string][] = [
    [makePdf(), 'Plan.pdf', 'application/pdf', 'Plan.pdf'],
    [await picture('jpeg'), 'a.jpg', 'image/jpeg', 'a.jpg'],
    [await picture('jpeg'), 'a.jpeg', 'image/jpeg', 'a.jpeg'],
    [await picture('png'), 'a.png', 'image/png', 'a.png'],
    [await picture('gif'), 'a.gif', 'image/gif', 'a.gif'],
    [await picture('webp'), 'a.webp', 'image/webp', 'a.webp'],
    [await picture('png'), 'really a png.jpg', 'image/png', 'really a png.jpg.png'],
    [Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 1)]), 'old.bmp', 'image/bmp', 'old.bmp'],
    [Buffer.from('{\\rtf1\\ansi Hello}'), 'letter.rtf', 'application/rtf', 'letter.rtf'],
    [Buffer.from('BM25 is a mix, not a bitmap'), 'note.txt', 'text/plain', 'note.txt'],
    [svg('<path d="M0 0h9"/>'), 'detail.svg', 'image/svg+xml', 'detail.svg'],
    [
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      'old.doc',
      'application/msword',
      'old.doc',
    ],
    [Buffer.from('റിപ്പോർട്ട്'), 'മഴ (1).txt', 'text/plain', 'മഴ (1).txt'],
    [
      readFileSync('demo/resources/media/site-diary-template.docx'),
      'diary.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'diary.docx',
    ],
    [Buffer.from('x'), `${'a'.repeat(199)}😀.txt`, 'text/plain', `${'a'.repeat(199)}😀.txt`],
  ];
  for (const [bytes, sentAs, type, name] of kinds) {
    const { status, body } = await send(bytes, sentAs);
    expect([sentAs, status, body.attachment?.type, body.attachment?.name]).toEqual([sentAs, 201, type, name]);
    const { status: opened, headers } = await open(body.attachment.url);
    expect(opened).toBe(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("sandbox; default-src 'none'"),
    });
    const inline = /^image\/(jpeg|png|gif|webp|bmp)$/.test(type);
    expect(headers['content-disposition']).toMatch(inline ? /^inline/ : /^attachment/);
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent(name).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))}`,
    );
  }
});

test('a file of any other kind is refused, whatever its name, and leaves no file', async () => {
  const html = Buffer.from('<script>alert(1)</script>');
  expect(await refusedAs(html, 'page.html')).toEqual(wrongType);
  expect(await refusedAs(html, 'noextension')).toEqual(wrongType);
  expect(await refusedAs(Buffer.from('MZ\u0000\u0001binary'), 'setup.txt')).toEqual(wrongType);
  expect(await refusedAs(Buffer.from('504b0304140000000800', 'hex'), 'archive.pdf')).toEqual(wrongType);
  expect(await refusedAs(Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 'broken.jpg')).toEqual([
    400,
    'This picture could not be read. Please try another file.',
  ]);
  expect(await refusedAs(Buffer.from('not a drawing'), 'a.svg')).toEqual(wrongType);
  expect(await refusedAs(svg('<g/>'.repeat(600_000)), 'huge.svg')).toEqual([
    400,
    'A drawing (SVG) can have at most 2MB. Please upload it as a PDF or a picture.',
  ]);
});

test('a text in an older encoding is accepted, and is served with its charset', async () => {
  const kinds: [Buffer, string][] = [
    [Buffer.from('cover 40 mm, Ø 12, 30 \u00b0C', 'latin1'), 'windows-1252'],
    [Buffer.from('BM 25, slump 90 mm \u00b1 10', 'latin1'), 'windows-1252'],
    [Buffer.from('D\u0092Souza \u0096 40 mm', 'latin1'), 'windows-1252'],
    [Buffer.from('\ufeffമഴ 40 mm', 'utf16le'), 'utf-16le'],
    [Buffer.from('\ufeffമഴ 40 mm', 'utf16le').swap16(), 'utf-16be'],
    [Buffer.from('\ufeffമഴ 40 mm'), 'utf-8'],
  ];
  for (const [bytes, charset] of kinds) {
    const { status, body } = await send(bytes, 'notes.txt');
    expect([status, body.attachment?.type, body.attachment?.name]).toEqual([201, 'text/plain', 'notes.txt']);
    const { headers, body: back } = await open(body.attachment.url);
    expect(headers).toMatchObject({
      'content-type': `text/plain; charset=${charset}`,
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    });
    expect(back).toEqual(bytes);
  }
  expect(await refusedAs(Buffer.from('MZ text \u00b0', 'latin1'), 'setup.txt')).toEqual(wrongType);
  expect(await refusedAs(Buffer.from('a\u0000\u00b0', 'latin1'), 'a.txt')).toEqual(wrongType);
  expect(await refusedAs(Buffer.from('a\u0081\u00b0', 'latin1'), 'a.txt')).toEqual(wrongType);
  expect(await refusedAs(Buffer.from('a\u0092b'), 'a.txt')).toEqual(wrongType);
  expect(await refusedAs(Buffer.from('fffe00d80041', 'hex'), 'half.txt')).toEqual(wrongType);
  expect(await refusedAs(Buffer.from('\u00b0', 'latin1'), 'a.doc')).toEqual(wrongType);
});

test('HTML named .txt is a text, and a PDF that is a page as well is a download', async () => {
  const html = await send(Buffer.from('<!doctype html><script>alert(1)</script>'), 'innocent.txt');
  expect((await open(html.body.attachment.url)).headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment/),
  });
  const polyglot = await send(Buffer.concat([makePdf(), Buffer.from('\n<script>alert(1)</script>')]), 'both.pdf');
  expect((await open(polyglot.body.attachment.url)).headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment/),
  });
  expect(await refusedAs(Buffer.concat([Buffer.from('<html>\u0000'), makePdf()]), 'late.pdf')).toEqual(wrongType);
});

test('an SVG that could run something is refused', async () => {
  const bad = [
    '<script>alert(1)</script>',
    '<SCRIPT href="x"/>',
    '<a href="javascript:alert(1)">x</a>',
    '<foreignObject/>',
    '<svg:script/>',
    '<image href="x" onerror="alert(1)"/>',
    '<set attributeName="onload" to="x"/>',
    '<a href="&#106;avascript:x"/>',
    '<a href="java&#9;script:x"/>',
  ];
  for (const inner of bad) expect((await refusedAs(svg(inner), 'a.svg'))[0]).toBe(400);
  expect((await refusedAs(svg('', 'onload="x"'), 'a.svg'))[0]).toBe(400);
  expect((await refusedAs(Buffer.from('<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>'), 'a.svg'))[0]).toBe(400);
});

test('10 MB is accepted, one byte more is refused', async () => {
  const limit = 10 * 1024 * 1024;
  expect(await refusedAs(Buffer.alloc(limit + 1, 'a'), 'long.txt')).toEqual([400, 'File size must be less than 10MB']);
  expect((await send(Buffer.alloc(limit, 'a'), 'long.txt')).status).toBe(201);
});

test('a photo loses its metadata, and is turned upright', async () => {
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3a6' } })
    .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '10/1 46/1 0/1' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { body } = await send(photo, 'site.jpg');
  const data = await sharp((await open(body.attachment.url)).body as Buffer).metadata();
  expect([data.exif, data.orientation, data.width, data.height]).toEqual([undefined, undefined, 20, 40]);
});

test('a GIF loses its comments', async () => {
  const gif = await picture('gif');
  const note = Buffer.concat([Buffer.from([0x21, 0xfe, 5]), Buffer.from('Asha!'), Buffer.from([0])]);
  const { body } = await send(Buffer.concat([gif.subarray(0, -1), note, gif.subarray(-1)]), 'a.gif');
  const file = (await open(body.attachment.url)).body as Buffer;
  expect(file.includes('Asha!')).toBe(false);
  expect((await sharp(file).metadata()).format).toBe('gif');
});

test('an animated picture loses its metadata too, and stays animated', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const moving = await sharp([await frame('#a00'), await frame('#0a0')], { join: { animated: true } })
    .withExif({ IFD3: { GPSLatitude: '10/1 46/1 0/1' } })
    .webp()
    .toBuffer();
  expect((await sharp(moving).metadata()).exif).toBeDefined();
  const { body } = await send(moving, 'crack.webp');
  const data = await sharp((await open(body.attachment.url)).body as Buffer).metadata();
  expect([data.exif, data.pages]).toEqual([undefined, 2]);
});

test('a picture of more pixels than any camera takes is refused, however few its bytes', async () => {
  const bomb = pngBomb(7_500);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusedAs(bomb, 'plan.png')).toEqual([400, 'This picture could not be read. Please try another file.']);
  expect((await send(pngBomb(1_000), 'plan.png')).status).toBe(201);
});

test('an upload that breaks off leaves nothing', async () => {
  const before = stored();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const part = '--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.txt"\r\n\r\n';
  const head = [
    'POST /api/community/answers/ HTTP/1.1',
    'Host: x',
    `Authorization: Token ${asha.token}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 500000',
    '',
    '',
  ].join('\r\n');
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(head + part + 'x'.repeat(100_000), () => setTimeout(() => socket.destroy(), 200)),
    );
    socket.on('close', () => resolve());
  });
  await expect.poll(stored).toEqual(before);
  expect(
    (await board.answers(asha, question)).filter(
      (one: { attachment: { name: string } | null }) => one.attachment?.name === 'a.txt',
    ),
  ).toEqual([]);
});

test('an address is valid for one person, for a short time, and only while they may see the thread', async () => {
  const reader = await board.member();
  const readers = [reader, ...(await board.people(2))];
  const ownPost = await board.send(
    asha,
    'questions/',
    { description: 'With a private file', force: 'true' },
    Buffer.from('x'),
    'a.txt',
  );
  const url = (await board.question(reader, ownPost.body.id)).attachment.url as string;
  expect((await open(url)).status).toBe(200);
  expect((await open(url.replace(/\?.*/, ''))).status).toBe(404);
  expect((await open(url.replace(`/${reader.user.id}?`, `/${asha.user.id}?`))).status).toBe(404);
  expect((await open(url.replace(/signature=./, 'signature=!'))).status).toBe(404);
  expect((await open(url.replace('/api/community/attachments/question', '/media/community'))).status).toBe(404);
  for (const person of readers) await board.flag(person, 'question', ownPost.body.id);
  expect((await open(url)).status).toBe(404);
  expect((await open(ownPost.body.attachment.url)).status).toBe(200);
  const [answer] = await board.answers(reader, question);
  const fresh = (await board.answers(reader, question)).find((one: { attachment: unknown }) => one.attachment)
    .attachment.url as string;
  expect(answer).toBeDefined();
  await site.site.db.update(users).set({ role: 'user' }).where(eq(users.id, reader.user.id));
  expect((await open(fresh)).status).toBe(404);
  await site.site.db.update(users).set({ role: 'member' }).where(eq(users.id, reader.user.id));
  expect((await open(fresh)).status).toBe(200);
  site.clock.pass({ minutes: 16 });
  expect((await open(fresh)).status).toBe(404);
});
