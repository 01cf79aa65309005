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
  titles: {
    registered: 'നിങ്ങൾക്ക് ഇരിപ്പിടമുണ്ട്',
    moved: 'നിങ്ങൾക്ക് ഇരിപ്പിടം ലഭിച്ചു',
    offered: 'രണ്ട് മണിക്കൂർ നേരത്തേക്ക് നിങ്ങൾക്കായി ഒരു ഇരിപ്പിടം ഒഴിവുണ്ട്',
  },
  texts: {
    registered: '{event}: നിങ്ങൾ രജിസ്റ്റർ ചെയ്തിരിക്കുന്നു. ഈ കോഡ് കവാടത്തിൽ കാണിക്കുക.',
    moved: '{event}: കാത്തിരിപ്പ് പട്ടികയിൽ നിന്ന് നിങ്ങൾക്ക് ഇരിപ്പിടം ലഭിച്ചു. ഈ കോഡ് കവാടത്തിൽ കാണിക്കുക.',
    offered: '{event}: രണ്ട് മണിക്കൂർ നേരത്തേക്ക് നിങ്ങൾക്കായി ഒരു ഇരിപ്പിടം ഒഴിവുണ്ട്. അതുകഴിഞ്ഞാൽ അത് പട്ടികയിലെ അടുത്തയാൾക്ക് ലഭിക്കും.',
  },
  when: 'സമയം',
  where: 'സ്ഥലം',
  people: 'നിങ്ങളടക്കം ആളുകൾ',
  codeOf: '{event}: നിങ്ങളുടെ ടിക്കറ്റിന്റെ കോഡ്',
  code: 'ടിക്കറ്റിന്റെ കോഡ്',
  cannotCome: 'വരാൻ കഴിയില്ലേ?',
  giveSeatBack: 'ഇരിപ്പിടം കാത്തിരിക്കുന്നവർക്ക് നൽകുക',
  showTicket: 'ടിക്കറ്റ് കാണിക്കുക',
  answerOffer: 'ഇരിപ്പിടം സ്വീകരിക്കുക അല്ലെങ്കിൽ വേണ്ടെന്നുവെക്കുക',
} as const;

// The member's side
export const registrationTitle = 'രജിസ്ട്രേഷൻ';
export const visitorsRead =
  'അംഗങ്ങൾക്ക് ലോഗിൻ ചെയ്ത് ഇവിടെ രജിസ്റ്റർ ചെയ്യാം. മറ്റുള്ളവർക്ക് ഒരംഗത്തിന്റെ അതിഥിയായോ കവാടത്തിൽ നേരിട്ടോ വരാം.';
