import { readOwn, storeOwn } from '~/session';
import type { Card } from '../../contract';

/** A card with its picture (a data: address), which the browser stores beside the session: it is shown at once. */
export interface Shown {
  card: Card;
  picture: string;
}

const name = 'card';

/** Returns the own card as it is stored on this device; undefined without one, or for a value of another shape. */
export function storedCard(userId: number): Shown | undefined {
  const { card, picture } = (readOwn(name, userId) ?? {}) as Partial<Shown>;
  return card &&
    typeof card.checked_at === 'string' &&
    typeof picture === 'string' &&
    picture.startsWith('data:image/png')
    ? { card, picture }
    : undefined;
}

export const storeCard = (userId: number, shown: Shown) => storeOwn(name, userId, shown);

export const dropCard = (userId: number) => storeOwn(name, userId, {});

/** Returns a picture as a data: address. */
export const dataUrlOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(picture);
  });
