import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepOwn, readOwn } from '~/session';
import { CallError } from '~/shared/api-client';
import type { Card } from '../../contract';
import { cardQuery, pictureQuery } from '../queries';

/** A card with its picture (a data: address), as the browser keeps it. */
export interface Shown {
  card: Card;
  picture: string;
}

const name = 'card';

/**
 * The own card: from the server, else, when the site can't be reached, as it was last confirmed on this device. What the
 * office took back is forgotten here too.
 */
export function useOwnCard(userId: number) {
  const card = useQuery(cardQuery);
  const picture = useQuery({ ...pictureQuery, enabled: card.isSuccess });
  const drawn = useDataUrl(picture.data);
  // A new picture takes the place of the old one when it is read: the card does not go meanwhile, nor what is said above it.
  const last = card.data && drawn ? { card: card.data, picture: drawn.url } : undefined;
  const isDrawn = drawn?.of === picture.data;
  const error = card.error ?? picture.error;
  const unreachable = error instanceof CallError && (error.status === 0 || error.status >= 500);
  const [kept] = useState(() => asShown(readOwn(name, userId)));

  useEffect(() => {
    if (card.data && drawn && isDrawn) keepOwn(name, userId, { card: card.data, picture: drawn.url });
    else if (card.error instanceof CallError && card.error.status === 403) keepOwn(name, userId, {});
  }, [card.data, card.error, drawn, isDrawn, userId]);

  const retry = () => void card.refetch().then(() => picture.refetch());
  return {
    fresh: error ? undefined : last,
    kept: unreachable ? (last ?? kept) : undefined,
    error,
    isFetching: card.isFetching || picture.isFetching,
    retry,
  };
}

/** What was kept, unless it makes no sense. */
function asShown(value: unknown): Shown | undefined {
  const { card, picture } = (value ?? {}) as Partial<Shown>;
  return card &&
    typeof card.checked_at === 'string' &&
    typeof picture === 'string' &&
    picture.startsWith('data:image/png')
    ? { card, picture }
    : undefined;
}

/** The last picture that was read, and of which blob. */
function useDataUrl(blob: Blob | undefined): { of: Blob; url: string } | undefined {
  const [read, setRead] = useState<{ of: Blob; url: string }>();
  useEffect(() => {
    if (!blob) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ of: blob, url: reader.result as string });
    reader.readAsDataURL(blob);
    return () => reader.abort();
  }, [blob]);
  return read;
}
