// The dashboard
export const dashboardLead = 'ജില്ലയിലെ അംഗങ്ങളും ഏരിയകളും ഉള്ളടക്കവും.';
export const welcome = 'സ്വാഗതം, {fullName}';
export const accessError = 'പ്രവേശനാനുമതി പ്രശ്നം';
export const adminOnly = 'അനുമതിയില്ല. അഡ്മിനുകൾക്കു മാത്രം.';
export const goToDashboard = 'ഡാഷ്‌ബോർഡിലേക്ക് പോകുക';

// Figures
export const theDistrictInFigures = 'ജില്ല കണക്കുകളിൽ';
export const areaAdmins = 'ഏരിയ അഡ്മിനുകൾ';

// Today's activity
export const todaysActivity = 'ഇന്നത്തെ പ്രവർത്തനം';
export const newRegistrations = 'പുതിയ രജിസ്ട്രേഷനുകൾ';
export const sinceMidnight = 'അർധരാത്രി മുതൽ';
export const pendingReviews = 'പരിശോധിക്കാനുള്ളവ';
export const waitingHint = 'അംഗീകാരം കാത്തിരിക്കുന്നു';
export const activeAdmins = 'സജീവ അഡ്മിനുകൾ';
export const signedInToday = 'ഇന്ന് ലോഗിൻ ചെയ്തവർ';

// Quick actions
export const quickActions = 'വേഗത്തിൽ ചെയ്യാൻ';
export const reviewPending = 'അപേക്ഷകൾ പരിശോധിക്കുക';
export const nobodyIsWaiting = 'ആരും കാത്തിരിക്കുന്നില്ല';
export const waitingForApproval = '{pending} പേർ അംഗീകാരം കാത്തിരിക്കുന്നു';
export const manageMembers = 'അംഗങ്ങളെ കൈകാര്യം ചെയ്യുക';
export const manageMembersLead = 'തിരയുക, ഫിൽട്ടർ ചെയ്യുക, ഡൗൺലോഡ് ചെയ്യുക';
export const manageAreasLead = 'ഏരിയകളും അവയിലെ യൂണിറ്റുകളും';
export const positionsLead = 'ഏത് കമ്മിറ്റിയിൽ ആരൊക്കെ';
export const manageUsersLead = 'അക്കൗണ്ടുകളും ചുമതലകളും ഫോട്ടോകളും';
export const flags = 'ഫ്ലാഗുകൾ';
export const flagsLead = 'കമ്മ്യൂണിറ്റിയിൽ പരാതി ലഭിച്ച പോസ്റ്റുകൾ';
export const auditLogLead = 'ആര്, എന്ത്, എപ്പോൾ മാറ്റി';

// Uploads
export const uploadsLead = 'മാറ്റങ്ങൾ പൊതു പേജുകളിൽ ഉടൻ കാണാം.';
export const manageEventsLead = 'വരാനിരിക്കുന്നതും കഴിഞ്ഞതുമായ പരിപാടികളും അവയുടെ പോസ്റ്ററുകളും.';
export const manageResourcesLead = 'ലൈബ്രറിയിലെ ഫ്ലിപ്ബുക്കുകളും രേഖകളും.';

// Plots
export const registrations = 'രജിസ്ട്രേഷനുകൾ';
export const registrationsLead = 'കഴിഞ്ഞ പന്ത്രണ്ടു മാസത്തിൽ {strong}. ഈ മാസം കഴിഞ്ഞിട്ടില്ല.';
export const registrationsByMonth = 'മാസം തിരിച്ചുള്ള രജിസ്ട്രേഷനുകൾ';
export const month = 'മാസം';
export const membersByArea = 'ഏരിയ തിരിച്ച് അംഗങ്ങൾ';
export const membersByAreaLead = 'സജീവ അംഗങ്ങൾ {strong}; വലിയ ഏരിയകൾ ആദ്യം.';
export const noAreasYet = 'ഇതുവരെ ഏരിയകളില്ല.';
export const activeMembersByArea = 'ഏരിയ തിരിച്ച് സജീവ അംഗങ്ങൾ';
export const share = 'പങ്ക്';

// Backups
export const backups = 'ബാക്കപ്പുകൾ';
export const loadBackupFailed = 'അവസാന ബാക്കപ്പ് എപ്പോഴെടുത്തു എന്ന വിവരം ലഭ്യമാക്കാനായില്ല.';
export const noBackupYet = 'ഇതുവരെ ബാക്കപ്പ് എടുത്തിട്ടില്ല.';
export const lastBackup = 'അവസാന ബാക്കപ്പ് എടുത്തത് {madeAt}: {rows}, {files}.';
export const rowCount = { one: '{count} വരി', other: '{count} വരികൾ' } as const;
export const fileCount = { one: '{count} ഫയൽ', other: '{count} ഫയലുകൾ' } as const;
export const filesMissing = {
  one: 'സൈറ്റിന്റെ {count} ഫയൽ കണ്ടെത്താനായില്ല.',
  other: 'സൈറ്റിന്റെ {count} ഫയലുകൾ കണ്ടെത്താനായില്ല.',
} as const;
export const lastNightMissing = 'ഇന്നലെ രാത്രിയിലെ ബാക്കപ്പ് ഇല്ല: കാരണം ലോഗിലുണ്ട്.';
export const noneByItself = 'ബാക്കപ്പ് തനിയെ എടുക്കുന്നില്ല: അതിന് {setting} എന്ന സെറ്റിങ് വേണം.';

