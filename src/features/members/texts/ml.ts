// A member, in any list
export const member = 'അംഗം';
export const licence = 'ലൈസൻസ്';
export const units = 'യൂണിറ്റുകൾ';
export const profileCompletion = 'പ്രൊഫൈൽ പൂർത്തീകരണം';
export const pending = 'പരിഗണനയിലുള്ളവർ';
export const deceased = 'മരിച്ചു';
export const noEmail = 'ഇമെയിൽ കാണിക്കുന്നില്ല';
export const roleNames = {
  User: 'ഉപയോക്താവ്',
  Member: 'അംഗം',
  'Unit Admin': 'യൂണിറ്റ് അഡ്മിൻ',
  'Area Admin': 'ഏരിയ അഡ്മിൻ',
  Admin: 'അഡ്മിൻ',
  Superuser: 'സൂപ്പർ യൂസർ',
} as const;

// Searching, filters and order
export const allUnits = 'എല്ലാ യൂണിറ്റുകളും';
export const noMembersFound = 'അംഗങ്ങളെ കണ്ടെത്തിയില്ല';

// Member Management
export const memberManagement = 'അംഗങ്ങളുടെ പട്ടിക';
export const memberManagementLead = 'എല്ലാ അംഗങ്ങളും അപേക്ഷ നൽകിയവരും.';
export const loadMembersFailed = 'അംഗങ്ങളുടെ വിവരങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const statusChoices = { all: 'എല്ലാം', approved: 'അംഗീകരിച്ചവർ', pending: 'പരിഗണനയിലുള്ളവർ' } as const;
export const statusOnPaper = { approved: 'അംഗീകരിച്ചവർ', pending: 'പരിഗണനയിലുള്ളവർ' } as const;
export const sortChoices = {
  name: 'പേര്',
  date: 'തീയതി (പുതിയത് ആദ്യം)',
  completion: 'പൂർത്തീകരണം (കൂടുതൽ ആദ്യം)',
  area: 'ഏരിയ',
} as const;
export const membersInFigures = 'അംഗങ്ങൾ കണക്കുകളിൽ';
export const totalMembers = 'ആകെ അംഗങ്ങൾ';
export const approvedMembers = 'അംഗീകരിച്ച അംഗങ്ങൾ';
export const pendingMembers = 'അംഗീകാരം കാത്തിരിക്കുന്നവർ';
export const totalUnits = 'ആകെ യൂണിറ്റുകൾ';
export const memberCount = { one: '{count} അംഗം', other: '{count} അംഗങ്ങൾ' } as const;
export const foundOfMembers = '{all} അംഗങ്ങളിൽ {found} പേർ';
export const nobodyMatchesFilters = 'ഈ തിരയലും ഫിൽട്ടറുകളുമായി ആരും പൊരുത്തപ്പെടുന്നില്ല.';
export const nobodyRegistered = 'ഇതുവരെ ആരും രജിസ്റ്റർ ചെയ്തിട്ടില്ല.';
export const nothingToExport = 'ഡൗൺലോഡ് ചെയ്യാൻ ഒന്നുമില്ല. ദയവായി ഫിൽട്ടറുകൾ മാറ്റിനോക്കുക.';

// All people of the office
export const peopleLead = 'അംഗങ്ങളും അപേക്ഷകരും അക്കൗണ്ടുള്ള മറ്റെല്ലാവരും.';
export const person = 'വ്യക്തി';
export const peopleInFigures = 'ആളുകൾ കണക്കുകളിൽ';
export const peopleCount = { one: '{count} ആൾ', other: '{count} പേർ' } as const;
export const foundOfPeople = '{all} പേരിൽ {found}';
export const noPeopleFound = 'ആരെയും കണ്ടെത്തിയില്ല';
export const loadPeopleFailed = 'ആളുകളെ ലഭ്യമാക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക.';

