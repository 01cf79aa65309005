// What the server refuses, and says of what was done
export const tooManyTags = 'പരമാവധി {mostTags} ടാഗുകൾ.';
export const hiddenUntilDecided = 'ഒരു മോഡറേറ്റർ തീരുമാനമെടുക്കുന്നതുവരെ ഇത് മറച്ചിരിക്കുന്നു.';

// The board
export const question = 'ചോദ്യം';
export const answer = 'ഉത്തരം';

// What a question is about, and how far it is
export const categoryNames = {
  structural: 'സ്ട്രക്ചറൽ',
  geotechnical: 'ജിയോടെക്നിക്കൽ',
  transportation: 'ഗതാഗതം',
  water_resources: 'ജലവിഭവം',
  environmental: 'പരിസ്ഥിതി',
  construction: 'നിർമ്മാണം',
  other: 'മറ്റുള്ളവ',
} as const;
export const tagsHint = 'പരമാവധി {mostTags}, ഇടയിൽ കോമ ഇടുക';

// The list
export const hiddenMark = 'മറച്ചത്';

// A thread
export const answerCount = { one: '{count} ഉത്തരം', other: '{count} ഉത്തരങ്ങൾ' } as const;
export const bestAnswer = 'മികച്ച ഉത്തരം';
export const verified = 'സ്ഥിരീകരിച്ചു';
export const flagCount = { one: '{count} ഫ്ലാഗ്', other: '{count} ഫ്ലാഗുകൾ' } as const;

// Editing a post
export const nothingChanged = 'മാറ്റങ്ങളൊന്നും വരുത്തിയിട്ടില്ല.';

// Asking a member to answer
export const askSomebody = 'ആരോടെങ്കിലും ചോദിക്കുക';

// What the server refuses, and says of what was done
export const tooLarge = 'ഫയലിന്റെ വലുപ്പം 10MB-യിൽ കുറവായിരിക്കണം.';
