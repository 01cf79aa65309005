import { expect, test } from 'vitest';
import { noShop } from '../shops/shop-fields';
import { changedAdForm, mediaProblem, newAdsForm, newShopForm } from './ad-forms';

const MB = 1_048_576;
const file = (type: string, size: number) => ({ name: 'a', type, size }) as File;

test('50 MB are allowed, one byte more is not', () => {
  expect(mediaProblem([file('video/mp4', 50 * MB), file('image/png', 1)], 'gold')).toBeUndefined();
  expect(mediaProblem([file('image/png', 1), file('video/mp4', 50 * MB + 1)], 'gold')).toBe(
    'File size must be at most 50MB.',
  );
});

test('videos run from gold on; without a tier they have no fault', () => {
  const film = [file('video/mp4', 1)];
  expect(mediaProblem(film, 'silver')).toBe('Video ads are not available for the silver tier.');
  expect(mediaProblem(film, 'diamond')).toBeUndefined();
  expect(mediaProblem(film, '')).toBeUndefined();
});

type Form = typeof newAdsForm | typeof changedAdForm | typeof newShopForm;

/** Returns the first message of every faulty field, as the form shows it. */
function faultsOf(form: Form, values: object) {
  const { error } = form.safeParse(values);
  return Object.fromEntries([...(error?.issues ?? [])].reverse().map(({ path, message }) => [path.join('.'), message]));
}

test('all faults of new ads are shown at once', () => {
  const empty = { shop: '', ad_type: '', starts_at: '', media: [] };
  expect(faultsOf(newAdsForm, empty)).toEqual({
    shop: 'Shop is required',
    ad_type: 'Ad type is required',
    media: 'Media file is required.',
  });
  expect(faultsOf(newAdsForm, { ...empty, shop: '7', ad_type: 'basic', media: [file('video/mp4', 1)] })).toEqual({
    media: 'Video ads are not available for the basic tier.',
  });
  expect(
    faultsOf(newAdsForm, {
      ...empty,
      shop: '7',
      ad_type: 'gold',
      starts_at: '2099-01-01T09:30',
      media: [file('video/mp4', 1)],
    }),
  ).toEqual({});
});

test('an ad keeps its medium, but not without type, shop or start', () => {
  expect(faultsOf(changedAdForm, { shop: '7', ad_type: 'gold', starts_at: '2026-11-20T09:00', media: [] })).toEqual({});
  expect(
    faultsOf(changedAdForm, { shop: '', ad_type: '', starts_at: '', media: [file('image/png', 50 * MB + 1)] }),
  ).toEqual({
    shop: 'Shop is required',
    ad_type: 'Ad type is required',
    starts_at: 'Start is required',
    media: 'File size must be at most 50MB.',
  });
});

test('a new shop needs files for its first ad only when a type is chosen; both parts are checked at once', () => {
  const shop = {
    name: 'Shop name is required',
    location: 'Location is required',
    address: 'Address is required',
    category: 'Category is required',
    contact_number: 'Contact number must be 10 digits',
  };
  const values = { ...noShop, contact_number: '123', ad_type: '', media: [] };
  expect(faultsOf(newShopForm, values)).toEqual(shop);
  expect(faultsOf(newShopForm, { ...values, ad_type: 'basic' })).toEqual({
    ...shop,
    media: 'Media file is required when ad type is selected',
  });
});