// User Management
export const userManagement = 'ഉപയോക്താക്കൾ';
export const userManagementLead = 'എല്ലാ അക്കൗണ്ടുകളും റോളുകളും പ്രൊഫൈലുകളും.';
export const editProfile = 'പ്രൊഫൈൽ തിരുത്തുക';
export const refreshData = 'പുതുക്കി കാണിക്കുക';
export const user = 'ഉപയോക്താവ്';
export const searchUsersHint = 'പേര്, ഇമെയിൽ, ഫോൺ, യൂസർനെയിം അല്ലെങ്കിൽ അംഗത്വ നമ്പർ';
export const allRoles = 'എല്ലാ റോളുകളും';
export const userCount = { one: '{count} ഉപയോക്താവ്', other: '{count} ഉപയോക്താക്കൾ' } as const;
export const usersFound = '{all} ഉപയോക്താക്കളിൽ {found}';
export const noUsersFound = 'ഉപയോക്താക്കളെ കണ്ടെത്താനായില്ല';
export const userFigures = 'ഉപയോക്താക്കൾ കണക്കിൽ';
export const superusers = 'സൂപ്പർ യൂസർമാർ';
export const areaAdmins = 'ഏരിയ അഡ്മിനുകൾ';
export const usersFailed = 'ഉപയോക്താക്കളുടെ പട്ടിക ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const editUser = 'വിവരങ്ങൾ തിരുത്തുക';
export const reviewApplication = 'അപേക്ഷ പരിശോധിക്കുക';
export const deleteUser = 'ഉപയോക്താവിനെ ഇല്ലാതാക്കുക';
export const deleteUserQuestion = '{name} എന്ന ഉപയോക്താവിനെ ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? ഇത് തിരിച്ചെടുക്കാനാവില്ല.';
export const userDeleted = 'ഉപയോക്താവിനെ ഇല്ലാതാക്കി!';
export const deleteUserFailed = 'ഉപയോക്താവിനെ ഇല്ലാതാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const deleteUserRefused = 'അനുമതിയില്ല. ഈ ഉപയോക്താവിനെ ഇല്ലാതാക്കാനാവില്ല.';
export const withdrawApproval = 'അംഗീകാരം പിൻവലിക്കുക';
export const withdrawApprovalQuestion =
  '{name} എല്ലായിടത്തുനിന്നും ലോഗൗട്ട് ആകും, {role} എന്ന റോൾ നഷ്ടപ്പെടും, വീണ്ടും അംഗീകാരം കാത്തിരിക്കും.';
export const withdrawApprovalFailed = 'അംഗീകാരം പിൻവലിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// The area admin's own area
export const areaAdminDashboard = 'ഏരിയ അഡ്മിൻ ഡാഷ്‌ബോർഡ്';
export const areaAdminLead = 'നിങ്ങളുടെ ഏരിയയിലെ അംഗങ്ങളും അപേക്ഷ നൽകിയവരും.';
export const areaAdminLeadOf = '{name}: അംഗങ്ങളും അപേക്ഷ നൽകിയവരും.';
export const myProfile = 'എന്റെ പ്രൊഫൈൽ';
export const noAreaYet = 'ഇതുവരെ ഏരിയ ഇല്ല';
export const noAreaYetLead = 'ഓഫീസ് നിങ്ങൾക്ക് ഇതുവരെ ഏരിയ നൽകിയിട്ടില്ല. നൽകുമ്പോൾ അതിലെ അംഗങ്ങളെ ഇവിടെ കാണാം.';
export const yourArea = 'നിങ്ങളുടെ ഏരിയ';
export const searchMembersAndApplicants = 'അംഗങ്ങളെയും അപേക്ഷ നൽകിയവരെയും തിരയുക';
export const areaSearchHint = 'പേര്, ഇമെയിൽ, ഫോൺ, യൂണിറ്റ് അല്ലെങ്കിൽ അംഗത്വ നമ്പർ';
export const yourAreaInFigures = 'നിങ്ങളുടെ ഏരിയ കണക്കുകളിൽ';
export const pendingApplicants = 'അംഗീകാരം കാത്തിരിക്കുന്നവർ';
export const newMembers = 'പുതിയ അംഗങ്ങൾ';
export const lastThirtyDays = 'കഴിഞ്ഞ 30 ദിവസത്തിൽ';
export const peopleOfYourArea = 'നിങ്ങളുടെ ഏരിയയിലുള്ളവർ';
export const applicantCount = { one: '{count} അപേക്ഷ', other: '{count} അപേക്ഷകൾ' } as const;
export const nobodyMatches = 'ഈ തിരയലുമായി ആരും പൊരുത്തപ്പെടുന്നില്ല.';
export const waitForYourWord = {
  one: '{count} അപേക്ഷ നിങ്ങളുടെ ശുപാർശ കാത്തിരിക്കുന്നു',
  other: '{count} അപേക്ഷകൾ നിങ്ങളുടെ ശുപാർശ കാത്തിരിക്കുന്നു',
} as const;
export const noMembersInArea = 'നിങ്ങളുടെ ഏരിയയിൽ ഇതുവരെ അംഗങ്ങളില്ല.';
export const membersOfYourArea = 'നിങ്ങളുടെ ഏരിയയിലെ അംഗങ്ങൾ';
export const noPendingApplicants = 'ആരും കാത്തിരിക്കുന്നില്ല';
export const noPendingApplicantsLead = 'നിങ്ങളുടെ ഏരിയയിൽ ആരും അംഗീകാരം കാത്തിരിക്കുന്നില്ല.';
export const officeApproves = 'അപേക്ഷകൾ അംഗീകരിക്കുന്നത് ഓഫീസാണ്.';
export const pendingApplicantsCaption = 'നിങ്ങളുടെ ഏരിയയിൽ അംഗീകാരം കാത്തിരിക്കുന്നവർ';
export const requestedPosition = 'ആവശ്യപ്പെട്ട സ്ഥാനം';
export const applied = 'അപേക്ഷിച്ചത്';

