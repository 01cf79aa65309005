/** What the bell says of a card, by the key that a notice keeps: another language has the same keys. */
export const noticeTexts = {
  'cards.revoked': 'The office has taken back your membership card',
  'cards.issued': 'The office has issued you a new membership card',
} as const;
export type NoticeKey = keyof typeof noticeTexts;
