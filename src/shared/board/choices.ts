/** The categories of questions. Screens show them with spaces in place of the underscores. */
export const questionCategories = [
  'structural',
  'geotechnical',
  'transportation',
  'water_resources',
  'environmental',
  'construction',
  'other',
] as const;
export type QuestionCategory = (typeof questionCategories)[number];

export const urgencies = ['normal', 'urgent', 'discussion'] as const;
export type Urgency = (typeof urgencies)[number];

/**
 * The stages in the order in which a question passes them. A question returns to an earlier stage when answers or marks
 * are removed (rules.ts).
 */
export const lifecycleStages = ['new', 'viewed', 'answered', 'best_answer', 'solved'] as const;
export type LifecycleStage = (typeof lifecycleStages)[number];

/**
 * The filters of the list. `answered` selects questions with an answer, `unanswered` those without an answer that are
 * not solved (docs/product/community.md, "The list").
 */
export const statusFilters = ['all', 'answered', 'unanswered', 'solved', 'urgent'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The kinds of posts that can be flagged. */
export const contentTypes = ['question', 'answer'] as const;
export type ContentType = (typeof contentTypes)[number];

/** The reasons for a flag. `inappropriate` is the form's default. */
export const flagReasons = ['inappropriate', 'incorrect', 'unsafe', 'spam', 'other'] as const;
export type FlagReason = (typeof flagReasons)[number];
