import { fillText } from '~/shared/fill-text';
import Parser from 'rss-parser';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { testPerson } from '~test/factories';
import { both } from '../texts/both';
import { posts } from './tables';

const site = testApp();
const office = testPerson(site, 'admin');
beforeEach(() => site.site.write((tx) => tx.delete(posts)));

const publish = async (body: object) => {
  const { token } = office;
  const { id } = (await site.call('POST', '/api/admin/posts/', { token, body: { kind: 'news', ...body } })).body;
  await site.call('POST', `/api/admin/posts/${id}/publish/`, { token });
  return id as number;
};
const feed = async (path = '/news/feed.xml') => {
  const { headers, body } = await site.call('GET', path);
  return { type: headers['content-type'], xml: String(body) };
};

test('a feed reader parses the feed, the newest first, with any characters in it', async () => {
  const title = 'Sand & stone: "fair" <prices> പാലക്കാട് \u{1f9f1}';
  const old = await publish({
    title,
    body: '**5 < 6** & ]]> <script>alert(1)</script>\n\n- one\u00a0\ufffe',
    pinned_until: '2099-01-01',
  });
  site.clock.pass({ minutes: 1 });
  const newer = await publish({ title: 'Bridge', body: 'Open.' });
  await site.call('POST', '/api/admin/posts/', {
    token: office.token,
    body: { kind: 'news', title: 'Draft', body: 'No.' },
  });
  const { type, xml } = await feed();
  expect(type).toBe('application/rss+xml; charset=utf-8');
  const read = await new Parser().parseString(xml);
  expect(read).toMatchObject({
    title: 'Palakkad District Committee: news',
    link: 'https://sangham.test/news',
    feedUrl: 'https://sangham.test/news/feed.xml',
    language: 'en-in',
  });
  expect(read.items.map((item) => [item.title, item.link, item.guid])).toEqual([
    ['Bridge', `https://sangham.test/news/${newer}`, `https://sangham.test/news/${newer}`],
    [title, `https://sangham.test/news/${old}`, `https://sangham.test/news/${old}`],
  ]);
  expect(read.items[1]!.content).toBe('5 &lt; 6 &amp; ]]&gt; &lt;script&gt;alert(1)&lt;/script&gt; • one');
  expect(Date.parse(read.items[0]!.pubDate!)).toBeGreaterThan(Date.parse(read.items[1]!.pubDate!));
  // The format of RFC 822, which RSS requires.
  expect(read.items[0]!.pubDate).toMatch(
    /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
  );
});

test('the feed of the Malayalam pages is in Malayalam, and in English where a post has no other text', async () => {
  const old = await publish({ title: 'Bridge', body: 'Open.' });
  site.clock.pass({ minutes: 1 });
  const newer = await publish({
    title: 'Meeting',
    title_ml: 'യോഗം & "ചർച്ച"',
    body: 'On Sunday.',
    body_ml: '**ഞായറാഴ്ച** <ഹാളിൽ>.',
  });
  const { type, xml } = await feed('/ml/news/feed.xml');
  expect(type).toBe('application/rss+xml; charset=utf-8');
  const read = await new Parser().parseString(xml);
  const names = await site.site.names('ml');
  expect(read).toMatchObject({
    link: 'https://sangham.test/ml/news',
    feedUrl: 'https://sangham.test/ml/news/feed.xml',
    language: 'ml-in',
    title: `${names.committee}: വാർത്തകൾ`,
    description: fillText(both.ml.feedDescription, names),
  });
  expect(read.items.map((item) => [item.title, item.link, item.guid, item.content])).toEqual([
    [
      'യോഗം & "ചർച്ച"',
      `https://sangham.test/ml/news/${newer}`,
      `https://sangham.test/ml/news/${newer}`,
      'ഞായറാഴ്ച &lt;ഹാളിൽ&gt;.',
    ],
    ['Bridge', `https://sangham.test/ml/news/${old}`, `https://sangham.test/ml/news/${old}`, 'Open.'],
  ]);
  expect((await feed()).xml).not.toMatch(/[\u0d00-\u0d7f]|\/ml\//);
});

test('the feed is answered 304 until a post changes', async () => {
  await publish({ title: 'Bridge', body: 'Open.' });
  const { etag } = (await site.call('GET', '/news/feed.xml')).headers;
  const ask = (path = '/news/feed.xml') => site.call('GET', path, { headers: { 'if-none-match': String(etag) } });
  const known = await ask();
  expect([known.status, known.headers.etag]).toEqual([304, etag]);
  expect((await ask('/ml/news/feed.xml')).status).toBe(200);
  site.clock.pass({ minutes: 1 });
  await publish({ title: 'Road', body: 'Closed.' });
  expect((await ask()).status).toBe(200);
});

test('without news the feed is valid and empty', async () => {
  const titles = {
    '/news/feed.xml': 'Palakkad District Committee: news',
    '/ml/news/feed.xml': `${(await site.site.names('ml')).committee}: വാർത്തകൾ`,
  };
  for (const [path, title] of Object.entries(titles)) {
    const read = await new Parser().parseString((await feed(path)).xml);
    expect([read.title, read.items]).toEqual([title, []]);
  }
});
