import { membershipStatuses, type MembershipStatus } from '~/shared/membership-status';

/** What a card shows of its holder: the status of licence and membership, or `member` where that status is unknown. */
export const cardStatuses = ['member', ...membershipStatuses.filter((status) => status !== 'unknown')] as const;
export type CardStatus = 'member' | Exclude<MembershipStatus, 'unknown'>;

/** Returns what a card shows for a membership status. */
export const cardStatusOf = (status: MembershipStatus): CardStatus => (status === 'unknown' ? 'member' : status);

/** Whether a person has a card: a good card, none yet, or none any more because the office took it back. */
export const cardStates = ['live', 'none', 'revoked'] as const;
export type CardState = (typeof cardStates)[number];
