// What a form or the server does not take
export const needed = {
  person: 'വ്യക്തിയെ തിരഞ്ഞെടുക്കുക.',
  title: 'പദവി നൽകുക.',
  level: 'കമ്മിറ്റി തിരഞ്ഞെടുക്കുക.',
  area: 'ഏരിയ തിരഞ്ഞെടുക്കുക.',
  unit: 'യൂണിറ്റ് തിരഞ്ഞെടുക്കുക.',
  since: 'ആദ്യ ദിവസം നൽകുക.',
  until: 'അവസാന ദിവസം നൽകുക.',
} as const;
export const badDay = 'ശരിയായ തീയതി നൽകുക.';
export const badFilter = 'തിരിച്ചറിയാനാകാത്ത മൂല്യം.';
export const endsBefore = 'അവസാന ദിവസം ആദ്യ ദിവസത്തിനു മുമ്പാകാൻ പാടില്ല.';
export const areaNotAsked = 'ഏരിയയിലെയോ യൂണിറ്റിലെയോ സ്ഥാനത്തിനു മാത്രമേ ഏരിയയുള്ളൂ.';
export const unitNotAsked = 'യൂണിറ്റിലെ സ്ഥാനത്തിനു മാത്രമേ യൂണിറ്റുള്ളൂ.';
export const personUnknown = 'വ്യക്തിയെ കണ്ടെത്താനായില്ല.';
export const personDeceased = 'ഈ വ്യക്തി മരിച്ചുപോയി.';
export const personNotApproved = 'ഈ വ്യക്തിയെ ഇതുവരെ അംഗീകരിച്ചിട്ടില്ല.';
export const areaUnknown = 'ഏരിയ കണ്ടെത്തിയില്ല.';
export const unitUnknown = 'യൂണിറ്റ് കണ്ടെത്തിയില്ല.';
export const unitElsewhere = 'ഈ യൂണിറ്റ് മറ്റൊരു ഏരിയയിലാണ്.';
export const held = 'ആ കാലയളവിൽ ഈ വ്യക്തിക്ക് ഈ സ്ഥാനം നിലവിലുണ്ട്.';
export const positionUnknown = 'സ്ഥാനം കണ്ടെത്താനായില്ല.';

// Whose committee a position is in, and what it is today
export const levelNames = {
  district: 'ജില്ല',
  area: 'ഏരിയ',
  unit: 'യൂണിറ്റ്',
} as const;
export const usualTitleNames = {
  President: 'പ്രസിഡന്റ്',
  'Vice President': 'വൈസ് പ്രസിഡന്റ്',
  Secretary: 'സെക്രട്ടറി',
  'Joint Secretary': 'ജോയിന്റ് സെക്രട്ടറി',
  Treasurer: 'ട്രഷറർ',
  Member: 'അംഗം',
} as const;
export const stateNames = {
  current: 'ഇപ്പോൾ ചുമതലയിൽ',
  coming: 'വരാനിരിക്കുന്നത്',
  past: 'കഴിഞ്ഞത്',
} as const;

// The list
export const positionsLead =
  'ജില്ല, ഏരിയ, യൂണിറ്റ് കമ്മിറ്റികളിൽ ആര് ഏതു സ്ഥാനം വഹിക്കുന്നു. ഇപ്പോൾ ചുമതലയിലുള്ളവരെ “ഞങ്ങളെക്കുറിച്ച്” പേജിൽ കാണാം.';
export const searchHint = 'പേര്, അംഗത്വ നമ്പർ അല്ലെങ്കിൽ പദവി';
export const allCommittees = 'എല്ലാ കമ്മിറ്റികളും';
export const allTerms = 'എല്ലാ കാലാവധികളും';
export const positionsFound = { one: '{count} സ്ഥാനം', other: '{count} സ്ഥാനങ്ങൾ' } as const;
export const positionsOnPage = {
  one: '{count} സ്ഥാനത്തിൽ {first} മുതൽ {last} വരെ',
  other: '{count} സ്ഥാനങ്ങളിൽ {first} മുതൽ {last} വരെ',
} as const;
export const listFailed = 'സ്ഥാനങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const listPages = 'സ്ഥാനങ്ങളുടെ പേജുകൾ';
export const noPositionsFound = 'സ്ഥാനങ്ങൾ കണ്ടെത്തിയില്ല';
export const noPositionMatches = 'ഈ തിരയലിനും ഫിൽട്ടറുകൾക്കും യോജിക്കുന്ന സ്ഥാനമില്ല.';
export const noPositions = 'ഇതുവരെ സ്ഥാനങ്ങളില്ല';
export const noPositionsHint = 'ആദ്യത്തെ സ്ഥാനം ചേർക്കുന്നതുവരെ “ഞങ്ങളെക്കുറിച്ച്” പേജിൽ അതിൽ എഴുതിയിട്ടുള്ള പട്ടിക കാണിക്കും.';

// The table
export const person = 'വ്യക്തി';
export const title = 'പദവി';
export const term = 'കാലാവധി';
export const approvalWithdrawn = 'അംഗീകാരം പിൻവലിച്ചു';
export const districtCommittee = 'ജില്ലാ കമ്മിറ്റി';
export const areaCommittee = 'ഏരിയ കമ്മിറ്റി';
export const unitCommittee = 'യൂണിറ്റ് കമ്മിറ്റി, {area} ഏരിയ';
export const termSince = '{since} മുതൽ';
export const termFromTo = '{since} മുതൽ {until} വരെ';
export const removePosition = 'സ്ഥാനം നീക്കുക';
export const removeMeans =
  '{name}: {committee}, {title} എന്ന് ഇനി കാണിക്കില്ല; ഈ കാലാവധിയുടെ വിവരമൊന്നും ഈ പട്ടികയിൽ ബാക്കിയുണ്ടാകില്ല. ഇത് പിന്നീട് തിരികെ കൊണ്ടുവരാനാകില്ല.';
