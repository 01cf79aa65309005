/** What the bell and its mails say of the board, by the key that a notice keeps: another language has the same keys. */
export const noticeTexts = {
  'community.answer_to_yours': '{name} answered your question',
  'community.answer_beside_yours': '{name} also answered a question that you answered',
  'community.answer_followed': '{name} answered a question that you follow',
  'community.best_is_yours': 'Your answer was marked as the best one',
  'community.best': 'A best answer was marked',
  'community.solved_yours': 'Your question was marked as solved',
  'community.solved': 'A question was marked as solved',
  'community.question_removed': 'Your question was removed after other members had flagged it',
  'community.answer_removed': 'Your answer was removed after other members had flagged it',
} as const;
