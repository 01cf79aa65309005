/*
 * Topics that answers of several features depend on (a feature's own stand in its contract). Whoever writes invalidates
 * them, see platform/topics.
 */

/** Areas and their units: made, deleted. */
export const areasTopic = 'areas';

/** Anything that lists show of a person, applicants included: joined, approved, changed, deleted. */
export const peopleTopic = 'people';

/** Who holds which position in the committees. */
export const committeeTopic = 'committee';
