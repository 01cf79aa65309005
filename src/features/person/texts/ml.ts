export const pageTitle = 'വ്യക്തി';

export const headFailed = 'ഈ വ്യക്തിയുടെ വിവരം ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noSuchPerson = 'ഇങ്ങനെയൊരാളില്ല';
export const noSuchPersonMore = 'ഈ വ്യക്തിയെ നീക്കം ചെയ്തു, അല്ലെങ്കിൽ കാണാൻ നിങ്ങൾക്ക് അനുവാദമില്ല.';
export const languageSpoken = 'ഭാഷ';
export const languageNames = { en: 'ഇംഗ്ലീഷ്', ml: 'മലയാളം' } as const;
export const sections = 'ഭാഗങ്ങൾ';
export const call = 'വിളിക്കുക';
export const callName = '{name} എന്ന വ്യക്തിയെ വിളിക്കുക';
export const whatsApp = 'WhatsApp';
export const whatsAppName = '{name} എന്ന വ്യക്തിക്ക് വാട്സാപ്പ്';
export const mail = 'മെയിൽ';
export const mailName = '{name} എന്ന വ്യക്തിക്ക് ഇമെയിൽ';
export const openedBy = '{name} {ago} ഇത് തുറന്നു';
export const waits = 'കാത്തിരിക്കുന്നവ';
export const waitsIn = '{section}: {count}';

export const onTheTelephone = 'ഫോണിൽ';
export const greeting = 'നമസ്കാരം {name}, ഇത് {committee} ഓഫീസാണ്.';
export const checkCallerBy = 'വിളിക്കുന്ന ആൾ പറയട്ടെ; ഒത്തുനോക്കുക:';
export const factToCheck = '{label}: {value}';

export const application = 'അപേക്ഷ';
export const positionsAndDuties = 'സ്ഥാനങ്ങളും ചുമതലകളും';
export const profileFailed = 'പ്രൊഫൈൽ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const editProfile = 'പ്രൊഫൈൽ തിരുത്തുക';
export const hiddenFromMembers = 'അംഗങ്ങളിൽനിന്ന് മറച്ചത്';
export const showMore = 'കൂടുതൽ കാണിക്കുക';
export const badCursor = 'ചരിത്രത്തിൽ ഇങ്ങനെയൊരിടമില്ല.';

export const nextCase = 'അടുത്തത്: {name}';
export const noNextCase = 'ഈ ക്യൂവിൽ മറ്റൊന്നും കാത്തിരിക്കുന്നില്ല.';
export const noQueue = 'ഈ ഭാഗത്ത് ഒന്നും കാത്തിരിക്കുന്നില്ല.';

export const deceased = 'മരിച്ചു';
export const deceasedOn = '{day}-ന് മരിച്ചു';
export const deathTitle = 'മരണം';
export const recordDeath = 'മരണം രേഖപ്പെടുത്തുക';
export const recordDeathOf = '{name} മരിച്ചതായി രേഖപ്പെടുത്തണോ?';
export const deathMeans =
  'ഇനി മെയിലുകളോ ഓർമ്മപ്പെടുത്തലുകളോ അയയ്ക്കില്ല, ലോഗിൻ അടയ്ക്കും, കാർഡിന് സാധുത ഇല്ലാതാകും, അംഗങ്ങൾക്ക് ഈ വ്യക്തിയെ കണ്ടെത്താനാവില്ല. രേഖപ്പെടുത്തിയതെല്ലാം നിലനിൽക്കും. ഇത് തിരിച്ചെടുക്കാം.';
export const deathDay = 'തീയതി നൽകുക.';
export const deathToCome = 'ഈ തീയതി ഇനിയും വരാനുള്ളതാണ്.';
export const dayOfDeath = 'മരിച്ച തീയതി';
export const deathRecorded = 'മരണം രേഖപ്പെടുത്തി.';
export const deathNotRecorded = 'മരണം രേഖപ്പെടുത്താനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const changeDeathDay = 'തീയതി മാറ്റുക';
export const takeBackDeath = 'തിരിച്ചെടുക്കുക';
export const takeBackDeathOf = '{name} ജീവിച്ചിരിപ്പുണ്ടോ?';
export const takeBackDeathMeans = 'ലോഗിനും കാർഡും ഡയറക്ടറിയും മുമ്പത്തെപ്പോലെയാകും. ഇതിനിടയിലെ മെയിലുകൾ അയയ്ക്കില്ല.';
export const deathTakenBack = 'മരണം രേഖപ്പെടുത്തിയത് തിരിച്ചെടുത്തു.';
export const deathNotTakenBack = 'തിരിച്ചെടുക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const deathOfOffice = 'ഓഫീസിലുള്ളവരുടെ കാര്യത്തിൽ ഇത് സൂപ്പർ യൂസർക്കു മാത്രമേ രേഖപ്പെടുത്താനാകൂ.';

export const notes = 'കുറിപ്പുകൾ';
export const notesFailed = 'കുറിപ്പുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noNotes = 'കുറിപ്പുകളില്ല.';
export const newNote = 'പുതിയ കുറിപ്പ്';
export const noteIsRead = 'സ്വന്തം വിവരങ്ങളുടെ പകർപ്പിൽ അവർ ഇത് വായിക്കും.';
export const noteNeeded = 'കുറിപ്പ് എഴുതുക.';
export const addNote = 'കുറിപ്പ് ചേർക്കുക';
export const noteAdded = 'കുറിപ്പ് ചേർത്തു.';
export const noteNotAdded = 'കുറിപ്പ് ചേർക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const deleteNoteOf = '{day}-ലെ കുറിപ്പ് ഇല്ലാതാക്കുക';
export const deleteNoteQuestion = 'ഈ കുറിപ്പ് ഇല്ലാതാക്കണോ?';
export const deleteNoteMeans = 'ഇത് എന്നേക്കുമായി ഇല്ലാതാകും. കുറിപ്പുണ്ടായിരുന്നു എന്നത് മാത്രം ഓഡിറ്റ് ലോഗിൽ ബാക്കിയാകും.';
export const noteDeleted = 'കുറിപ്പ് ഇല്ലാതാക്കി.';
export const noteNotDeleted = 'കുറിപ്പ് ഇല്ലാതാക്കാനായില്ല.';
export const noSuchNote = 'ഇങ്ങനെയൊരു കുറിപ്പില്ല.';
export const notYourNote = 'കുറിപ്പ് എഴുതിയ ആൾക്കോ സൂപ്പർ യൂസർക്കോ മാത്രമേ അത് ഇല്ലാതാക്കാനാകൂ.';

export const history = 'ചരിത്രം';
export const historyFailed = 'ചരിത്രം ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noHistory = 'ഇതുവരെ ഒന്നും രേഖപ്പെടുത്തിയിട്ടില്ല.';
export const noticeRead = 'അറിയിപ്പ്, വായിച്ചു';
export const noticeUnread = 'അറിയിപ്പ്, വായിച്ചിട്ടില്ല';
export const noticeMailed = '{moment}-ന് ഇമെയിൽ അയച്ചു';

export const audit = {
  note: 'വ്യക്തിയെക്കുറിച്ചുള്ള കുറിപ്പ്',
  notes: 'വ്യക്തികളെക്കുറിച്ചുള്ള കുറിപ്പുകൾ',
  death: 'മരണം രേഖപ്പെടുത്തി',
  deathTakenBack: 'മരണം രേഖപ്പെടുത്തിയത് തിരിച്ചെടുത്തു',
  deceasedOn: 'മരിച്ച തീയതി',
} as const;
