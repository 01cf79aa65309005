import { problemOf } from '~/shared/problem';
import { useTransfers } from '~/ui/hooks/use-transfers';
import { upload } from './api';

/** Sends posters of an event side by side, one call each, with their progress. */
export function usePosters() {
  const { transfers, run, stop, clear } = useTransfers();
  const send = (id: number, files: readonly File[]) =>
    run(files, {
      send: (file, options) => {
        const body = new FormData();
        body.append('image', file);
        return upload('POST /api/events/:id/posters/upload/', { params: { id }, body }, options);
      },
      problemOf,
    });
  return { transfers, send, stop, clear };
}
