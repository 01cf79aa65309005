import { keep, readCopy, type OfflineCopy, type Taken } from '~/features/phone/web/public';
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
  read: () => readCopy('circulars') as Promise<Taken<KeptCirculars> | undefined>,
  take: async () => keep('circulars', await fetchCirculars(), days),
  line: ({ circulars }, moment) => countText(texts.circularsTaken, circulars.length, { moment }),
  answer({ circulars, unread_count }, address, { params, query }) {
    if (address === 'GET /api/circulars/' && (query?.page ?? 1) === 1) {
      const rows = circulars.map(({ body: _, updated_at: __, ...row }) => row).slice(0, query?.page_size ?? 20);
      return { count: rows.length, next: null, previous: null, results: rows, unread_count };
    }
    const found = address === 'GET /api/circulars/:id/' && circulars.find(({ id }) => id === params?.id);
    return found ? { ...found, files: [] } : undefined;
  },
  has: ({ circulars }, path) => circulars.some(({ id }) => path === `/circulars/${id}`),
  page: { to: '/circulars', label: common.circulars },
};
