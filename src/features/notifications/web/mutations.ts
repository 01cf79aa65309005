import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutationsOf } from '~/shared/mutations';
import type { Notice, NotificationCalls } from '../contract';
import { settingsQuery, unreadQuery } from './queries';

const mutation = mutationsOf<NotificationCalls>();

export const changeMailSetting = mutation('PATCH /api/notifications/settings/', {
  invalidates: () => false,
  update: (client, saved) => void client.setQueryData(settingsQuery.queryKey, saved),
  rereads: settingsQuery.queryKey,
});

/** A cached page of notices. */
interface Page {
  results: Notice[];
  unread_count: number;
}

const pages = { queryKey: ['GET /api/notifications/'] };
const bellQuery = { queryKey: unreadQuery.queryKey };

const read = mutation('POST /api/notifications/read/', {
  invalidates: () => false,
  update: (client, { unread_count }) => {
    changePages(client, (page) => ({ ...page, unread_count }));
    client.setQueryData(bellQuery.queryKey, { unread_count });
  },
});

/** Marks one notice as read, or all: at once on the screen, the bell included, and reverted when the call fails. */
export const markAsRead = mutationOptions({
  ...read,
  onMutate: async ({ body }, { client }) => {
    // An answer from before the mark must not arrive after it.
    await Promise.all([client.cancelQueries(pages), client.cancelQueries(bellQuery)]);
    changePages(client, (page) => marked(page, body?.ids?.[0]));
  },
  onError: (_error, _input, _result, { client }) => {
    void client.invalidateQueries(pages);
    void client.invalidateQueries(bellQuery);
  },
});

const changePages = (client: QueryClient, change: (page: Page) => Page) =>
  client.setQueriesData<Page>(pages, (page) => page && change(page));

function marked(page: Page, id: number | undefined): Page {
  const isMeant = (notice: Notice) => id === undefined || notice.id === id;
  const unread = id === undefined ? 0 : Math.max(0, page.unread_count - 1);
  const results = page.results.map((notice) => (isMeant(notice) ? { ...notice, is_read: true } : notice));
  return { ...page, unread_count: unread, results };
}
