import { fullNameOf } from '~/features/accounts/server/public';
import { toIso } from '~/shared/dates';
import { dayIso, earlierDay, standingOn } from '~/shared/standing';
import type { Card, Verified } from '../contract';
import { verifyPath } from '../contract/code';
import { cardStatusOf, type CardStatus } from '../contract/status';
import type { Cards } from './context';
import type { cards } from './tables';
import type { Member } from './views';

/** How things stand with a member at a moment, as cards say it. */
export const statusOf = (
  { licenceUntil, membershipUntil }: Pick<Member, 'licenceUntil' | 'membershipUntil'>,
  now: Date,
): CardStatus => cardStatusOf(standingOn(dayIso(now), earlierDay(licenceUntil, membershipUntil)));

/** The address in the QR code. */
export const verifyUrl = ({ config }: Pick<Cards, 'config'>, code: string) => `${config.publicUrl}${verifyPath(code)}`;

/** What anybody learns who has the code of a member's card; the area is named as the row names it (placesIn). */
export const presentVerified = (member: Member, now: Date): Verified => ({
  full_name: fullNameOf(member),
  membership_id: member.membershipId,
  area_name: member.areaName,
  status: statusOf(member, now),
  checked_at: toIso(now),
});

/** A card as its holder gets it. */
export const presentCard = (
  site: Cards,
  { card, member }: { card: typeof cards.$inferSelect; member: Member },
): Card => ({
  ...presentVerified(member, site.clock.now()),
  code: card.code,
  verify_url: verifyUrl(site, card.code),
  issued_at: toIso(card.issuedAt),
  license_category: member.licenseCategory,
  passport_photo: site.photoAddress(member.id, member.photo),
});
