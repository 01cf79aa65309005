/**
 * The largest lengths in characters: of the title, which is the first line of the composer's text, and of the
 * description, which is the whole text (docs/product/community.md, "Questions").
 */
export const mostTitle = 150;
export const mostText = 10_000;

/**
 * The lookup of similar questions waits for this pause in typing (ms) and for a text longer than this number of
 * characters.
 */
export const similarDebounceMs = 500;
export const similarAfterLength = 3;
/** The number of similar questions that the composer shows; it counts the rest. */
export const similarShown = 2;
/** The largest number of similar questions that the server returns. */
export const mostSimilar = 10;

/** The hours after posting in which an author may edit the post. */
export const editableHours = 24;

export const questionsPerPage = 20;
export const answersPerPage = 50;

/** The number of people whose flags hide a post until a moderator decides (docs/product/moderation.md, "Flags"). */
export const flagsThatHide = 3;

/** The largest number of questions pinned at a time (docs/product/moderation.md, "Stewardship"). */
export const mostPinned = 3;
