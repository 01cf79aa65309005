/** What a question is about; shown with underscores as spaces. */
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

/** In the order in which a question goes through them; it goes back as answers and marks go (rules.ts). */
export const lifecycleStages = ['new', 'viewed', 'answered', 'best_answer', 'solved'] as const;
export type LifecycleStage = (typeof lifecycleStages)[number];

/** The list's filter. `answered` has an answer, `unanswered` has none and is not solved (docs/product/community.md, "The list"). */
export const statusFilters = ['all', 'answered', 'unanswered', 'solved', 'urgent'] as const;
export type StatusFilter = (typeof statusFilters)[number];

export const contentTypes = ['question', 'answer'] as const;
export type ContentType = (typeof contentTypes)[number];

/** What may be wrong with a post: `inappropriate` is the form's default. */
export const flagReasons = ['inappropriate', 'incorrect', 'unsafe', 'spam', 'other'] as const;
export type FlagReason = (typeof flagReasons)[number];
