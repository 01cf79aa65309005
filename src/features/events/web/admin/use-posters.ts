import { useMutation } from '@tanstack/react-query';
import { reasonOrRetry } from '~/shared/error-message';
import { useTransfers } from '~/ui/hooks/use-transfers';
import { uploadPoster } from './mutations';

/** Sends posters of an event in parallel, one call each, with their progress. */
export function usePosters() {
  const { run, ...transfers } = useTransfers();
  const { mutateAsync: upload } = useMutation(uploadPoster);
  const send = (id: number, files: readonly File[]) =>
    run(files, {
      send: (file, options) => {
        const body = new FormData();
        body.append('image', file);
        return upload({ params: { id }, body, ...options });
      },
      problemOf: reasonOrRetry,
    });
  return { ...transfers, send };
}
