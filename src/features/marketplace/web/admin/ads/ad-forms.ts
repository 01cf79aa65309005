import { z } from 'zod';
import { adEditForm, adForm, shopForm } from '../../../contract/forms';
import { adMediaBytes } from '~/shared/shops';
import * as texts from '../../../texts';
import { tierOffers, tiers, type Tier } from '../../../contract/tiers';

/** The values of an ad's form. `starts_at` has the format of an input: `2026-11-20T09:00` in the site's zone. */
export type AdValues = Record<'shop' | 'ad_type' | 'starts_at', string> & { media: readonly File[] };

type MediaValues = Pick<AdValues, 'ad_type' | 'media'>;

/** Extends a contract's form with files; `problemOf` returns the fault of the files, whatever else is wrong. */
const withMedia = <S extends z.ZodRawShape>(
  form: z.ZodObject<S>,
  problemOf: (values: MediaValues) => string | undefined,
) =>
  form.extend({ media: z.custom<readonly File[]>() }).refine((values) => !problemOf(values as unknown as MediaValues), {
    path: ['media'],
    error: ({ input }) => problemOf(input as MediaValues),
    when: () => true,
  });

/** The form of new ads, one for every file. */
export const newAdsForm = withMedia(adForm, ({ media, ad_type }) =>
  media.length === 0 ? texts.mediaRequired : mediaProblem(media, ad_type),
);

/** The form of an existing ad: its fields may change but not become empty, and it has a medium already. */
export const changedAdForm = withMedia(
  adEditForm.extend({
    shop: adForm.shape.shop,
    starts_at: adForm.shape.starts_at.refine((start) => start !== undefined, texts.startRequired),
  }),
  ({ media, ad_type }) => mediaProblem(media, ad_type),
);

const firstAdProblem = ({ media, ad_type }: MediaValues) => {
  if (ad_type === '') return undefined;
  return media.length === 0 ? texts.mediaRequiredWithType : mediaProblem(media, ad_type);
};

/** The form of a new shop's first ads; no ads without a type. */
export const firstAdsForm = withMedia(z.object({ ad_type: z.string() }), firstAdProblem);

/** The form of a new shop with its first ads. */
export const newShopForm = withMedia(shopForm.extend({ ad_type: z.string() }), firstAdProblem);

/** Returns the fault of the chosen files that is known before they are sent. */
export function mediaProblem(files: readonly File[], adType: string): string | undefined {
  if (files.some((file) => file.size > adMediaBytes)) return texts.mediaTooLarge;
  const offer = tiers.includes(adType as Tier) ? tierOffers[adType as Tier] : null;
  const film = files.some((file) => file.type.startsWith('video/'));
  return film && offer && !offer.video ? texts.noVideo[adType as Tier] : undefined;
}

/** Returns the multipart body of an ad; empty fields are not sent. */
export function adBody(
  fields: Partial<Record<'shop' | 'ad_type' | 'starts_at' | 'updated_at', string>>,
  file?: File,
): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) body.append(name, value);
  if (file) body.append('media', file);
  return body;
}
