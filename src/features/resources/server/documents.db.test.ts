import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { formOf, picture, testPerson } from '~test/factories';
import { makePdf } from '~test/pdf';
import type { ResourceDocument } from '../contract';

const site = testApp();
const admin = testPerson(site, 'admin');

const list = async () => (await site.call('GET', '/api/resources/documents/')).body as ResourceDocument[];
const upload = (bytes: Buffer, name: string, fields: Record<string, string> = {}) =>
  site.call('POST', '/api/resources/documents/', {
    token: admin.token,
    form: formOf({ category: 'Safety', ...fields }, { file: { bytes, name } }),
  });
const files = async () =>
  (await readdir(path.join(site.site.config.dataDir, 'files/documents'), { recursive: true }).catch(() => [])).filter(
    (name) => name.includes('.'),
  );
const demo = (name: string) => readFile(path.join(import.meta.dirname, '../../../../demo/resources/media', name));
const cfb = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

test('a document is on the public list at once, the newest first, and goes with its file', async () => {
  await list();
  const { status, body } = await upload(makePdf(), 'Site safety.pdf');
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(Number),
      file_name: 'Site safety.pdf',
      category: 'Safety',
      uploaded_at: expect.stringMatching(/\+05:30$/),
      file_url: expect.stringMatching(/^\/media\/documents\/[\da-f]{32}\/site-safety\.pdf$/),
      file_type: 'application/pdf',
      file_size: expect.any(Number),
    },
  ]);
  site.clock.pass({ seconds: 5 });
  await upload(Buffer.from('a,b\n1,2\n'), 'b.csv', { category: 'Quality', file_name: 'Cube tests' });
  expect((await list()).map((one) => [one.file_name, one.category])).toEqual([
    ['Cube tests.csv', 'Quality'],
    ['Site safety.pdf', 'Safety'],
  ]);
  for (const { id } of await list())
    expect((await site.call('DELETE', `/api/resources/documents/${id}/`, { token: admin.token })).status).toBe(204);
  expect(await list()).toEqual([]);
  expect(await files()).toEqual([]);
  expect((await site.call('DELETE', `/api/resources/documents/${body.id}/`, { token: admin.token })).status).toBe(404);
});

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
test.each([
  [
    'a PDF that calls itself a picture',
    async () => makePdf(),
    'x.png',
    'x.png.pdf',
    'application/pdf',
    'application/pdf',
    false,
  ],
  ['Word', () => demo('site-diary-template.docx'), 'diary.docx', 'diary.docx', docx, docx, true],
  [
    'old Excel',
    async () => cfb,
    'rates.xls',
    'rates.xls',
    'application/vnd.ms-excel',
    'application/vnd.ms-excel',
    true,
  ],
  [
    'a text with HTML in it',
    async () => Buffer.from('<script>alert(1)</script>'),
    'x.html',
    'x.html.txt',
    'text/plain',
    'text/plain; charset=utf-8',
    false,
  ],
  ['a CSV', async () => Buffer.from('കെട്ടിടം,1\n'), 'v.csv', 'v.csv', 'text/csv', 'text/plain; charset=utf-8', false],
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'x.svg',
    'x.svg.txt',
    'text/plain',
    'text/plain; charset=utf-8',
    false,
  ],
  ['a picture', () => picture('jpeg'), 'plan.jpeg', 'plan.jpeg', 'image/jpeg', 'image/jpeg', false],
])(
  '%s is kept by what it is and served so that nothing in it runs',
  async (_, bytes, name, shown, type, served, attached) => {
    const { status, body } = await upload(await bytes(), name);
    expect([status, body]).toEqual([201, expect.objectContaining({ file_name: shown, file_type: type })]);
    const { headers } = await site.call('GET', body.file_url);
    expect(headers).toMatchObject({ 'content-type': served, 'x-content-type-options': 'nosniff' });
    expect(headers['content-disposition']).toBe(attached ? 'attachment' : undefined);
  },
);

test.each([
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), 'setup.pdf'],
  ['a bare archive', Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64'), 'x.docx'],
  ['an old container of another kind', cfb, 'x.msi'],
  ['a text that is not UTF-8', Buffer.from([0x41, 0xe9, 0x20, 0x42]), 'x.txt'],
  ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 'x.jpg'],
  ['PostScript', Buffer.from('%!PS-Adobe-3.0\n'), 'x.txt'],
])('%s is refused at its field and leaves nothing', async (_, bytes, name) => {
  const before = await files();
  expect(await upload(bytes, name)).toMatchObject({
    status: 400,
    body: { file: [expect.stringMatching(/Please select a PDF, Word/)] },
  });
  expect(await files()).toEqual(before);
});

test('category and file must be there, names lose what could harm', async () => {
  expect(await upload(makePdf(), 'x.pdf', { category: 'Party' })).toMatchObject({
    status: 400,
    body: { category: ['Please choose a category.'] },
  });
  const form = formOf({ category: 'Safety' });
  expect(await site.call('POST', '/api/resources/documents/', { token: admin.token, form })).toMatchObject({
    status: 400,
    body: { file: ['Please select a file'] },
  });
  expect((await upload(makePdf(), '../../etc/Prüfung \u202efdp.pdf')).body).toMatchObject({
    file_name: 'Prüfung fdp.pdf',
    file_url: expect.stringMatching(/\/prufung-fdp\.pdf$/),
  });
  expect((await upload(makePdf(), 'കെട്ടിടം.pdf')).body).toMatchObject({
    file_name: 'കെട്ടിടം.pdf',
    file_url: expect.stringMatching(/\/document\.pdf$/),
  });
});