export const registrationFailed = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ ലഭിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.';
export const seatsLeft = { one: '{count} ഇരിപ്പിടം ഒഴിവുണ്ട്.', other: '{count} ഇരിപ്പിടങ്ങൾ ഒഴിവുണ്ട്.' } as const;
export const listOpen = 'ഇരിപ്പിടങ്ങൾ നിറഞ്ഞു: പുതിയ രജിസ്ട്രേഷൻ കാത്തിരിപ്പ് പട്ടികയിലാകും.';
export const registerUntil = '{moment} വരെ രജിസ്റ്റർ ചെയ്യാം.';
export const opensAt = '{moment} മുതൽ രജിസ്റ്റർ ചെയ്യാം.';
export const closedNow = 'രജിസ്ട്രേഷൻ അവസാനിച്ചു.';
export const register = 'രജിസ്റ്റർ ചെയ്യുക';
export const joinList = 'കാത്തിരിപ്പ് പട്ടികയിൽ ചേരുക';
export const guestsLabel = 'കൂടെ വരുന്ന അതിഥികൾ';
export const noGuests = 'അതിഥികളില്ല';
export const guestCount = { one: '{count} അതിഥി', other: '{count} അതിഥികൾ' } as const;
export const ownDiet = 'നിങ്ങളുടെ ഭക്ഷണം';
export const guestDiet = 'അതിഥി {number}: ഭക്ഷണം';
export const dietNames = { veg: 'സസ്യഭക്ഷണം', non_veg: 'മാംസഭക്ഷണം' } as const;
export const saveParty = 'സേവ് ചെയ്യുക';
export const changeParty = 'മാറ്റുക';
export const partyChanged = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ മാറ്റി.';
export const nowGoing = 'നിങ്ങൾ രജിസ്റ്റർ ചെയ്തു: ഇരിപ്പിടമുണ്ട്.';
export const nowWaiting = 'കാത്തിരിപ്പ് പട്ടികയിൽ നിങ്ങളുടെ സ്ഥാനം {place} ആണ്.';
export const notRegisteredNow = 'രജിസ്റ്റർ ചെയ്യാനായില്ല.';
export const youAlone = 'നിങ്ങൾ';
export const youAndGuests = { one: 'നിങ്ങളും {count} അതിഥിയും', other: 'നിങ്ങളും {count} അതിഥികളും' } as const;
export const vegetarian = { one: '{count} സസ്യഭക്ഷണം', other: '{count} സസ്യഭക്ഷണം' } as const;
export const nonVegetarian = { one: '{count} മാംസഭക്ഷണം', other: '{count} മാംസഭക്ഷണം' } as const;
export const youHaveSeat = 'നിങ്ങൾക്ക് ഇരിപ്പിടമുണ്ട്';
export const youWait = 'കാത്തിരിപ്പ് പട്ടിക, സ്ഥാനം {place}';
export const offeredUntil = '{moment} വരെ നിങ്ങൾക്കായി ഒരു ഇരിപ്പിടം ഒഴിവുണ്ട്';
export const youCancelled = 'റദ്ദാക്കി';
export const takeSeat = 'ഇരിപ്പിടം സ്വീകരിക്കുക';
export const declineSeat = 'വേണ്ട';
export const seatTaken = 'ഇരിപ്പിടം നിങ്ങളുടേതാണ്.';
export const offerDeclined = 'ഇരിപ്പിടം വേണ്ടെന്നുവെച്ചു.';
export const cannotCome = 'വരാൻ കഴിയില്ല';
export const iCome = 'ഞാൻ വരുന്നുണ്ട്';
export const cannotComeQuestion = 'വരാൻ കഴിയില്ലേ? നിങ്ങളുടെ ഇരിപ്പിടം കാത്തിരിക്കുന്നവർക്ക് ലഭിക്കും.';
export const seatGivenBack = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ റദ്ദാക്കി. അറിയിച്ചതിന് നന്ദി.';
export const leaveList = 'പട്ടികയിൽ നിന്ന് ഒഴിയുക';
export const stayOnList = 'പട്ടികയിൽ തുടരുക';
export const leaveListQuestion = 'കാത്തിരിപ്പ് പട്ടികയിൽ നിന്ന് ഒഴിയണോ? തിരികെ വന്നാൽ അവസാനമാകും സ്ഥാനം.';
export const listLeft = 'നിങ്ങൾ ഇപ്പോൾ കാത്തിരിപ്പ് പട്ടികയിലില്ല.';
export const notCancelled = 'രജിസ്ട്രേഷൻ റദ്ദാക്കാനായില്ല.';
export const showTicket = 'ടിക്കറ്റ് കാണിക്കുക';
export const ticketCode = '{event}: നിങ്ങളുടെ ടിക്കറ്റിന്റെ കോഡ്';
export const ownEventsLead = 'നിങ്ങളുടെ ടിക്കറ്റുകളും പങ്കെടുത്ത പരിപാടികളും.';
export const ticketsFailed = 'നിങ്ങളുടെ ടിക്കറ്റുകൾ ലഭിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.';
export const noTickets = 'ടിക്കറ്റുകളില്ല';
export const noTicketsMeans = 'രജിസ്ട്രേഷനുള്ള പരിപാടിയുടെ പേജിൽ രജിസ്റ്റർ ചെയ്യാം.';
export const pastTickets = 'കഴിഞ്ഞ പരിപാടികൾ';
export const hoursInAll = 'ആകെ {hours} പരിശീലന മണിക്കൂർ';
export const hours = { one: '{count} മണിക്കൂർ', other: '{count} മണിക്കൂർ' } as const;
export const attended = 'പങ്കെടുത്തു';
export const saveCertificate = 'സർട്ടിഫിക്കറ്റ്';
export const certificateOf = '{event}: സർട്ടിഫിക്കറ്റ്';
export const certificateFailed = 'സർട്ടിഫിക്കറ്റ് സേവ് ചെയ്യാനായില്ല.';
export const notAttended = 'പങ്കെടുത്തില്ല';

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
