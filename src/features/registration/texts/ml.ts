// What a form or the server does not take
export const eventUnknown = 'ഈ പരിപാടി കണ്ടെത്താനായില്ല.';
export const notRegistered = 'നിങ്ങൾ ഈ പരിപാടിക്ക് രജിസ്റ്റർ ചെയ്തിട്ടില്ല.';
export const noRegistration = 'ഈ പരിപാടിക്ക് രജിസ്ട്രേഷൻ ഇല്ല.';
export const registrationClosed = 'ഈ പരിപാടിയുടെ രജിസ്ട്രേഷൻ അവസാനിച്ചു.';
export const noMoreSeats = 'കൂടുതൽ അതിഥികൾക്ക് ഒഴിവുള്ള ഇരിപ്പിടങ്ങളില്ല.';
export const badChoice = 'ഒരെണ്ണം തിരഞ്ഞെടുക്കുക.';
export const guestsRange = '0 മുതൽ 4 വരെ അതിഥികളുടെ എണ്ണം നൽകുക.';
export const fewerGuests = 'ഈ പരിപാടിയിൽ ഓരോ അംഗത്തിനും അതിഥികൾ കുറവാണ്.';
export const dietPerHead = 'ഓരോ ആൾക്കും ഭക്ഷണം തിരഞ്ഞെടുക്കുക.';
export const capacityRange = '1 മുതൽ 100000 വരെ ഇരിപ്പിടങ്ങളുടെ എണ്ണം നൽകുക.';
export const hoursRange = '0 മുതൽ 100 വരെ മണിക്കൂർ നൽകുക.';
export const badMoment = 'തീയതിയും സമയവും നൽകുക.';
export const closesAfter = 'രജിസ്ട്രേഷൻ തുടങ്ങിയ ശേഷമേ അവസാനിക്കാവൂ.';
export const yesOrNo = 'ഉണ്ട് അല്ലെങ്കിൽ ഇല്ല എന്ന് തിരഞ്ഞെടുക്കുക.';
export const gateNeeded = 'കവാടത്തിന്റെ പേര് നൽകുക.';
export const passUnknown = 'പാസ് കണ്ടെത്തിയില്ല.';
export const passDead = 'ഈ പാസ് സാധുവല്ല. ഓഫീസിൽ നിന്ന് പുതിയത് വാങ്ങുക.';
export const tooManyScans = 'ഒരേസമയം പരമാവധി 200 സ്കാനുകൾ.';

export const notScanned = 'കവാടത്തിൽ ടിക്കറ്റ് സ്കാൻ ചെയ്ത ശേഷമേ സർട്ടിഫിക്കറ്റ് ലഭിക്കൂ.';

export const notices = {
  eventMovedUp: 'നിങ്ങൾക്ക് ഇരിപ്പിടം ലഭിച്ചു',
  eventSeatOffered: 'രണ്ട് മണിക്കൂർ നേരത്തേക്ക് നിങ്ങൾക്കായി ഒരു ഇരിപ്പിടം ഒഴിവുണ്ട്',
} as const;
export const mails = {
  moved: '{event}: കാത്തിരിപ്പ് പട്ടികയിൽ നിന്ന് നിങ്ങൾക്ക് ഇരിപ്പിടം ലഭിച്ചു.',
  offered: '{event}: രണ്ട് മണിക്കൂർ നേരത്തേക്ക് നിങ്ങൾക്കായി ഒരു ഇരിപ്പിടം ഒഴിവുണ്ട്. പരിപാടിയുടെ പേജിൽ അത് സ്വീകരിക്കുക.',
} as const;

// The certificate
export const certificate = {
  title: 'പങ്കാളിത്ത സർട്ടിഫിക്കറ്റ്',
  certifies: 'സാക്ഷ്യപ്പെടുത്തുന്നത്:',
  attended: 'താഴെ പറയുന്ന പരിപാടിയിൽ പങ്കെടുത്തു',
  held: '{day}, {place}',
  hours: 'തുടർ തൊഴിൽ വികസനം: {hours} മണിക്കൂർ',
  check: 'പരിശോധിക്കാൻ: {address}',
  name: 'പേര്',
  membershipId: 'അംഗത്വ നമ്പർ',
  event: 'പരിപാടി',
  day: 'തീയതി',
  development: 'തുടർ തൊഴിൽ വികസനം (മണിക്കൂർ)',
  good: 'ഈ സർട്ടിഫിക്കറ്റ് സാധുവാണ്.',
} as const;

// The audit log
export const audit = {
  registration: 'പരിപാടിയുടെ രജിസ്ട്രേഷൻ',
  registrations: 'പരിപാടികളുടെ രജിസ്ട്രേഷനുകൾ',
  pass: 'കവാട പാസ്',
  passes: 'കവാട പാസുകൾ',
  revoke: 'തിരിച്ചെടുത്തു',
  joined: 'പരിപാടിക്ക് രജിസ്റ്റർ ചെയ്തു',
  partyChanged: 'പരിപാടിക്ക് വരുന്നവരുടെ എണ്ണം മാറ്റി',
  cancelled: 'പരിപാടിയുടെ രജിസ്ട്രേഷൻ റദ്ദാക്കി',
  exported: 'പങ്കെടുക്കുന്നവരുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു',
} as const;
