import { inside, only, type CallerName, type Row, type World } from './world';

async function notify({ test, people }: World, caller: CallerName) {
  const { notices } = await import('../../src/features/notifications/server/tables');
  const userId = people[caller === 'visitor' ? 'member' : caller].user.id;
  const news = {
    kind: 'answer' as const,
    text: 'A B answered your question',
    title: 'T',
    link: '/' as const,
    subject: 'question:1',
  };
  await test.site.write((tx) => tx.insert(notices).values({ ...news, userId, createdAt: test.clock.now() }));
}

const rows: Row[] = [
  {
    call: 'GET /api/notifications/',
    send: async (world, caller) => {
      await notify(world, caller);
      return {};
    },
    status: only('approved'),
    fields: [
      'count',
      'newest_id',
      'next',
      'previous',
      'unread_count',
      ...inside('results[].', ['created_at', 'id', 'is_read', 'kind', 'link', 'text', 'title']),
    ],
  },
  { call: 'GET /api/notifications/unread-count/', status: only('approved'), fields: ['unread_count'] },
  { call: 'POST /api/notifications/read/', status: only('approved'), fields: ['unread_count'] },
  { call: 'GET /api/notifications/settings/', status: only('approved'), fields: ['mail', 'updated_at'] },
  {
    call: 'PATCH /api/notifications/settings/',
    send: () => ({ body: { mail: 'none' } }),
    status: only('approved'),
    fields: ['mail', 'updated_at'],
    edits: async ({ get }) => ({ read: () => get('/api/notifications/settings/') }),
  },
];

export default rows;