export const removed = 'സ്ഥാനം നീക്കി!';
export const removeFailed = 'സ്ഥാനം നീക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// A correction, and the end of a term
export const editPosition = 'സ്ഥാനം തിരുത്തുക';
export const ofPosition = '{title}, {name}';
export const badTick = 'അതെയോ അല്ലയോ എന്ന് രേഖപ്പെടുത്തുക.';
export const showOnHome = 'ഹോം പേജിൽ കാണിക്കുക';
export const showOnHomeHint = 'സ്ഥാനം വഹിക്കുന്ന കാലത്ത് നേതാക്കളുടെ കൂട്ടത്തിൽ. ഫോട്ടോയും ഫോണും സ്വകാര്യതയിൽ സമ്മതം നൽകിയാൽ മാത്രം.';
export const onHome = 'ഹോം പേജിലുണ്ട്';
export const onHomeNameOnly = 'ഹോം പേജിൽ പേരു മാത്രം: ഫോട്ടോയ്ക്കും ഫോണിനും സമ്മതം നൽകിയിട്ടില്ല';
export const notOnHome = 'ഹോം പേജിലേക്ക് തിരഞ്ഞെടുത്തു, കാണിക്കുന്നില്ല: {reason}';
export const notOnHomeReasons = { past: 'കാലാവധി കഴിഞ്ഞു', coming: 'കാലാവധി തുടങ്ങിയിട്ടില്ല', approval: 'അംഗീകാരം പിൻവലിച്ചു' };
export const endTerm = 'കാലാവധി അവസാനിപ്പിക്കുക';
export const endTermMeans = '{name} ഈ ദിവസം അവസാനിക്കുന്നതു വരെ {committee}: {title}. ഈ കാലാവധി പട്ടികയിൽ തുടർന്നും കാണാം.';
export const saved = 'സ്ഥാനം പുതുക്കി!';
export const termEnded = 'കാലാവധി അവസാനിപ്പിച്ചു!';
export const saveFailed = 'സ്ഥാനം പുതുക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noChanges = 'മാറ്റങ്ങളൊന്നും വരുത്തിയിട്ടില്ല.';

// A new position
export const addPosition = 'സ്ഥാനം ചേർക്കുക';
export const titleHint = '{president}, {secretary} മുതലായവ; മറ്റു സ്ഥാനമില്ലാത്തവർക്ക് {member}';
export const inMalayalam = 'മലയാളത്തിൽ';
export const inMalayalamHint = 'ഒഴിച്ചിട്ടാൽ സാധാരണ പദവികൾക്ക് അവയുടെ മലയാളം കാണിക്കും; മറ്റുള്ളവ എഴുതിയതുപോലെ കാണിക്കും.';
export const chooseArea = 'ഏരിയ തിരഞ്ഞെടുക്കുക';
export const chooseUnit = 'യൂണിറ്റ് തിരഞ്ഞെടുക്കുക';
export const lastDayHint = 'ഒഴിച്ചിട്ടാൽ അവസാനമില്ല.';
export const searchMembers = 'അംഗങ്ങളെ തിരയുക';
export const loadingMembers = 'അംഗങ്ങളെ ലോഡ് ചെയ്യുന്നു …';
export const membersFailed = 'അംഗങ്ങളുടെ വിവരം ലഭ്യമാക്കാനായില്ല. ഈ വിൻഡോ അടച്ച് ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const typeAName = 'പേരിന്റെ ഒരു ഭാഗം ടൈപ്പ് ചെയ്ത ശേഷം താഴെ നിന്ന് ആളെ തിരഞ്ഞെടുക്കുക.';
export const membersFound = { one: '{count} അംഗത്തെ കണ്ടെത്തി.', other: '{count} അംഗങ്ങളെ കണ്ടെത്തി.' } as const;
export const manyMembersFound = {
  one: '{count} അംഗത്തെ കണ്ടെത്തി. എണ്ണം കുറയ്ക്കാൻ കൂടുതൽ ടൈപ്പ് ചെയ്യുക.',
  other: '{count} അംഗങ്ങളെ കണ്ടെത്തി. എണ്ണം കുറയ്ക്കാൻ കൂടുതൽ ടൈപ്പ് ചെയ്യുക.',
} as const;
export const nobodyFound = 'ആരെയും കണ്ടെത്തിയില്ല.';
export const added = 'സ്ഥാനം ചേർത്തു!';
export const addFailed = 'സ്ഥാനം ചേർക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// The audit log
export const audit = {
  listExported: 'സ്ഥാനങ്ങളുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു',
  position: 'സ്ഥാനം',
  positions: 'സ്ഥാനങ്ങൾ',
  fullName: 'പേര്',
  since: 'ആദ്യ ദിവസം',
  until: 'അവസാന ദിവസം',
} as const;

export const noPositionOf = 'കമ്മിറ്റികളിൽ സ്ഥാനമില്ല.';
export const allPositions = 'എല്ലാ സ്ഥാനങ്ങളും';
