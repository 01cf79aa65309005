import { keep, readCopy, type OfflineCopy } from '~/features/phone/web/public';
import { callsOf } from '~/shared/api-client';
import { countText } from '~/shared/count-text';
import * as common from '~/shared/texts';
import type { circularCalls } from '../contract';
import * as texts from '../texts';

const call = callsOf<typeof circularCalls>();
const fetchCirculars = () => call('GET /api/circulars/offline/', {});
type KeptCirculars = Awaited<ReturnType<typeof fetchCirculars>>;

const days = 30;

/** The 20 circulars of the first page, with their texts. They answer three calls: list, its beginning, and each. */
export const offlineCirculars: OfflineCopy<KeptCirculars> = {
  freshMs: 10 * 60_000,
  read: () => readCopy('circulars'),
  take: async () => keep('circulars', await fetchCirculars(), days),
  line: ({ circulars }, moment) => countText(texts.circularsTaken, circulars.length, { moment }),
  answers: {
    'GET /api/circulars/': ({ circulars, unread_count }, { query: { page = 1, page_size: size = 20 } = {} }) => {
      if (page !== 1) return undefined;
      const results = circulars.map(({ body: _, updated_at: __, ...row }) => row).slice(0, size);
      return { count: results.length, next: null, previous: null, results, unread_count };
    },
    'GET /api/circulars/:id/': ({ circulars }, { params }) => {
      const found = circulars.find(({ id }) => id === params?.id);
      return found && { ...found, files: [] };
    },
  },
  has: ({ circulars }, path) => circulars.some(({ id }) => path === `/circulars/${id}`),
  page: { to: '/circulars', label: common.circulars },
};
