import { seenBy } from '~/features/people/server/public';
import { toIso } from '~/shared/dates';
import { dayIso, earlierDay, membershipStatusOn } from '~/shared/membership-status';
import type { Card, Verified } from '../contract';
import { verifyPath } from '../contract/code';
import { cardStatusOf, type CardStatus } from '../contract/status';
import type { Cards } from './context';
import type { cards } from './tables';
import type { Member } from './views';

/** Returns the status of a member at a moment, as cards show it. */
export const statusOf = (
  { licenceUntil, membershipUntil }: Pick<Member, 'licenceUntil' | 'membershipUntil'>,
  now: Date,
): CardStatus => cardStatusOf(membershipStatusOn(dayIso(now), earlierDay(licenceUntil, membershipUntil)));

/** Returns the address in the QR code. */
export const verifyUrl = ({ config }: Pick<Cards, 'config'>, code: string) => `${config.publicUrl}${verifyPath(code)}`;

/** Returns the name as visitors see it: a card is shown to them, and agrees with its verification. */
export const nameOnCard = (member: Member): string => seenBy('visitor', member).fullName;

/** Returns what a card's code discloses to anyone, with the row's name of the area (placesIn). */
export const presentVerified = (member: Member, now: Date): Verified => ({
  full_name: nameOnCard(member),
  membership_id: member.membershipId,
  area_name: member.areaName,
  status: statusOf(member, now),
  checked_at: toIso(now),
});

/** Returns a card for its holder, with the version of its picture (drawing.ts). */
export const presentCard = (
  site: Cards,
  { card, member }: { card: typeof cards.$inferSelect; member: Member },
  pictureVersion: string,
): Card => ({
  ...presentVerified(member, site.clock.now()),
  code: card.code,
  verify_url: verifyUrl(site, card.code),
  issued_at: toIso(card.issuedAt),
  license_category: member.licenseClass,
  passport_photo: site.photoAddress(member.id, member.photo),
  picture_version: pictureVersion,
});
