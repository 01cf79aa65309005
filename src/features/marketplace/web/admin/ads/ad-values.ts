import { texts, adMediaBytes } from '../../../contract/texts';
import { tierOffers, tiers, type Tier } from '../../../contract/tiers';

/** What a file input offers; what is taken is the server's to say, by the bytes. */
export const adAccept = 'image/*,video/mp4,video/webm,video/quicktime';

/** As badges write it. */
export const tierName = (tier: Tier) => tier[0]!.toUpperCase() + tier.slice(1);

/** The tiers for a <select>, with what each gives. */
export const tierOptions = tiers.map((tier) => {
  const { days, video } = tierOffers[tier];
  return { value: tier, label: `${tierName(tier)} (${days} days, ${video ? 'images and videos' : 'images only'})` };
});

/** What can be said of the chosen files before they travel. */
export function mediaProblem(files: readonly File[], adType: string): string | undefined {
  if (files.some((file) => file.size > adMediaBytes)) return texts.tooLarge;
  const offer = tiers.includes(adType as Tier) ? tierOffers[adType as Tier] : null;
  const film = files.some((file) => file.type.startsWith('video/'));
  return film && offer && !offer.video ? texts.noVideo(adType) : undefined;
}

/** The multipart body of an ad; what is empty is not sent. */
export function formOf(fields: Partial<Record<'shop' | 'ad_type' | 'starts_at' | 'updated_at', string>>, file?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  if (file) form.append('media', file);
  return form;
}
