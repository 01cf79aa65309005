import { useQuery } from '@tanstack/react-query';
import { tierOffers, tiers, type Tier } from '../../../contract/tiers';
import { shopsQuery } from '../../queries';

/** What a file input offers; what is taken is the server's to say, by the bytes. */
export const adAccept = 'image/*,video/mp4,video/webm,video/quicktime';

/** The field for the files of new ads. */
export const newMedia = {
  name: 'media',
  label: 'Media',
  required: true,
  multiple: true,
  accept: adAccept,
  hint: 'Images, or videos of up to 50 MB. Each file becomes an ad of its own.',
} as const;

/** As badges write it. */
export const tierName = (tier: Tier) => tier[0]!.toUpperCase() + tier.slice(1);

/** The tiers for a <select>, with what each gives. */
export const tierOptions = tiers.map((tier) => {
  const { days, video } = tierOffers[tier];
  return { value: tier, label: `${tierName(tier)} (${days} days, ${video ? 'images and videos' : 'images only'})` };
});

/** All shops for a <select>; `known` is among them before the list has come. */
export function useShopOptions(known?: { id: number; name: string }) {
  const { data } = useQuery(shopsQuery);
  const shops = data ?? (known ? [known] : []);
  return shops.map(({ id, name }) => ({ value: String(id), label: name }));
}
