/** What the public answers about the committee depend on, beside people's names and the areas'. */
export const committeeTopic = 'committee';
