import { z } from 'zod';
import { adEditForm, adForm, shopForm } from '../../../contract/forms';
import { adMediaBytes } from '../../../contract/limits';
import * as texts from '../../../texts';
import { tierOffers, tiers, type Tier } from '../../../contract/tiers';

/** What the form of an ad holds. `starts_at` is as an input holds it: `2026-11-20T09:00` in the site's zone. */
export type AdValues = Record<'shop' | 'ad_type' | 'starts_at', string> & { media: readonly File[] };

type MediaValues = Pick<AdValues, 'ad_type' | 'media'>;

/** A contract's form with its files; `problemOf` says what is wrong with them, whatever else is wrong. */
const withMedia = <S extends z.ZodRawShape>(
  form: z.ZodObject<S>,
  problemOf: (values: MediaValues) => string | undefined,
) =>
  form.extend({ media: z.custom<readonly File[]>() }).refine((values) => !problemOf(values as unknown as MediaValues), {
    path: ['media'],
    error: ({ input }) => problemOf(input as MediaValues),
    when: () => true,
  });

/** New ads, one for every file. */
export const newAdsForm = withMedia(adForm, ({ media, ad_type }) =>
  media.length === 0 ? texts.mediaRequired : mediaProblem(media, ad_type),
);

/** An ad that is there: its fields may change but not be emptied, and it has a medium already. */
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

/** The first ads of a new shop; none without a type. */
export const firstAdsForm = withMedia(z.object({ ad_type: z.string() }), firstAdProblem);

/** A new shop with its first ads. */
export const newShopForm = withMedia(shopForm.extend({ ad_type: z.string() }), firstAdProblem);

/** What can be said of the chosen files before they travel. */
export function mediaProblem(files: readonly File[], adType: string): string | undefined {
  if (files.some((file) => file.size > adMediaBytes)) return texts.mediaTooLarge;
  const offer = tiers.includes(adType as Tier) ? tierOffers[adType as Tier] : null;
  const film = files.some((file) => file.type.startsWith('video/'));
  return film && offer && !offer.video ? texts.noVideo[adType as Tier] : undefined;
}

/** The multipart body of an ad; what is empty is not sent. */
export function adBody(
  fields: Partial<Record<'shop' | 'ad_type' | 'starts_at' | 'updated_at', string>>,
  file?: File,
): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) body.append(name, value);
  if (file) body.append('media', file);
  return body;
}
