/** Touched by whatever is posted, marked, hidden, deleted, published or withdrawn; not by votes, views and follows. */
export const communityTopic = 'community';
