import { useQuery } from '@tanstack/react-query';
import { fromIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { placeOptions } from '~/ui/place-options';
import type { ManagedAd } from '../../../contract';
import { tierOffers, tiers, type Tier } from '../../../contract/tiers';
import { endOf, rescheduled } from '../../../rules';
import { shopsQuery } from '../../queries';
import type { AdValues } from './ad-forms';
import * as texts from '../../../texts';

/** The types that a file input offers; the server decides by the bytes which it accepts. */
export const adAccept = 'image/*,video/mp4,video/webm,video/quicktime';

/** The field for the files of new ads. */
export const newMedia = {
  name: 'media',
  label: texts.media,
  required: true,
  multiple: true,
  accept: adAccept,
  hint: texts.mediaHint,
} as const;

/** The tiers for a <select>, with their offers. */
export const tierOptions = tiers.map((tier) => {
  const { days, video } = tierOffers[tier];
  return {
    value: tier,
    label: fillText(video ? texts.tierWithVideos : texts.tierWithoutVideos, { tier: texts.tierNames[tier], days }),
  };
});

/**
 * Returns the time that an ad would have with the values of its form, `ad` being the edited ad; undefined while type or
 * start are missing or invalid.
 */
export function timeOf({ ad_type: type, starts_at: start }: Pick<AdValues, 'ad_type' | 'starts_at'>, ad?: ManagedAd) {
  const startsAt = fromIso(start);
  if (!isTier(type) || Number.isNaN(startsAt.getTime())) return undefined;
  if (!ad) return { startsAt, endsAt: endOf(startsAt, type) };
  const stored = { startsAt: fromIso(ad.starts_at), endsAt: fromIso(ad.ends_at), adType: ad.ad_type };
  return rescheduled(stored, { adType: type, startsAt });
}

const isTier = (type: string): type is Tier => (tiers as readonly string[]).includes(type);

/** Returns all shops for a <select>; `known` is among them before the list arrives. */
export function useShopOptions(known?: { id: number; name: string }) {
  const { data } = useQuery(shopsQuery);
  const shops = data ?? (known ? [known] : []);
  return placeOptions(shops);
}
