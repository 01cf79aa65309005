import { standings, type Standing } from '~/shared/standing';

/** What a card says of its holder: how things stand with licence and membership, or, where that is not known, that they are a member. */
export const cardStatuses = ['member', ...standings.filter((standing) => standing !== 'unknown')] as const;
export type CardStatus = 'member' | Exclude<Standing, 'unknown'>;

export const cardStatusOf = (standing: Standing): CardStatus => (standing === 'unknown' ? 'member' : standing);

/** Whether somebody has a card: one that is good, none yet, or none any more because the office took it back. */
export const cardStates = ['live', 'none', 'revoked'] as const;
export type CardState = (typeof cardStates)[number];
