// What the server refuses, and says of what was done
export const tooManyTags = 'At most {mostTags} tags.';
export const hiddenUntilDecided = 'This is hidden until a moderator has decided about it.';

// The board
export const question = 'Question';
export const answer = 'Answer';

// What a question is about, and how far it is
export const categoryNames = {
  structural: 'Structural',
  geotechnical: 'Geotechnical',
  transportation: 'Transportation',
  water_resources: 'Water resources',
  environmental: 'Environmental',
  construction: 'Construction',
  other: 'Other',
} as const;
export const tagsHint = 'Up to {mostTags}, with commas between them';

// The list
export const hiddenMark = 'Hidden';

// A thread
export const answerCount = { one: '{count} answer', other: '{count} answers' } as const;
export const bestAnswer = 'Best answer';
export const verified = 'Verified';
export const flagCount = { one: '{count} flag', other: '{count} flags' } as const;

// Editing a post
export const nothingChanged = 'No changes detected.';

// Asking a member to answer
export const askSomebody = 'Ask somebody';

// What the server refuses, and says of what was done
export const tooLarge = 'File size must be less than 10MB';
