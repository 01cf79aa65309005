// Messages of the forms and calls
export const required = {
  fullName: 'മുഴുവൻ പേര് നൽകുക',
  email: 'ഇമെയിൽ വിലാസം നൽകുക',
  phone: 'ഫോൺ നമ്പർ നൽകുക',
  password: 'പാസ്‌വേഡ് നൽകുക',
  username: 'യൂസർനെയിം നൽകുക',
  area: 'ഏരിയ തിരഞ്ഞെടുക്കുക',
  unit: 'യൂണിറ്റ് തിരഞ്ഞെടുക്കുക',
  position: 'സ്ഥാനം തിരഞ്ഞെടുക്കുക',
  customArea: 'ഏരിയയുടെ പേര് നൽകുക',
  customUnit: 'യൂണിറ്റിന്റെ പേര് നൽകുക',
  photo: 'പാസ്പോർട്ട് ഫോട്ടോ നൽകുക',
  licenseNo: 'ലൈസൻസ് നമ്പർ നൽകുക',
  licenseCategory: 'ലൈസൻസ് വിഭാഗം തിരഞ്ഞെടുക്കുക',
  licenseDate: 'ലൈസൻസ് അനുവദിച്ച തീയതി നൽകുക',
  renewalDate: 'ലൈസൻസ് പുതുക്കേണ്ട തീയതി നൽകുക',
  name: 'പേര് നൽകുക',
  login: 'ഇമെയിൽ അല്ലെങ്കിൽ അംഗത്വ നമ്പർ നൽകുക',
  code: 'കോഡ് നിർബന്ധമാണ്',
  reason: 'കാരണം നിർബന്ധമാണ്',
} as const;
export const badEmail = 'ഇമെയിൽ വിലാസം ശരിയല്ല';
export const badPhone = 'ഫോൺ നമ്പറിന് 10 അക്കം വേണം';
export const badPin = 'പിൻ കോഡിന് കൃത്യം 6 അക്കം വേണം';
export const badAadhaar = 'ആധാർ നമ്പറിന് 12 അക്കം വേണം';
export const badDate = 'ദയവായി ശരിയായ തീയതി നൽകുക.';
export const dobFuture = 'ജനനത്തീയതി ഭാവിയിലാകാൻ പാടില്ല';
export const tooYoung = 'അംഗങ്ങൾക്ക് കുറഞ്ഞത് 18 വയസ്സ് വേണം';
export const licenseDateFuture = 'ലൈസൻസ് അനുവദിച്ച തീയതി ഭാവിയിലാകാൻ പാടില്ല';
export const licenseDateTooLate = 'ലൈസൻസ് അനുവദിച്ച തീയതി പുതുക്കേണ്ട തീയതിക്ക് ശേഷമാകാൻ പാടില്ല';
export const renewalTooEarly = 'ലൈസൻസ് പുതുക്കേണ്ട തീയതി അനുവദിച്ച തീയതിക്ക് മുമ്പാകാൻ പാടില്ല';
export const badChoice = 'ദയവായി പട്ടികയിൽ നിന്ന് ഒന്ന് തിരഞ്ഞെടുക്കുക.';
export const passwordLong = 'പരമാവധി {longestPassword} അക്ഷരം മാത്രം.';
export const photoType = 'JPG അല്ലെങ്കിൽ PNG ഫയലുകൾ മാത്രമേ സ്വീകരിക്കൂ.';
export const nameInMalayalam = 'മലയാളത്തിലുള്ള പേര്';
export const nameContact = 'ഫോൺ നമ്പറോ ഇ-മെയിൽ വിലാസമോ പേര് ആക്കാനാവില്ല.';
export const usernameContact = 'ഫോൺ നമ്പറോ ഇ-മെയിൽ വിലാസമോ യൂസർനെയിം ആക്കാനാവില്ല.';
export const approvalPending = 'നിങ്ങളുടെ അക്കൗണ്ട് അംഗീകാരം കാത്തിരിക്കുന്നു.';

// A link in a mail about the account
export const emailOfOffice = 'ചുമതലയുള്ള ഒരാളുടെ ഇമെയിൽ സൂപ്പർ യൂസർക്കു മാത്രമേ മാറ്റാനാകൂ.';
export const unknownArea = 'ദയവായി പട്ടികയിൽ നിന്ന് ഏരിയ തിരഞ്ഞെടുക്കുക.';
export const unknownUnit = 'ദയവായി നിങ്ങളുടെ ഏരിയയിലെ ഒരു യൂണിറ്റ് തിരഞ്ഞെടുക്കുക.';
export const notApproved = 'ഈ ഉപയോക്താവിനെ അംഗീകരിച്ചിട്ടില്ല.';
export const ownRecord = 'നിങ്ങളുടെ സ്വന്തം കാര്യത്തിൽ മറ്റൊരു രജിസ്ട്രാറോ സൂപ്പർ യൂസറോ ആണ് തീരുമാനമെടുക്കേണ്ടത്.';
export const areaAdminNeedsArea = 'ഏരിയ അഡ്മിന് ഒരു ഏരിയ വേണം. ദയവായി ആദ്യം അത് തിരഞ്ഞെടുക്കുക.';
export const userUnknown = 'ഉപയോക്താവിനെ കണ്ടെത്താനായില്ല.';

// Names of fields, and of what can be chosen in them
export const fullName = 'മുഴുവൻ പേര്';
export const username = 'യൂസർനെയിം';
export const email = 'ഇമെയിൽ';
export const noEmail = 'ഇമെയിൽ ഇല്ല';
export const phone = 'ഫോൺ';
export const password = 'പാസ്‌വേഡ്';
export const area = 'ഏരിയ';
export const unit = 'യൂണിറ്റ്';
export const role = 'റോൾ';
export const qualification = 'യോഗ്യത';
export const aadhaarNumber = 'ആധാർ നമ്പർ';
export const membership = 'അംഗത്വം';
export const noMembershipId = 'അംഗത്വ നമ്പർ ഇല്ല';
export const notGiven = 'നൽകുന്നില്ല';

// Choosing area and unit
export const areasFailed = 'ഏരിയകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const areasFailedGoOn = 'ഏരിയകൾ ലഭ്യമാക്കാനായില്ല. എങ്കിലും ഫോം പൂരിപ്പിക്കാം.';
export const unitsFailed = 'യൂണിറ്റുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// Ways that several screens share
export const backToHome = 'ഹോം പേജിലേക്ക്';
export const backToLogin = 'ലോഗിനിലേക്ക്';
export const logInNow = 'ഇപ്പോൾ ലോഗിൻ ചെയ്യുക';
export const applyForMembership = 'അംഗത്വത്തിന് അപേക്ഷിക്കുക';

// Joining
export const confirmPassword = 'പാസ്‌വേഡ് ഒന്നുകൂടി';

// The own profile
export const aadhaarHint = 'എൻക്രിപ്റ്റ് ചെയ്ത് സൂക്ഷിക്കുന്നു; 12 അക്കം.';

// Changing the password
export const changePassword = 'പാസ്‌വേഡ് മാറ്റുക';
export const accountSecurity = 'അക്കൗണ്ട് സുരക്ഷ';

// The dashboard of an account that is no member’s
export const updateProfile = 'പ്രൊഫൈൽ പുതുക്കുക';

export const wholeRecord = 'മുഴുവൻ വിവരങ്ങളും';
