const MB = 1024 * 1024;

/** The limit itself is still allowed (docs/product/community.md, "Attachments"). */
export const mostAttachmentBytes = 10 * MB;
/** An attachment's name is shown cut to so many characters. */
export const shownNameLength = 30;
/** What an attachment may be, by the end of its name. */
export const attachmentExtensions = [
  'pdf',
  'doc',
  'docx',
  'txt',
  'rtf',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'bmp',
  'svg',
  'webp',
] as const;

/** docs/product/community.md, "Questions": the title is the first line of the composer's text, the description the whole. */
export const mostTitle = 150;
export const mostText = 10_000;
export const mostTags = 8;
export const mostTagLength = 30;
export const mostFlagReason = 1_000;

/** The lookup of similar questions waits so long (ms) and wants a text longer than so many characters. */
export const similarDebounceMs = 500;
export const similarAfterLength = 3;
/** So many suggestions are shown, with a count of the rest. */
export const similarShown = 2;
/** So many of them the server names at most. */
export const mostSimilar = 10;

/** One's own post may be edited for so long after it was posted. */
export const editableHours = 24;

export const questionsPerPage = 20;
export const answersPerPage = 50;

/** docs/product/community.md, "Flags": so many different people's flags hide an item until a moderator decides. */
export const flagsThatHide = 3;

/** docs/product/community.md, "Stewardship": so many questions are pinned at a time, each for so many days at most. */
export const mostPinned = 3;
export const mostPinnedDays = 90;
/** A merge may be taken back for so many days. */
export const undoMergeDays = 7;
/** docs/product/community.md, "Asking somebody": so many people for one question by one asker, and so many a day. */
export const mostInvited = 3;
export const invitationsADay = 20;
/** So many are suggested. */
export const mostExperts = 20;

/** Figures of the board are of so many days. */
export const figuresDays = 30;

/** A weekly digest names so many questions. */
export const mostInDigest = 10;

/** Threads to a page of /answers. */
export const publicPerPage = 12;
