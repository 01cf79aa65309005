/*
 * Topics that answers of several features depend on (a feature's own stand in its contract). The code that writes
 * invalidates them, see platform/topics.
 */

/** Areas and their units: made, deleted. */
export const areasTopic = 'areas';

/** Anything that lists show of a person, applicants included: joined, approved, changed, deleted. */
export const peopleTopic = 'people';

/** Who holds which position in the committees. */
export const committeeTopic = 'committee';

/**
 * The topic of the board. Posting, marking, hiding, deleting, publishing and withdrawing invalidate it; votes, views
 * and follows do not.
 */
export const communityTopic = 'community';

/**
 * Invalidated for a person (`topicOf`) whenever a session of theirs ends, or something changes that a Caller contains:
 * until then the caller behind a token is cached (sign-in/server/callers.ts). Without a person it means every person.
 */
export const callersTopic = 'callers';

/** The settings of the site that the office edits (docs/product/settings.md). */
export const siteTopic = 'site';