// Members Directory
export const membersDirectory = 'അംഗങ്ങളുടെ ഡയറക്ടറി';
export const membersDirectoryLead = 'ജില്ലയിലെ ലൈസൻസുള്ള എഞ്ചിനീയർമാരെയും സൂപ്പർവൈസർമാരെയും പേരോ ഏരിയയോ യൂണിറ്റോ ഉപയോഗിച്ച് കണ്ടെത്തുക.';
export const loginRequired = 'ലോഗിൻ ചെയ്യണം';
export const membersOnly = 'അംഗങ്ങൾക്കു മാത്രം';
export const membersOnlyLead = 'ഡയറക്ടറി സംഘടനയിലെ അംഗങ്ങൾക്കുള്ളതാണ്. നിങ്ങളുടെ അക്കൗണ്ട് ഒരു അംഗത്തിന്റേതല്ല.';
export const goToYourDashboard = 'നിങ്ങളുടെ ഡാഷ്‌ബോർഡിലേക്ക് പോകുക';
export const directorySearchHint = 'പേര്, ഇമെയിൽ അല്ലെങ്കിൽ ഫോൺ';
export const order = 'ക്രമം';
export const sortByName = 'പേരിന്റെ ക്രമത്തിൽ';
export const sortByJoinDate = 'ചേർന്ന തീയതിയുടെ ക്രമത്തിൽ';
export const activeFilters = 'ഇപ്പോഴുള്ള ഫിൽട്ടറുകൾ';
export const removeFilter = 'ഫിൽട്ടർ നീക്കുക – {label}: {value}';
export const directoryInFigures = 'ഡയറക്ടറി കണക്കുകളിൽ';
export const totalAvailableMembers = 'ഡയറക്ടറിയിലെ അംഗങ്ങൾ';
export const searchResults = 'തിരയൽ ഫലങ്ങൾ';
export const availableAreas = 'ഏരിയകൾ';
export const availableUnits = 'യൂണിറ്റുകൾ';
export const startYourSearch = 'തിരഞ്ഞു തുടങ്ങാം';
export const startLead = 'പേരോ ഇമെയിലോ ഫോൺ നമ്പറോ ടൈപ്പ് ചെയ്യുക, അല്ലെങ്കിൽ ഒരു ഏരിയ തിരഞ്ഞെടുക്കുക.';
export const startFigures = '{areas} ഏരിയകളിലും {units} യൂണിറ്റുകളിലുമായി {members} അംഗങ്ങളെ ഇവിടെ കണ്ടെത്താം.';
export const results = 'ഫലങ്ങൾ';
export const membersFound = 'കണ്ടെത്തിയ അംഗങ്ങൾ';
export const foundCount = { one: '{count} അംഗത്തെ കണ്ടെത്തി', other: '{count} അംഗങ്ങളെ കണ്ടെത്തി' } as const;
export const nobodyMatchesTryFewer =
  'ഈ തിരയലുമായി ആരും പൊരുത്തപ്പെടുന്നില്ല. കുറച്ച് അക്ഷരങ്ങൾ മാത്രം നൽകുകയോ മറ്റൊരു ഏരിയ തിരഞ്ഞെടുക്കുകയോ ചെയ്തുനോക്കുക.';

// The audit log
export const directoryTaken = 'അംഗങ്ങളുടെ പട്ടിക ഫോണിൽ സൂക്ഷിച്ചു';
export const membersExported = 'അംഗങ്ങളുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു';

// What a phone takes along
export const membersTaken = {
  one: '{count} അംഗം, {moment} മുതൽ',
  other: '{count} അംഗങ്ങൾ, {moment} മുതൽ',
} as const;
export const directorySwitch = 'അംഗങ്ങളുടെ പട്ടിക 14 ദിവസത്തേക്ക് സൂക്ഷിക്കുക';
export const directoryMeans = 'പേരുകൾ, ഏരിയകൾ, അംഗങ്ങൾ കാണിക്കുന്ന ഫോൺ നമ്പറുകൾ; ഇമെയിൽ വിലാസവും ഫോട്ടോയും ഇല്ല. ദിവസം 6 തവണ വരെ.';
export const directoryOn = 'പട്ടിക ഈ ഫോണിലുണ്ട്.';
export const directoryOff = 'പട്ടിക ഇനി ഈ ഫോണിലില്ല.';
export const directoryFailed = 'പട്ടിക സൂക്ഷിക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക.';
export const directoryLost = 'സ്ഥലം ഉണ്ടാക്കാൻ ഈ ഫോൺ പട്ടിക മായ്ച്ചു. വീണ്ടും സൂക്ഷിക്കാൻ ഓഫാക്കി ഓണാക്കുക.';
export const findMember = 'അംഗത്തെ കണ്ടെത്തുക';
export const nobodyFound = 'ഈ പേരിൽ ആരുമില്ല.';
