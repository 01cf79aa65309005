import { readCopy } from './kept';
import { ticketsKept } from './kept-tickets';

/** A circular as it was taken along. */
interface KeptCircular {
  id: number;
  body: string;
  updated_at: string;
  file_count: number;
}

/**
 * Returns what a call would have answered when the device last took its copy along; undefined without one. The
 * circulars answer three calls: the list, its beginning, and each of them.
 */
export async function keptAnswer(address: string, input: object): Promise<unknown> {
  const { params, query } = input as { params?: { id?: number }; query?: { page?: number; page_size?: number } };
  if (address === 'GET /api/circulars/' && (query?.page ?? 1) === 1) {
    const stored = await circularsKept();
    const rows = stored?.circulars.map(({ body: _, updated_at: __, ...row }) => row).slice(0, query?.page_size ?? 20);
    return (
      stored && { count: rows!.length, next: null, previous: null, results: rows, unread_count: stored.unread_count }
    );
  }
  if (address === 'GET /api/circulars/:id/') {
    const found = (await circularsKept())?.circulars.find(({ id }) => id === params?.id);
    return found && { ...found, files: [] };
  }
  if (address === 'GET /api/events/mine/') return (await ticketsKept())?.value;
  return undefined;
}

const circularsKept = async () =>
  (await readCopy('circulars'))?.value as { circulars: KeptCircular[]; unread_count: number } | undefined;
