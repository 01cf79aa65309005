import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keptNow } from '~/session';
import { CallError } from '~/shared/api-client';
import { logQuietly } from '~/shared/log-quietly';
import { cardQuery, pictureQuery } from '../queries';
import { dataUrlOf, dropCard, storeCard, storedCard } from './stored-card';

/**
 * Returns the own card: `fresh` from the server, else, when the site can't be reached, `cached` as it was last
 * confirmed on this device. Deletes the cached card when the office has taken it back.
 */
export function useOwnCard(userId: number) {
  const card = useQuery(cardQuery);
  // With a clock that is far behind, it may not hold any more.
  const [stored] = useState(() => (keptNow() === undefined ? undefined : storedCard(userId)));
  const version = card.data?.picture_version;
  const storedPicture = version !== undefined && stored?.card.picture_version === version ? stored.picture : undefined;
  const picture = useQuery({
    ...pictureQuery(version ?? ''),
    enabled: version !== undefined && storedPicture === undefined,
  });
  const read = useDataUrl(picture.data);
  const current = storedPicture ?? (read && read.of === picture.data ? read.url : undefined);
  // A new picture replaces the old picture once it is read. Until then the card and the message above it stay in view.
  const [inView, setInView] = useState(current);
  if (current !== undefined && current !== inView) setInView(current);
  const last = card.data && inView !== undefined ? { card: card.data, picture: inView } : undefined;
  const error = card.error ?? picture.error;
  const unreachable = error instanceof CallError && (error.status === 0 || error.status >= 500);

  useEffect(() => {
    if (card.data && current !== undefined) storeCard(userId, { card: card.data, picture: current });
    else if (card.error instanceof CallError && card.error.status === 403) dropCard(userId);
  }, [card.data, card.error, current, userId]);

  const retry = async () => {
    const { isSuccess } = await card.refetch();
    if (isSuccess && storedPicture === undefined) await picture.refetch();
  };
  return {
    fresh: error ? undefined : last,
    cached: unreachable ? (last ?? stored) : undefined,
    error,
    isFetching: card.isFetching || picture.isFetching,
    retry: () => void retry(),
  };
}

/** Returns the last picture that was read as a data: address, and the blob it came from. */
function useDataUrl(blob: Blob | undefined): { of: Blob; url: string } | undefined {
  const [read, setRead] = useState<{ of: Blob; url: string }>();
  useEffect(() => {
    let isHere = true;
    if (blob)
      void dataUrlOf(blob).then(
        (url) => isHere && setRead({ of: blob, url }),
        (error: unknown) => logQuietly('card', error),
      );
    return () => {
      isHere = false;
    };
  }, [blob]);
  return read;
}
