// Notifications
export const notificationsLead = 'നിങ്ങൾ ചോദിക്കുകയോ ഉത്തരം നൽകുകയോ പിന്തുടരുകയോ ചെയ്യുന്ന ചോദ്യങ്ങളിലെ പുതിയ വിവരങ്ങൾ.';
export const loadFailed = 'അറിയിപ്പുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const unreadCount = 'വായിക്കാത്തവ: {unread}';
export const markAsRead = 'വായിച്ചതായി അടയാളപ്പെടുത്തുക';
export const markAsReadNamed = 'വായിച്ചതായി അടയാളപ്പെടുത്തുക: {text}';
export const markAllAsRead = 'എല്ലാം വായിച്ചതായി അടയാളപ്പെടുത്തുക';
export const markFailed = 'വായിച്ചതായി അടയാളപ്പെടുത്താനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const nothingOnThisPage = 'ഈ പേജിൽ ഒന്നുമില്ല';
export const goToTheLastPage = 'അവസാന പേജിലേക്ക് പോകുക';
export const pagesOfNotifications = 'അറിയിപ്പുകളുടെ പേജുകൾ';
export const noNotificationsYet = 'ഇതുവരെ അറിയിപ്പുകളില്ല';
export const noNotificationsLead =
  'നിങ്ങൾ ചോദിച്ചതോ പിന്തുടരുന്നതോ ഉത്തരം നൽകിയതോ ആയ ചോദ്യത്തിന് ആരെങ്കിലും ഉത്തരം നൽകുമ്പോൾ അത് ഇവിടെ കാണാം.';
export const goToCommunity = 'കമ്മ്യൂണിറ്റിയിലേക്ക് പോകുക';

// The audit log
export const auditMailChosen = 'അറിയിപ്പുകൾ മെയിലിൽ വേണോ എന്ന തീരുമാനം മാറ്റി';

// Whether they come by mail
export const byMail = 'ഇമെയിലിൽ';
export const notificationsByMail = 'ഇമെയിലിൽ അറിയിപ്പുകൾ';
export const whenShouldWeWriteTo = 'എപ്പോഴാണ് ഇമെയിൽ അയയ്ക്കേണ്ടത്?';
export const noMail = 'ഇമെയിൽ വേണ്ട';
export const noMailHint = 'അറിയിപ്പുകൾ ഇവിടെ കാണാം.';
export const atOnce = 'അപ്പപ്പോൾ';
export const atOnceHint = 'ഓരോ അറിയിപ്പും വരുമ്പോൾത്തന്നെ ഇമെയിലിൽ.';
export const onceADay = 'ദിവസത്തിൽ ഒരിക്കൽ';
export const onceADayHint = 'രാവിലെ {digestHour} മണിക്ക് എല്ലാം ഒരുമിച്ച്.';
export const untilChosen = 'ഇവിടെ തിരഞ്ഞെടുക്കുന്നതുവരെ അംഗങ്ങൾക്ക് ദിവസത്തിൽ ഒരിക്കൽ എല്ലാം ഒരുമിച്ച് ലഭിക്കും.';
export const mailsGoTo = '{email} എന്ന വിലാസത്തിലേക്ക്. ഇമെയിലുകൾ നിർത്താനുള്ള ലിങ്ക് ഓരോന്നിലും ഉണ്ടാകും.';
export const loadSettingFailed = 'നിങ്ങളുടെ ഇമെയിൽ ക്രമീകരണം ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// Mails
export const mails = {
  digestTitle: 'കമ്മ്യൂണിറ്റിയിൽനിന്ന് {count} അറിയിപ്പുകൾ',
  digestTitleOfAll: '{count} അറിയിപ്പുകൾ',
  greeting: 'പ്രിയ {name},',
  more: 'കൂടാതെ {count} എണ്ണം കൂടി.',
  openBoard: 'കമ്മ്യൂണിറ്റി തുറക്കുക',
  openSite: 'സൈറ്റിൽ തുറക്കുക',
  footer: 'കമ്മ്യൂണിറ്റിയിലെ അറിയിപ്പുകൾ ഇമെയിലിൽ ലഭിക്കാൻ നിങ്ങൾ തിരഞ്ഞെടുത്തതിനാലാണ് ഈ ഇമെയിൽ അയയ്ക്കുന്നത്.',
  footerOfAll: 'അറിയിപ്പുകൾ ഇമെയിലിൽ ലഭിക്കാൻ നിങ്ങൾ തിരഞ്ഞെടുത്തതിനാലാണ് ഈ ഇമെയിൽ അയയ്ക്കുന്നത്.',
  footerByDefault:
    'അംഗങ്ങൾ മറ്റൊന്ന് തിരഞ്ഞെടുക്കുന്നതുവരെ അറിയിപ്പുകൾ ദിവസത്തിൽ ഒരിക്കൽ മാത്രം ഒരുമിച്ച് ഇമെയിലിൽ അയയ്ക്കുന്നു. സൈറ്റിൽ അറിയിപ്പുകൾ എന്ന പേജിൽ ഇത് മാറ്റാം; താഴെയുള്ള ലിങ്കിൽ ഒന്ന് തൊട്ടാൽ ഈ ഇമെയിലുകൾ നിർത്താം.',
} as const;

// The page behind a mail's last link
export const unsubscribing = {
  incompleteTitle: 'ഈ ലിങ്ക് പൂർണ്ണമല്ല',
  incomplete: 'ദയവായി ഇമെയിലിൽനിന്ന് ലിങ്ക് മുഴുവനായി പകർത്തുക.',
  askTitle: 'ഇനി ഇമെയിലുകൾ വേണ്ടേ?',
  ask: 'അറിയിപ്പുകൾ ഇനി ഇമെയിലിൽ ലഭിക്കില്ല. സൈറ്റിലെ അറിയിപ്പുകൾ തുടരും.',
  button: 'ഇമെയിലുകൾ നിർത്തുക',
  doneTitle: 'ശരി',
  done: 'ഇനി അറിയിപ്പുകൾ ഇമെയിലിൽ ലഭിക്കില്ല. അറിയിപ്പുകൾ എന്ന പേജിൽ ഇത് എപ്പോൾ വേണമെങ്കിലും മാറ്റാം.',
  toNotifications: 'നിങ്ങളുടെ അറിയിപ്പുകളിലേക്ക്',
} as const;