// Room
export const room = 'സ്ഥലം';
export const loadRoomFailed = 'എത്ര സ്ഥലം ബാക്കിയുണ്ട് എന്ന വിവരം ലഭ്യമാക്കാനായില്ല.';
export const diskFree = 'സെർവറിന്റെ ഡിസ്കിൽ {total}-ൽ {free} ഒഴിവുണ്ട്.';
export const filesTake = 'സൂക്ഷിച്ചിട്ടുള്ള ഫയലുകൾ {files} എടുക്കുന്നു.';
export const diskLow =
  'ഡിസ്ക് നിറഞ്ഞുവരുന്നു. നിറഞ്ഞാൽ പിന്നെ ഒന്നും സേവ് ചെയ്യാനാവില്ല: ദയവായി സ്ഥലം ഒഴിവാക്കുക, അല്ലെങ്കിൽ വലിയ ഡിസ്ക് ആവശ്യപ്പെടുക.';
export const diskFull = 'ഡിസ്ക് നിറഞ്ഞു: സ്ഥലം ഉണ്ടാകുന്നതുവരെ ഒന്നും സേവ് ചെയ്യാനാവില്ല. ഇല്ലാതാക്കുന്നത് ഇപ്പോഴും നടക്കും.';

// What waits
export const waitingOnScreen = { one: '{count} കാത്തിരിക്കുന്നു', other: '{count} കാത്തിരിക്കുന്നു' } as const;
export const whatWaits = 'കാത്തിരിക്കുന്നവ';
export const nothingWaits = 'ഒന്നും ബാക്കിയില്ല.';
export const nothingWaitsMore = 'പുതിയവ വന്നാൽ ഉടൻ ഇവിടെ കാണാം.';
export const loadWaitsFailed = 'ചെയ്യാനുള്ളവ ലോഡ് ചെയ്യാനായില്ല.';
export const oldestSince = 'ഏറ്റവും പഴയത് {day} മുതൽ';
export const dueBy = '{moment}-നകം തീർക്കണം';
export const overdueSince = '{moment} മുതൽ വൈകി';
export const putOff = 'മാറ്റിവയ്ക്കുക';
export const putOffQueue = 'മാറ്റിവയ്ക്കുക: {label}';
export const putOffMore = 'ഓഫീസിലെ എല്ലാവരും ഇത് കാണും. ആ ദിവസം, അല്ലെങ്കിൽ നിയമപരമായ അവസാന തീയതിക്കു മുൻപ്, ഇത് തിരികെ വരും.';
export const untilDay = 'എന്നുവരെ';
export const reason = 'കാരണം';
export const chooseDay = 'ഒരു ദിവസം തിരഞ്ഞെടുക്കുക.';
export const giveReason = 'കാരണം നൽകുക.';
export const putOffBetween = 'നാളെ മുതൽ 14 ദിവസത്തിനകം, നിയമപരമായ അവസാന തീയതിക്കു മുൻപുള്ള ഒരു ദിവസം തിരഞ്ഞെടുക്കുക.';
export const cannotBePutOff = 'ഇനി ഇത് മാറ്റിവയ്ക്കാനാവില്ല: നിയമപരമായ അവസാന തീയതി അടുത്തു.';
export const putOffUntil = '{day} വരെ {name} മാറ്റിവച്ചു: {reason}';
export const bringBack = 'തിരികെ കൊണ്ടുവരുക';
export const openedBy = '{name} {ago} ഇത് തുറന്നു';
export const someone = 'മുൻ സഹപ്രവർത്തക(ൻ)';
export const daySheet = 'ഇന്നത്തെ ഷീറ്റ്';
export const daySheetFailed = 'ഇന്നത്തെ ഷീറ്റ് തയ്യാറാക്കാനായില്ല.';
export const unknownQueue = 'ഇങ്ങനെയൊരു പട്ടികയില്ല.';
export const queue = 'ജോലിപ്പട്ടിക';
export const queues = 'ജോലിപ്പട്ടികകൾ';
export const wasPutOff = 'മാറ്റിവച്ചു';
export const wasResumed = 'തിരികെ കൊണ്ടുവന്നു';
