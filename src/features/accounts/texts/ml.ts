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
export const dutiesList = 'ചുമതലകൾ ഒരു പട്ടികയായി അയയ്ക്കുക.';
export const dutyUnknown = 'ഇങ്ങനെയൊരു ചുമതലയില്ല.';
export const dutiesOfSuperuser = 'സൂപ്പർ യൂസർക്ക് എല്ലാ ചുമതലകളും ഇപ്പോൾത്തന്നെയുണ്ട്.';
export const dutyRefused = {
  registrar: 'രജിസ്ട്രാർ ചുമതല അഡ്മിൻമാർക്ക് മാത്രമുള്ളതാണ്.',
  treasurer: 'ട്രഷറർ ചുമതല അഡ്മിൻമാർക്ക് മാത്രമുള്ളതാണ്.',
  moderator: 'മോഡറേറ്റർ ചുമതല അംഗങ്ങൾക്ക് മാത്രമുള്ളതാണ്.',
} as const;
export const passwordShortHint = 'പാസ്‌വേഡിന് കുറഞ്ഞത് 8 അക്ഷരം വേണം';
export const passwordShort = 'പാസ്‌വേഡിന് കുറഞ്ഞത് 6 അക്ഷരം വേണം';
export const passwordLong = 'പരമാവധി {longestPassword} അക്ഷരം മാത്രം.';
export const resetPasswordShort = 'പാസ്‌വേഡിന് കുറഞ്ഞത് 6 അക്ഷരം വേണം.';
export const passwordsDiffer = 'പാസ്‌വേഡുകൾ ഒരുപോലെയല്ല';
export const resetPasswordsDiffer = 'പാസ്‌വേഡുകൾ ഒരുപോലെയല്ല.';
export const newPasswordsDiffer = 'പുതിയ പാസ്‌വേഡുകൾ ഒരുപോലെയല്ല.';
export const fillPasswords = 'ദയവായി എല്ലാ പാസ്‌വേഡ് കോളങ്ങളും പൂരിപ്പിക്കുക.';
export const fillResetPasswords = 'ദയവായി രണ്ട് പാസ്‌വേഡ് കോളങ്ങളും പൂരിപ്പിക്കുക.';
export const wrongPassword = 'പാസ്‌വേഡ് മാറ്റാനായില്ല. ഇപ്പോഴത്തെ പാസ്‌വേഡ് ശരിയാണോ എന്ന് നോക്കുക.';
export const passwordChanged = 'പാസ്‌വേഡ് മാറ്റി!';
export const serverBusy = 'സെർവറിൽ തിരക്കാണ്. ദയവായി അല്പസമയം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.';
export const photoType = 'JPG അല്ലെങ്കിൽ PNG ഫയലുകൾ മാത്രമേ സ്വീകരിക്കൂ.';
export const photoTooLarge2 = 'ഫയലിന് 2MB-യിൽ താഴെ വലുപ്പമേ പാടുള്ളൂ.';
export const photoTooLarge5 = 'ഫയലിന് 5MB-യിൽ താഴെ വലുപ്പമേ പാടുള്ളൂ.';
export const imageType = 'ദയവായി ശരിയായ ഒരു ചിത്രം തിരഞ്ഞെടുക്കുക';
export const imageTooLarge = 'ചിത്രത്തിന് 5MB-യിൽ താഴെ വലുപ്പമേ പാടുള്ളൂ';
export const photoUploaded = 'ഫോട്ടോ അപ്‌ലോഡ് ചെയ്തു!';
export const photoPixels = 'ഈ ചിത്രത്തിൽ പിക്സലുകൾ കൂടുതലാണ്.';
export const emailTaken = 'ഈ ഇമെയിലിൽ ഒരു അക്കൗണ്ട് നിലവിലുണ്ട്.';
export const phoneTaken = 'ഈ ഫോൺ നമ്പറിൽ ഒരു അക്കൗണ്ട് നിലവിലുണ്ട്.';
export const usernameTaken = 'ഈ യൂസർനെയിം മറ്റൊരാളുടേതാണ്.';
export const namePoses = 'ദയവായി സ്വന്തം പേര് നൽകുക. ഈ പേര് ഓഫീസിന്റേതാണെന്ന് തെറ്റിദ്ധരിക്കപ്പെടാം.';
export const aadhaarUnreadable = 'ഈ ആധാർ നമ്പർ ഇനി വായിക്കാനാവില്ല. ദയവായി വീണ്ടും നൽകുക.';
export const approvalPending = 'നിങ്ങളുടെ അക്കൗണ്ട് അംഗീകാരം കാത്തിരിക്കുന്നു.';
export const refreshTokenMissing = 'റിഫ്രഷ് ടോക്കൺ ഇല്ല.';
export const loginAgain = 'ദയവായി വീണ്ടും ലോഗിൻ ചെയ്യുക.';
export const loggedOut = 'ലോഗൗട്ട് ചെയ്തു.';
export const badLogin = 'ഇമെയിൽ/അംഗത്വ നമ്പർ അല്ലെങ്കിൽ പാസ്‌വേഡ് തെറ്റാണ്. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const registered = 'രജിസ്ട്രേഷൻ പൂർത്തിയായി! നിങ്ങളുടെ അപേക്ഷ അംഗീകാരം കാത്തിരിക്കുന്നു.';
export const registeredSimple = 'രജിസ്ട്രേഷൻ പൂർത്തിയായി! ആദ്യ പാസ്‌വേഡിനായി നിങ്ങളുടെ ഇമെയിൽ നോക്കുക.';
export const resetSent = 'ഈ ഇമെയിലിൽ ഒരു അക്കൗണ്ടുണ്ടെങ്കിൽ, പുതിയ പാസ്‌വേഡിനുള്ള ലിങ്ക് അതിലേക്ക് അയച്ചിട്ടുണ്ട്.';
export const resetValid = 'ലിങ്ക് സാധുവാണ്.';
export const resetBad = 'ലിങ്ക് തെറ്റാണ്, അല്ലെങ്കിൽ കാലാവധി കഴിഞ്ഞു.';
// A link in a mail about the account
export const notMeTitle = 'അത് നിങ്ങളായിരുന്നില്ലേ?';
export const notMeLead =
  'എങ്കിൽ മറ്റാരെങ്കിലും നിങ്ങളുടെ പാസ്‌വേഡ് അറിഞ്ഞിരിക്കാം. ഇത് എല്ലാ ഉപകരണങ്ങളിൽ നിന്നും ലോഗൗട്ട് ചെയ്യും; പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കാനുള്ള ലിങ്ക് നിങ്ങളുടെ അക്കൗണ്ടിലെ ഇമെയിൽ വിലാസത്തിലേക്ക് അയയ്ക്കും.';
export const notMeSubmit = 'എല്ലാ ഉപകരണങ്ങളും ലോഗൗട്ട് ചെയ്യുക';
export const notMeDone =
  'എല്ലാ ഉപകരണങ്ങളിൽ നിന്നും ലോഗൗട്ട് ചെയ്തു. പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കാനുള്ള ലിങ്ക് നിങ്ങളുടെ അക്കൗണ്ടിലെ ഇമെയിൽ വിലാസത്തിലേക്ക് അയച്ചിട്ടുണ്ട്.';
export const notMeFactorDone =
  'എല്ലാ ഉപകരണങ്ങളിൽ നിന്നും ലോഗൗട്ട് ചെയ്തു; അതിനുശേഷം ലോഗിൻ ചെയ്യാനായി ക്രമീകരിച്ചതൊന്നും ഇനി പ്രവർത്തിക്കില്ല. പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കാനുള്ള ലിങ്ക് നിങ്ങളുടെ അക്കൗണ്ടിലെ ഇമെയിൽ വിലാസത്തിലേക്ക് അയച്ചിട്ടുണ്ട്.';
export const notMeNext = 'ദയവായി ഇപ്പോൾത്തന്നെ പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കുക. മെയിൽ വന്നില്ലെങ്കിൽ ദയവായി ഓഫീസിന് എഴുതുക.';
export const notMeUnknown = 'ഈ ലിങ്ക് സാധുവല്ല, നേരത്തെ ഉപയോഗിച്ചതാണ്, അല്ലെങ്കിൽ കാലാവധി കഴിഞ്ഞതാണ്.';
export const notMeInstead = 'നിങ്ങൾക്ക് ഇപ്പോഴും പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കാം: അപ്പോഴും എല്ലാ ഉപകരണങ്ങളിൽ നിന്നും ലോഗൗട്ട് ആകും.';
export const notMeFailed = 'അത് നടന്നില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

export const officePasswordGuessable =
  'ഈ പാസ്‌വേഡ് എളുപ്പം ഊഹിക്കാവുന്നതാണ്. നിങ്ങളുടെ റോളിന്, നിങ്ങളുമായി ബന്ധമില്ലാത്ത പല വാക്കുകൾ ചേർന്ന ഒന്ന് ദയവായി തിരഞ്ഞെടുക്കുക.';
export const officePasswordHint = 'എളുപ്പം ഊഹിക്കാവുന്നത് വേണ്ട: നിങ്ങളുമായി ബന്ധമില്ലാത്ത പല വാക്കുകൾ നല്ലതാണ്.';

export const resetUnknown = 'ലിങ്ക് കണ്ടെത്താനായില്ല, അല്ലെങ്കിൽ കാലാവധി കഴിഞ്ഞു.';
export const resetUsed = 'ഈ ലിങ്ക് ഉപയോഗിച്ചുകഴിഞ്ഞു, അല്ലെങ്കിൽ ഇനി സാധുവല്ല.';
export const resetDone = 'പുതിയ പാസ്‌വേഡ് സജ്ജമായി. ദയവായി ലോഗിൻ ചെയ്യുക.';
export const resetConfirmBad = 'ലിങ്ക് തെറ്റാണ്, അല്ലെങ്കിൽ കാലാവധി കഴിഞ്ഞു. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const profileUpdated = 'പ്രൊഫൈൽ പുതുക്കി!';
export const emailReadOnly = 'ഇമെയിൽ മാറ്റാൻ ദയവായി ഓഫീസുമായി ബന്ധപ്പെടുക.';
export const areaReadOnly = 'ഏരിയ മാറ്റാൻ ദയവായി ഓഫീസുമായി ബന്ധപ്പെടുക.';
export const unknownArea = 'ദയവായി പട്ടികയിൽ നിന്ന് ഏരിയ തിരഞ്ഞെടുക്കുക.';
export const unknownUnit = 'ദയവായി നിങ്ങളുടെ ഏരിയയിലെ ഒരു യൂണിറ്റ് തിരഞ്ഞെടുക്കുക.';
export const userApproved = 'അംഗീകാരം നൽകി!';
export const approvalWithdrawn = 'അംഗീകാരം പിൻവലിച്ചു!';
export const alreadyApproved = 'ഈ ഉപയോക്താവിനെ നേരത്തേ അംഗീകരിച്ചതാണ്.';
export const notApproved = 'ഈ ഉപയോക്താവിനെ അംഗീകരിച്ചിട്ടില്ല.';
export const lastSuperuser = 'അവസാനത്തെ സൂപ്പർ യൂസറെ നീക്കാനാവില്ല.';
export const ownAccount = 'സ്വന്തം അക്കൗണ്ട് ഇല്ലാതാക്കാനാവില്ല.';
export const areaAdminNeedsArea = 'ഏരിയ അഡ്മിന് ഒരു ഏരിയ വേണം. ദയവായി ആദ്യം അത് തിരഞ്ഞെടുക്കുക.';
export const userUnknown = 'ഉപയോക്താവിനെ കണ്ടെത്താനായില്ല.';

// Names of fields, and of what can be chosen in them
export const fullName = 'മുഴുവൻ പേര്';
export const name = 'പേര്';
export const username = 'യൂസർനെയിം';
export const email = 'ഇമെയിൽ';
export const phone = 'ഫോൺ';
export const password = 'പാസ്‌വേഡ്';
export const area = 'ഏരിയ';
export const unit = 'യൂണിറ്റ്';
export const district = 'ജില്ല';
export const location = 'സ്ഥലം';
export const position = 'സ്ഥാനം';
export const role = 'റോൾ';
export const passportPhoto = 'പാസ്പോർട്ട് ഫോട്ടോ';
export const photo = 'ഫോട്ടോ';
export const licenseNumber = 'ലൈസൻസ് നമ്പർ';
export const licenseCategory = 'ലൈസൻസ് വിഭാഗം';
export const licenseIssueDate = 'ലൈസൻസ് അനുവദിച്ച തീയതി';
export const licenseRenewalDate = 'ലൈസൻസ് പുതുക്കേണ്ട തീയതി';
export const dateOfBirth = 'ജനനത്തീയതി';
export const gender = 'ലിംഗം';
export const maritalStatus = 'വൈവാഹിക നില';
export const residentialAddress = 'വീട്ടുവിലാസം';
export const officeAddress = 'ഓഫീസ് വിലാസം';
export const postOffice = 'പോസ്റ്റ് ഓഫീസ്';
export const pinCode = 'പിൻ കോഡ്';
export const panchayath = 'പഞ്ചായത്ത്';
export const qualification = 'യോഗ്യത';
export const additionalQualification = 'അധിക യോഗ്യത';
export const skills = 'വൈദഗ്ധ്യങ്ങൾ';
export const bloodGroup = 'രക്തഗ്രൂപ്പ്';
export const aadhaarNumber = 'ആധാർ നമ്പർ';
export const membershipId = 'അംഗത്വ നമ്പർ';
export const membership = 'അംഗത്വം';
export const duties = 'ചുമതലകൾ';
export const choiceNames = {
  male: 'പുരുഷൻ',
  female: 'സ്ത്രീ',
  other: 'മറ്റ്',
  single: 'അവിവാഹിതൻ/അവിവാഹിത',
  married: 'വിവാഹിതൻ/വിവാഹിത',
} as const;
export const notAvailable = 'ലഭ്യമല്ല';
export const notAssigned = 'നിശ്ചയിച്ചിട്ടില്ല';
export const notSpecified = 'നൽകിയിട്ടില്ല';
export const notGiven = 'നൽകുന്നില്ല';
/** What a refusal calls the fields, in lines like “email: …”. English has the names of the API. */
export const fieldKeys = {
  full_name: 'മുഴുവൻ പേര്',
  username: 'യൂസർനെയിം',
  email: 'ഇമെയിൽ',
  phone: 'ഫോൺ',
  password: 'പാസ്‌വേഡ്',
  confirm_password: 'പാസ്‌വേഡ് ഒന്നുകൂടി',
  area: 'ഏരിയ',
  unit: 'യൂണിറ്റ്',
  customArea: 'മറ്റൊരു ഏരിയ',
  customUnit: 'മറ്റൊരു യൂണിറ്റ്',
  role: 'റോൾ',
  duties: 'ചുമതലകൾ',
  passport_photo: 'പാസ്പോർട്ട് ഫോട്ടോ',
  licenseNo: 'ലൈസൻസ് നമ്പർ',
  license_category: 'ലൈസൻസ് വിഭാഗം',
  licenseDate: 'ലൈസൻസ് അനുവദിച്ച തീയതി',
  renewalDate: 'ലൈസൻസ് പുതുക്കേണ്ട തീയതി',
  dob: 'ജനനത്തീയതി',
  gender: 'ലിംഗം',
  maritalStatus: 'വൈവാഹിക നില',
  pin: 'പിൻ കോഡ്',
  aadhaar: 'ആധാർ നമ്പർ',
} as const;

// Choosing area and unit
export const selectArea = 'ഏരിയ തിരഞ്ഞെടുക്കുക';
export const selectUnit = 'യൂണിറ്റ് തിരഞ്ഞെടുക്കുക';
export const selectAreaFirst = 'ആദ്യം ഏരിയ തിരഞ്ഞെടുക്കുക.';
export const loadingAreas = 'ഏരിയകൾ ലോഡ് ചെയ്യുന്നു …';
export const loadingUnits = 'യൂണിറ്റുകൾ ലോഡ് ചെയ്യുന്നു …';
export const areasFailed = 'ഏരിയകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const areasFailedGoOn = 'ഏരിയകൾ ലഭ്യമാക്കാനായില്ല. എങ്കിലും ഫോം പൂരിപ്പിക്കാം.';
export const unitsFailed = 'യൂണിറ്റുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const tryAgain = 'വീണ്ടും ശ്രമിക്കുക';

// Ways that several screens share
export const backToHome = 'ഹോം പേജിലേക്ക്';
export const backToLogin = 'ലോഗിനിലേക്ക്';
export const contactTheOffice = 'ഓഫീസുമായി ബന്ധപ്പെടുക';
export const logIn = 'ലോഗിൻ ചെയ്യുക';
export const logInNow = 'ഇപ്പോൾ ലോഗിൻ ചെയ്യുക';
export const applyForMembership = 'അംഗത്വത്തിന് അപേക്ഷിക്കുക';
export const goingToLoginIn = '{seconds} സെക്കൻഡിനുള്ളിൽ ലോഗിനിലേക്ക് പോകും.';
export const goingToLoginInLink = '{seconds} സെക്കൻഡിനുള്ളിൽ ലോഗിനിലേക്ക് പോകും. {link}';
export const loading = 'ലോഡ് ചെയ്യുന്നു';
export const cancel = 'റദ്ദാക്കുക';
export const save = 'സേവ് ചെയ്യുക';
export const show = 'കാണിക്കുക';
export const hide = 'മറയ്ക്കുക';

// Joining
export const joinUs = 'അംഗമാകുക';
export const joinSummary = 'അംഗത്വത്തിന് അപേക്ഷിക്കുക: പാലക്കാട്ടെ ലൈസൻസുള്ള എഞ്ചിനീയർമാർ, ഡിസൈനർമാർ, ടൗൺ പ്ലാനർമാർ, സൂപ്പർവൈസർമാർ എന്നിവർക്ക്.';
export const joinLead =
  'ജില്ലയിലെ ലൈസൻസുള്ള എഞ്ചിനീയർമാർ, ഡിസൈനർമാർ, ടൗൺ പ്ലാനർമാർ, സൂപ്പർവൈസർമാർ എന്നിവർക്ക്. ഏകദേശം അഞ്ച് മിനിറ്റ് മതി; ലൈസൻസ് നമ്പറും പാസ്പോർട്ട് ഫോട്ടോയും കൈയിൽ കരുതുക.';
export const alreadyMember = 'നിലവിൽ അംഗമാണോ? {link}';
export const steps = {
  basic: 'അടിസ്ഥാന വിവരങ്ങളും പാസ്‌വേഡും',
  professional: 'തൊഴിൽ വിവരങ്ങൾ',
  personal: 'വ്യക്തിവിവരങ്ങൾ',
} as const;
export const stepsLabel = 'അപേക്ഷയുടെ ഘട്ടങ്ങൾ';
export const stepNumber = 'ഘട്ടം {index}:';
export const stepOfSteps = 'ഘട്ടം {index} / {count}';
export const stepFaulty = 'തെറ്റുകളുണ്ട്';
export const stepCompleted = 'പൂർത്തിയായി';
export const placeInCommittee = 'കമ്മിറ്റിയിൽ നിങ്ങളുടെ ഏരിയയും യൂണിറ്റും';
export const aboutApplicant = 'നിങ്ങൾ';
export const yourPassword = 'നിങ്ങളുടെ പാസ്‌വേഡ്';
export const license = 'ലൈസൻസ്';
export const address = 'വിലാസം';
export const aboutYou = 'നിങ്ങളെക്കുറിച്ച്';
export const phoneHint = 'പത്ത് അക്കം; +91 വേണ്ട.';
export const passwordHint = 'നിങ്ങളുടേതായ രണ്ടോ മൂന്നോ വാക്കുകൾ ഓർക്കാൻ എളുപ്പമാണ്.';
export const confirmPassword = 'പാസ്‌വേഡ് ഒന്നുകൂടി';
export const aadhaarPrivate = 'എൻക്രിപ്റ്റ് ചെയ്ത് സൂക്ഷിക്കുന്നു; നിങ്ങൾക്കും ഓഫീസിനും മാത്രമേ കാണാനാകൂ.';
export const selectCategory = 'വിഭാഗം തിരഞ്ഞെടുക്കുക';
export const yourPhoto = 'നിങ്ങളുടെ ഫോട്ടോ';
export const choosePhoto = 'ഫോട്ടോ ചേർക്കുക';
export const changeChosenPhoto = 'ഫോട്ടോ മാറ്റുക';
export const passportPhotoHint = 'JPG അല്ലെങ്കിൽ PNG; 2 MB-യിൽ കൂടുതലുള്ളത് ചെറുതാക്കും. മുഖം ക്യാമറയ്ക്ക് നേരെ, പശ്ചാത്തലം ലളിതം.';
export const fittingPhoto = 'ഫോട്ടോ ചെറുതാക്കുന്നു …';
export const previous = 'മുമ്പത്തേത്';
export const next = 'അടുത്തത്';
export const submitApplication = 'അപേക്ഷ സമർപ്പിക്കുക';
export const draftKept = 'നിങ്ങൾ എഴുതിയത് ഞങ്ങൾ സൂക്ഷിച്ചിട്ടുണ്ട്.';
export const draftWithoutPhoto = 'ദയവായി ഫോട്ടോ വീണ്ടും തിരഞ്ഞെടുക്കുക.';
export const draftWithoutPasswords = 'ദയവായി പാസ്‌വേഡുകൾ വീണ്ടും എഴുതുക.';
export const draftWithoutBoth = 'ദയവായി ഫോട്ടോ വീണ്ടും തിരഞ്ഞെടുത്ത് പാസ്‌വേഡുകൾ വീണ്ടും എഴുതുക.';
export const startOver = 'ആദ്യം മുതൽ തുടങ്ങുക';
export const draftNote =
  'ഒന്നും നഷ്ടപ്പെടാതിരിക്കാൻ, നിങ്ങൾ എഴുതുന്നത് ഈ ഉപകരണത്തിൽ ഒരാഴ്ച സൂക്ഷിക്കും; ആധാർ നമ്പർ ഈ ടാബ് അടയ്ക്കുന്നതുവരെ മാത്രം. പാസ്‌വേഡുകളും ഫോട്ടോയും സൂക്ഷിക്കില്ല.';
export const sendingApplication = 'നിങ്ങളുടെ അപേക്ഷ അയയ്ക്കുന്നു';
export const awaitingAnswer = 'അയച്ചു. മറുപടി കാത്തിരിക്കുന്നു …';
export const sendingStopped = 'നിങ്ങൾ നിർത്തി: അപേക്ഷ അയച്ചിട്ടില്ല.';
export const registrationFailed = 'രജിസ്ട്രേഷൻ പൂർത്തിയാക്കാനായില്ല. ദയവായി വിവരങ്ങൾ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.';
export const registrationUnreached = 'രജിസ്ട്രേഷൻ പൂർത്തിയാക്കാനായില്ല. ദയവായി ഇന്റർനെറ്റ് ബന്ധം പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.';
export const applicationReceived =
  'നിങ്ങൾക്ക് ഒരു സ്ഥിരീകരണ മെയിൽ അയച്ചിട്ടുണ്ട്. ഓഫീസ് അപേക്ഷ അംഗീകരിച്ചാൽ അംഗത്വ നമ്പർ മെയിലിൽ കിട്ടും, അപ്പോൾ ലോഗിൻ ചെയ്യാം.';

// The short registration
export const register = 'രജിസ്റ്റർ ചെയ്യുക';
export const registerSummary = 'ഏരിയയിലോ യൂണിറ്റിലോ സ്ഥാനമുള്ളവർക്കുള്ള ഹ്രസ്വ രജിസ്ട്രേഷൻ.';
export const registerLead = 'ഏരിയയിലോ യൂണിറ്റിലോ സ്ഥാനമുള്ളവർക്ക്. ആദ്യ പാസ്‌വേഡ് മെയിലിൽ കിട്ടും.';
export const alreadyRegistered = 'അക്കൗണ്ടുണ്ടോ? {link}';
export const haveLicense = 'ലൈസൻസുണ്ടോ? {link}';
export const customArea = 'മറ്റൊരു ഏരിയ';
export const customUnit = 'മറ്റൊരു യൂണിറ്റ്';
export const positionHint = 'രജിസ്ട്രേഷൻ അംഗീകരിക്കുമ്പോൾ ഓഫീസ് തീരുമാനിക്കും.';
export const selectPosition = 'സ്ഥാനം തിരഞ്ഞെടുക്കുക';
export const waitingForApproval = 'അഡ്മിന്റെ അംഗീകാരം കാത്തിരിക്കുന്നു';
export const waitingForApprovalMore = 'ഓഫീസ് അക്കൗണ്ട് അംഗീകരിച്ചാൽ ഞങ്ങൾ നിങ്ങളെ അറിയിക്കും, അപ്പോൾ ലോഗിൻ ചെയ്യാം.';
/** The areas and units of content/simple-areas.ts as they are shown; sent are their English names. */
export const simplePlaces = {
  'Palakkad Town': 'പാലക്കാട് ടൗൺ',
  Olavakkode: 'ഒലവക്കോട്',
  Kalmandapam: 'കൽമണ്ഡപം',
  Chandranagar: 'ചന്ദ്രനഗർ',
  Kalpathy: 'കൽപ്പാത്തി',
  Noorani: 'നൂറണി',
  Ottapalam: 'ഒറ്റപ്പാലം',
  'Ottapalam Town': 'ഒറ്റപ്പാലം ടൗൺ',
  Sreekrishnapuram: 'ശ്രീകൃഷ്ണപുരം',
  Lakkidi: 'ലക്കിടി',
  Ambalapara: 'അമ്പലപ്പാറ',
  Chittur: 'ചിറ്റൂർ',
  'Chittur Town': 'ചിറ്റൂർ ടൗൺ',
  Nallepilly: 'നല്ലേപ്പിള്ളി',
  Pattanchery: 'പട്ടഞ്ചേരി',
  Thathamangalam: 'തത്തമംഗലം',
  Alathur: 'ആലത്തൂർ',
  'Alathur Town': 'ആലത്തൂർ ടൗൺ',
  Vadakkencherry: 'വടക്കഞ്ചേരി',
  Kizhakkencherry: 'കിഴക്കഞ്ചേരി',
  Kuzhalmannam: 'കുഴൽമന്ദം',
  Mannarkkad: 'മണ്ണാർക്കാട്',
  'Mannarkkad Town': 'മണ്ണാർക്കാട് ടൗൺ',
  Agali: 'അഗളി',
  Karimba: 'കരിമ്പ',
  Alanallur: 'അലനല്ലൂർ',
  Kottoppadam: 'കോട്ടോപ്പാടം',
  Shoranur: 'ഷൊർണൂർ',
  'Shoranur Town': 'ഷൊർണൂർ ടൗൺ',
  Kulappully: 'കുളപ്പുള്ളി',
  Vaniyamkulam: 'വാണിയംകുളം',
  Pattambi: 'പട്ടാമ്പി',
  'Pattambi Town': 'പട്ടാമ്പി ടൗൺ',
  Koppam: 'കൊപ്പം',
  Thrithala: 'തൃത്താല',
  Kumbidi: 'കുമ്പിടി',
  Vilayur: 'വിളയൂർ',
  Cherpulassery: 'ചെർപ്പുളശ്ശേരി',
  'Cherpulassery Town': 'ചെർപ്പുളശ്ശേരി ടൗൺ',
  Vellinezhi: 'വെള്ളിനേഴി',
  Nellaya: 'നെല്ലായ',
  Kollengode: 'കൊല്ലങ്കോട്',
  'Kollengode Town': 'കൊല്ലങ്കോട് ടൗൺ',
  Elavanchery: 'എലവഞ്ചേരി',
  Vadavannur: 'വടവന്നൂർ',
  Nemmara: 'നെന്മാറ',
  'Nemmara Town': 'നെന്മാറ ടൗൺ',
  Ayalur: 'അയിലൂർ',
  Nelliyampathy: 'നെല്ലിയാമ്പതി',
  Parli: 'പറളി',
  'Parli Town': 'പറളി ടൗൺ',
  Mankara: 'മങ്കര',
  Pirayiri: 'പിരായിരി',
  Kongad: 'കോങ്ങാട്',
  'Kongad Town': 'കോങ്ങാട് ടൗൺ',
  Kadampazhipuram: 'കടമ്പഴിപ്പുറം',
  Mundur: 'മുണ്ടൂർ',
  Kozhinjampara: 'കൊഴിഞ്ഞാമ്പാറ',
  'Kozhinjampara Town': 'കൊഴിഞ്ഞാമ്പാറ ടൗൺ',
  Eruthempathy: 'എരുത്തേമ്പതി',
  Vadakarapathy: 'വടകരപ്പതി',
  Muthalamada: 'മുതലമട',
  'Muthalamada Town': 'മുതലമട ടൗൺ',
  Kambrathchalla: 'കാമ്പ്രത്ത്ചള്ള',
  Govindapuram: 'ഗോവിന്ദാപുരം',
  Other: 'മറ്റുള്ളവ',
} as const;

// Login
export const login = 'ലോഗിൻ';
export const loginSummary = 'അംഗങ്ങളുടെ വിഭാഗത്തിലേക്ക് ലോഗിൻ ചെയ്യുക.';
export const loginLead = 'ഇമെയിൽ അല്ലെങ്കിൽ അംഗത്വ നമ്പർ ഉപയോഗിക്കുക.';
export const emailOrMemberId = 'ഇമെയിൽ അല്ലെങ്കിൽ അംഗത്വ നമ്പർ';
export const forgotPasswordQuestion = 'പാസ്‌വേഡ് മറന്നോ?';
export const storageBlocked =
  'നിങ്ങളുടെ ബ്രൗസർ ഈ സൈറ്റിനായി ഒന്നും സൂക്ഷിക്കുന്നില്ല; അതിനാൽ ലോഗിൻ നിലനിൽക്കില്ല. ദയവായി അത് അനുവദിക്കുക, അല്ലെങ്കിൽ കുറച്ച് സ്ഥലം ഒഴിവാക്കുക.';
export const notMemberYet = 'ഇതുവരെ അംഗമായില്ലേ?';
export const cameWithLink = 'പുതിയ പാസ്‌വേഡിനുള്ള ലിങ്കുമായാണ് നിങ്ങൾ വന്നത്.';
export const useLink = 'അതുപയോഗിച്ച് പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കുക';
export const loggedInAs = 'നിങ്ങൾ {name} എന്ന പേരിൽ ലോഗിൻ ചെയ്തിരിക്കുന്നു.';
export const loggedIn = 'നിങ്ങൾ ലോഗിൻ ചെയ്തിരിക്കുന്നു.';
export const goToDashboard = 'ഡാഷ്‌ബോർഡിലേക്ക് പോകുക';
export const logInToSee = 'ഈ പേജ് കാണാൻ ദയവായി ലോഗിൻ ചെയ്യുക.';
export const logInToSeeMembers = 'അംഗങ്ങളെ കാണാൻ ദയവായി ലോഗിൻ ചെയ്യുക.';
export const sessionEnded = 'ലോഗിൻ അവസാനിച്ചു. ദയവായി വീണ്ടും ലോഗിൻ ചെയ്യുക.';

// A new password by mail
export const forgotPassword = 'പാസ്‌വേഡ് മറന്നു';
export const forgotPasswordSummary = 'പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കാനുള്ള ലിങ്ക് മെയിലിൽ നേടുക.';
export const forgotPasswordLead = 'അക്കൗണ്ടിന്റെ ഇമെയിൽ നൽകുക; പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കാനുള്ള ലിങ്ക് ഞങ്ങൾ അയയ്ക്കാം.';
export const emailStepLead = 'അക്കൗണ്ടിന്റെ ഇമെയിൽ നൽകുക; ഞങ്ങൾ ഒരു ലിങ്ക് അയയ്ക്കാം.';
export const linkMailed = 'ലിങ്ക് ഒരു തവണ, ഒരു മണിക്കൂർ നേരം പ്രവർത്തിക്കും. മെയിൽ കിട്ടിയില്ലേ? ദയവായി സ്പാം ഫോൾഡറിലും നോക്കുക.';
export const sendResetLink = 'ലിങ്ക് അയയ്ക്കുക';
export const resetMailFailed = 'മെയിൽ അയയ്ക്കാനായില്ല. ദയവായി ഇമെയിൽ വിലാസം പരിശോധിക്കുക.';
export const stepCount = 'ഘട്ടം {step} / {of}';
export const haveLink = 'എന്റെ കൈയിൽ ലിങ്കുണ്ട്';
export const checkEmail = 'മെയിൽ നോക്കുക';
export const linkStepLead = 'ഞങ്ങൾ മെയിൽ ചെയ്ത ലിങ്ക് തുറക്കുക, അല്ലെങ്കിൽ ഇവിടെ ഒട്ടിക്കുക.';
export const linkOrToken = 'ലിങ്ക് അല്ലെങ്കിൽ ടോക്കൺ';
export const linkHint = 'മെയിലിലെ മുഴുവൻ ലിങ്കും പകർത്തി ഇവിടെ ഒട്ടിക്കുക. ഇത് ഒരു തവണ, ഒരു മണിക്കൂർ നേരം പ്രവർത്തിക്കും.';
export const verifyLink = 'ലിങ്ക് പരിശോധിക്കുക';
export const linkMissing = 'ദയവായി ശരിയായ ടോക്കൺ അല്ലെങ്കിൽ ലിങ്ക് നൽകുക.';
export const linkUnreadable = 'ടോക്കൺ ശരിയായ രൂപത്തിലല്ല. ദയവായി മെയിലിലെ മുഴുവൻ ലിങ്കും പകർത്തുക.';
export const setNewPassword = 'പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കുക';
export const forAccount = '{email} എന്ന അക്കൗണ്ടിന്.';
export const passwordStepLead = 'മറ്റെങ്ങും ഉപയോഗിക്കാത്ത ഒരു പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക.';
export const newPassword = 'പുതിയ പാസ്‌വേഡ്';
export const newPasswordHint = 'കുറഞ്ഞത് 6 അക്ഷരം; 8-ഓ അതിലധികമോ നല്ലത്.';
export const resetPasswordSubmit = 'പാസ്‌വേഡ് സജ്ജമാക്കുക';
export const backToFirstStep = '2 സെക്കൻഡിനുള്ളിൽ ആദ്യ ഘട്ടത്തിലേക്ക് മടങ്ങും.';
export const resetFailed = 'പാസ്‌വേഡ് സജ്ജമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ പുതിയ ലിങ്ക് ആവശ്യപ്പെടുക.';
export const resetSessionBad = 'ഈ ശ്രമം ഇനി സാധുവല്ല. ദയവായി ആദ്യം മുതൽ തുടങ്ങുക.';
export const resetPassword = 'പുതിയ പാസ്‌വേഡ്';
export const resetPageLead = 'മറ്റെങ്ങും ഉപയോഗിക്കാത്ത ഒന്ന് തിരഞ്ഞെടുക്കുക. നിങ്ങളുടെ എല്ലാ ഉപകരണങ്ങളിൽ നിന്നും ലോഗൗട്ട് ആകും.';
export const sendNewLink = 'പുതിയ ലിങ്ക് അയയ്ക്കുക';

// Confirming an address
export const confirmAddressTitle = 'നിങ്ങളുടെ വിലാസം സ്ഥിരീകരിക്കുക';
export const confirmAddressLead = 'അപേക്ഷിച്ചത് നിങ്ങൾ തന്നെയെന്ന് ഓഫീസിന് അറിയാൻ.';
export const confirmAddress = 'എന്റെ വിലാസം സ്ഥിരീകരിക്കുക';
export const confirmFailed = 'വിലാസം സ്ഥിരീകരിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const confirmedNext = 'ഓഫീസ് നിങ്ങളുടെ അപേക്ഷ പരിശോധിച്ച് അറിയിക്കും.';
export const confirmLinkDead = 'ദയവായി മെയിലിലെ മുഴുവൻ ലിങ്കും വീണ്ടും തുറക്കുക, അല്ലെങ്കിൽ ഓഫീസിന് എഴുതുക.';
export const confirmLinkUnknown = 'ഈ ലിങ്ക് സാധുവല്ല.';
export const addressConfirmed = 'നന്ദി. നിങ്ങളുടെ ഇമെയിൽ വിലാസം സ്ഥിരീകരിച്ചു.';

// Correcting an application
export const correctApplication = 'അപേക്ഷ തിരുത്തുക';
export const correctionIntro = 'പ്രിയ {name}, ഓഫീസ് എഴുതുന്നു:';
export const correctionUntil = 'ലിങ്ക് ഒരു തവണ, {until} വരെ പ്രവർത്തിക്കും.';
export const pleaseChoose = 'ദയവായി തിരഞ്ഞെടുക്കുക';
export const sendCorrection = 'തിരുത്തൽ അയയ്ക്കുക';
export const correctionFailed = 'തിരുത്തൽ അയയ്ക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const correctionSentTitle = 'തിരുത്തൽ അയച്ചു';
export const correctionSentMore = 'കാത്തിരിക്കുന്നവരിൽ നിങ്ങളുടെ സ്ഥാനം മാറില്ല. അപേക്ഷയിൽ തീരുമാനമായാൽ ഞങ്ങൾ അറിയിക്കും.';
export const correctionSent = 'നന്ദി. നിങ്ങളുടെ അപേക്ഷ വീണ്ടും ഓഫീസിൽ എത്തി.';
export const correctionLinkDead = 'ഈ ലിങ്ക് ഇനി പ്രവർത്തിക്കില്ല';
export const correctionLinkDeadMore =
  'തിരുത്തൽ അയച്ചുകഴിഞ്ഞെങ്കിൽ ഇനി ഒന്നും ചെയ്യേണ്ടതില്ല. അല്ലെങ്കിൽ ദയവായി ഓഫീസിനോട് പുതിയ ലിങ്ക് ആവശ്യപ്പെടുക.';
export const correctionLinkUnknown = 'ഈ ലിങ്ക് ഉപയോഗിച്ചുകഴിഞ്ഞു, കാലാവധി കഴിഞ്ഞു, അല്ലെങ്കിൽ പൂർണ്ണമല്ല.';
export const correctionNotLoaded = 'നിങ്ങളുടെ അപേക്ഷ ലഭ്യമാക്കാനായില്ല.';
export const notAskedFor = 'ഓഫീസ് ഇത് ആവശ്യപ്പെട്ടിട്ടില്ല.';
export const fillThisIn = 'ദയവായി ഇത് പൂരിപ്പിക്കുക.';
export const loginInCorrection = 'അപേക്ഷ തിരുത്താൻ ഓഫീസ് ആവശ്യപ്പെട്ടിട്ടുണ്ട്. ദയവായി ഞങ്ങൾ അയച്ച മെയിലിലെ ലിങ്ക് ഉപയോഗിക്കുക.';
export const loginRejected = 'നിങ്ങളുടെ അപേക്ഷ സ്വീകരിച്ചില്ല. കാരണം ഞങ്ങൾ അയച്ച മെയിലിലുണ്ട്.';

// The own profile
export const memberDashboard = 'അംഗത്തിന്റെ ഡാഷ്‌ബോർഡ്';
export const profileNotFound = 'പ്രൊഫൈൽ കണ്ടെത്താനായില്ല';
export const profileNotLoaded = 'പ്രൊഫൈൽ വിവരങ്ങൾ ലഭ്യമാക്കാനായില്ല.';
export const profile = 'പ്രൊഫൈൽ';
export const membershipCard = 'അംഗത്വ കാർഡ്';
export const memberSince = 'അംഗമായത്';
export const lastUpdated = 'അവസാനം പുതുക്കിയത്';
export const profileCompletion = 'പ്രൊഫൈൽ പൂർണ്ണത';
export const personalInformation = 'വ്യക്തിവിവരങ്ങൾ';
export const addressInformation = 'വിലാസ വിവരങ്ങൾ';
export const professionalInformation = 'തൊഴിൽ വിവരങ്ങൾ';
export const showAadhaar = 'ആധാർ നമ്പർ കാണിക്കുക';
export const hideAadhaar = 'ആധാർ നമ്പർ മറയ്ക്കുക';
export const aadhaarFailed = 'നമ്പർ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const editProfile = 'പ്രൊഫൈൽ തിരുത്തുക';
export const editProfileLabel = 'പ്രൊഫൈൽ തിരുത്തൽ';
export const changePhoto = 'ഫോട്ടോ മാറ്റുക';
export const memberPhotoHint = 'JPG അല്ലെങ്കിൽ PNG; 5 MB-യിൽ കൂടുതലുള്ളത് ചെറുതാക്കും.';
export const officePhotoHint = 'JPG, PNG അല്ലെങ്കിൽ GIF; 5 MB-യിൽ കൂടുതലുള്ളത് ചെറുതാക്കും.';
export const keepAadhaar = '{aadhaar} മാറ്റേണ്ടെങ്കിൽ ഒഴിച്ചിടുക.';
export const aadhaarHint = 'എൻക്രിപ്റ്റ് ചെയ്ത് സൂക്ഷിക്കുന്നു; 12 അക്കം.';
export const saveChanges = 'മാറ്റങ്ങൾ സേവ് ചെയ്യുക';
export const noChanges = 'മാറ്റങ്ങളൊന്നുമില്ല.';
export const profileConflict = 'പ്രൊഫൈൽ പുതുക്കാനായില്ല.';
export const profileFailed = 'പ്രൊഫൈൽ പുതുക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// Changing the password
export const changePassword = 'പാസ്‌വേഡ് മാറ്റുക';
export const accountSecurity = 'അക്കൗണ്ട് സുരക്ഷ';
export const changePasswordLabel = 'പാസ്‌വേഡ് മാറ്റൽ';
export const currentPassword = 'ഇപ്പോഴത്തെ പാസ്‌വേഡ്';
export const confirmNewPassword = 'പുതിയ പാസ്‌വേഡ് ഒന്നുകൂടി';
export const changePasswordLead = 'എല്ലായിടത്തുനിന്നും ലോഗൗട്ട് ആകും. തുടർന്ന് പുതിയ പാസ്‌വേഡ് ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യുക.';
export const changePasswordShortLead = 'എല്ലായിടത്തുനിന്നും ലോഗൗട്ട് ആകും.';
export const changePasswordFailed = 'പാസ്‌വേഡ് മാറ്റാനായില്ല';
export const goingToLogin = 'ലോഗിനിലേക്ക് പോകുന്നു.';
export const goingHome = 'ഹോം പേജിലേക്ക് പോകുന്നു.';

// The dashboard of an account that is no member’s
export const dashboard = 'ഡാഷ്‌ബോർഡ്';
export const welcome = 'സ്വാഗതം';
export const privacyCard = 'സ്വകാര്യത';
export const privacyCardLead = 'നിങ്ങൾ സമ്മതിച്ച കാര്യങ്ങളും നിങ്ങളുടെ വിവരങ്ങളെക്കുറിച്ച് ആവശ്യപ്പെടാവുന്നതും.';
export const welcomeName = 'സ്വാഗതം, {name}';
export const withMembershipId = 'അംഗത്വ നമ്പർ {membershipId}';
export const simpleProfileNotLoaded = 'പ്രൊഫൈൽ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ലോഗിൻ ചെയ്യുക.';
export const updateProfile = 'പ്രൊഫൈൽ പുതുക്കുക';
export const updateProfileLabel = 'പ്രൊഫൈൽ പുതുക്കൽ';
export const chooseArea = 'ഏരിയ തിരഞ്ഞെടുക്കുക';
export const simpleProfileFailed = 'പ്രൊഫൈൽ പുതുക്കാനായില്ല';

// Applications: their states, and what is said of them
export const applicationStates = { pending: 'പരിഗണനയിൽ', correction: 'തിരുത്തൽ', rejected: 'നിരസിച്ചു' } as const;
export const verdicts = { recommend: 'ശുപാർശ ചെയ്തു', against: 'വേണ്ടെന്ന് അഭിപ്രായം' } as const;
export const likenesses = {
  aadhaar: 'ഒരേ ആധാർ നമ്പർ',
  license: 'ഒരേ ലൈസൻസ് നമ്പർ',
  email: 'കുത്തുകളും +ടാഗും ഒഴിച്ചാൽ ഒരേ ഇമെയിൽ',
  name: 'ഒരേ പേരും ജനനത്തീയതിയും',
  phone: 'നിരസിച്ച അപേക്ഷയിലെ അതേ ഫോൺ',
} as const;
/** Why one of several applications was left alone. */
export const skips = {
  unknown: 'അപേക്ഷ കണ്ടെത്താനായില്ല.',
  decided: 'ഈ അപേക്ഷയിൽ നേരത്തേ തീരുമാനമായി.',
  correction: 'തിരുത്തൽ വരുത്താൻ അപേക്ഷ നൽകിയ ആളോട് ആവശ്യപ്പെട്ടിട്ടുണ്ട്.',
  rejected: 'ഈ അപേക്ഷ നിരസിച്ചതാണ്.',
  unconfirmed: 'ഇമെയിൽ വിലാസം സ്ഥിരീകരിച്ചിട്ടില്ല.',
  duplicate: 'ഇദ്ദേഹത്തോട് വളരെ സാമ്യമുള്ള ഒരാൾ ഇപ്പോൾത്തന്നെയുണ്ട്.',
  no_area: 'ഏരിയ നിശ്ചയിച്ചിട്ടില്ല.',
  no_unit: 'യൂണിറ്റ് നിശ്ചയിച്ചിട്ടില്ല.',
} as const;
export const noteNeeded = 'ദയവായി അപേക്ഷ നൽകിയ ആൾക്ക് ഒരു കുറിപ്പ് എഴുതുക.';
export const noteShort = 'ദയവായി കുറഞ്ഞത് {least} അക്ഷരമെങ്കിലും എഴുതുക.';
export const fieldsNeeded = 'തിരുത്തേണ്ടത് എന്തെന്ന് ദയവായി തിരഞ്ഞെടുക്കുക.';
export const awaitsCorrection = 'തിരുത്തൽ വരുത്താൻ അപേക്ഷ നൽകിയ ആളോട് ആവശ്യപ്പെട്ടിട്ടുണ്ട്. അത് തിരിച്ചെത്തിയശേഷം തീരുമാനിക്കാം.';
export const reopenFirst = 'ഈ അപേക്ഷ നിരസിച്ചതാണ്. ആദ്യം വീണ്ടും തുറക്കുക.';
export const unconfirmedQuestion = 'അപേക്ഷ നൽകിയ ആൾ ഇമെയിൽ വിലാസം സ്ഥിരീകരിച്ചിട്ടില്ല. എന്നാലും അംഗീകരിക്കണോ?';
export const superuserOnly = 'മറ്റൊരു സൂപ്പർ യൂസറെ നിയമിക്കാൻ സൂപ്പർ യൂസർക്ക് മാത്രമേ കഴിയൂ.';
export const notRejected = 'ഈ അപേക്ഷ നിരസിച്ചിട്ടില്ല.';
export const reopenTooLate = 'നിരസിച്ചത് {reopenDays} ദിവസത്തിനുള്ളിൽ മാത്രമേ തിരിച്ചെടുക്കാനാകൂ.';
export const contactTaken = 'ഈ ഫോൺ നമ്പറോ ഇമെയിൽ വിലാസമോ ഇതിനിടെ മറ്റൊരു അപേക്ഷയിൽ ഉപയോഗിച്ചിട്ടുണ്ട്.';
export const correctionHint =
  'ഇവ മാത്രമേ ചോദിക്കൂ; അതിനുള്ള ലിങ്ക് ഒരു തവണ, 14 ദിവസം വരെ പ്രവർത്തിക്കും. കാത്തിരിക്കുന്നവരിലെ സ്ഥാനം മാറില്ല.';
export const correctionAsked = 'അപേക്ഷ തിരുത്താൻ അപേക്ഷ നൽകിയ ആളോട് ആവശ്യപ്പെട്ടു.';
export const applicationRejected = 'അപേക്ഷ നിരസിച്ചു; അപേക്ഷ നൽകിയ ആളെ അറിയിച്ചു.';
export const applicationReopened = 'അപേക്ഷ വീണ്ടും തീരുമാനം കാത്തിരിക്കുന്നു.';
export const recommendationSaved = 'നിങ്ങളുടെ ശുപാർശ സേവ് ചെയ്തു.';

// The approval desk
export const pendingMembers = 'പരിഗണനയിലുള്ള അപേക്ഷകൾ';
export const pendingMembersLead = 'നിങ്ങളുടെ അംഗീകാരം കാത്തിരിക്കുന്ന അപേക്ഷകൾ; ഏറ്റവും കൂടുതൽ കാത്തിരിക്കുന്നത് ആദ്യം.';
export const pendingMembersFailed = 'പരിഗണനയിലുള്ള അപേക്ഷകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const medianWait = {
  one: 'സാധാരണ കാത്തിരിപ്പ് {count} ദിവസം, കഴിഞ്ഞ 90 ദിവസത്തിൽ',
  other: 'സാധാരണ കാത്തിരിപ്പ് {count} ദിവസം, കഴിഞ്ഞ 90 ദിവസത്തിൽ',
} as const;
export const applicants = 'അപേക്ഷ നൽകിയവർ';
export const searchApplicants = 'അപേക്ഷ നൽകിയവരെ തിരയുക';
export const searchApplicantsHint = 'പേര്, ഇമെയിൽ, ഫോൺ അല്ലെങ്കിൽ ലൈസൻസ് നമ്പർ';
export const allAreas = 'എല്ലാ ഏരിയകളും';
export const search = 'തിരയൽ';
export const pendingCount = { one: '{count} അപേക്ഷ പരിഗണനയിൽ', other: '{count} അപേക്ഷകൾ പരിഗണനയിൽ' } as const;
export const pendingFound = {
  one: 'പരിഗണനയിലുള്ള {count} അപേക്ഷയിൽ {found}',
  other: 'പരിഗണനയിലുള്ള {count} അപേക്ഷകളിൽ {found}',
} as const;
export const applicationCount = { one: '{count} അപേക്ഷ', other: '{count} അപേക്ഷകൾ' } as const;
export const applicationsFound = { one: '{count} അപേക്ഷയിൽ {found}', other: '{count} അപേക്ഷകളിൽ {found}' } as const;
export const selectPerson = '{name} – തിരഞ്ഞെടുക്കുക';
export const applied = 'അപേക്ഷിച്ചത് {day}';
export const waits = { one: '{count} ദിവസമായി കാത്തിരിക്കുന്നു', other: '{count} ദിവസമായി കാത്തിരിക്കുന്നു' } as const;
export const waitsOverdue = {
  one: '{count} ദിവസമായി കാത്തിരിക്കുന്നു, വൈകി',
  other: '{count} ദിവസമായി കാത്തിരിക്കുന്നു, വൈകി',
} as const;
export const notConfirmed = 'സ്ഥിരീകരിച്ചിട്ടില്ല';
export const areaLead = 'ഏരിയ:';
export const unitLead = 'യൂണിറ്റ്:';
export const wish = 'ആവശ്യപ്പെട്ടത്';
export const requestedRole = 'ആവശ്യപ്പെട്ടത്: {role}';
export const noLicense = 'ലൈസൻസില്ല';
export const wholeApplication = 'മുഴുവൻ അപേക്ഷ';
export const ofPerson = '– {name}';
export const decideMore = 'തീരുമാനിക്കുക …';
export const onPerson = '– {name}';
export const noPendingMembers = 'പരിഗണനയിൽ അപേക്ഷകളില്ല';
export const noPendingMembersMore = 'എല്ലാ അപേക്ഷകളിലും തീരുമാനമായി.';
export const noCorrections = 'തിരുത്തലുകളൊന്നും കാത്തിരിക്കുന്നില്ല';
export const noCorrectionsMore = 'ആരോടും തിരുത്തൽ ആവശ്യപ്പെട്ടിട്ടില്ല.';
export const noRejected = 'നിരസിച്ച അപേക്ഷകളില്ല';
export const noRejectedMore = 'നിരസിച്ച അപേക്ഷകൾ {days} ദിവസം ഇവിടെയുണ്ടാകും.';
export const noApplicantsFound = 'ആരെയും കണ്ടെത്താനായില്ല';
export const noApplicantsFoundMore = 'ഈ തിരയലിന് ചേരുന്ന ആരുമില്ല.';
export const clearSearch = 'തിരയൽ മായ്ക്കുക';

// What is known of an applicant
export const corrected = 'തിരുത്തി';
export const duplicateCount = { one: 'ഇരട്ടിപ്പാകാവുന്ന {count} ആൾ', other: 'ഇരട്ടിപ്പാകാവുന്ന {count} പേർ' } as const;
export const possibleDuplicates = 'ഇരട്ടിപ്പാകാവുന്നവർ';
export const maybeSamePerson = 'താഴെയുള്ള ആൾ തന്നെയാകാം';
export const likePerson = '{person}, {standing}: {likenesses}';
export const likeMember = 'അംഗം';
export const likeMemberOf = 'അംഗം {membershipId}';
export const likeRejected = 'നിരസിച്ച ആൾ';
export const likeApplicant = 'അപേക്ഷ നൽകിയ ആൾ';
export const byPerson = '– {by}';
export const byAreaAdmin = '– ഏരിയ അഡ്മിൻ';
export const addressNotConfirmed = 'വിലാസം സ്ഥിരീകരിച്ചിട്ടില്ല.';
export const addressNotConfirmedMore = 'ഇമെയിൽ വിലാസം സ്വന്തമാണെന്ന് ആരും ഇതുവരെ കാണിച്ചിട്ടില്ല.';

// Approving
export const approve = 'അംഗീകരിക്കുക';
export const approvalOf = '{name} – അംഗീകാരം';
export const approveAs = 'ഏത് റോളിൽ അംഗീകരിക്കണം';
export const roleNeedsArea = '{role} (ഏരിയ വേണം)';
export const approveAnyway = 'എന്നാലും അംഗീകരിക്കുക';
export const approveAnywayQuestion = 'എന്നാലും {name} എന്നയാളെ അംഗീകരിക്കണോ?';
export const approveAnywayMore = 'ഇമെയിൽ വിലാസം സ്ഥിരീകരിച്ചിട്ടില്ല: മറ്റാരെങ്കിലും ഈ പേരിൽ അപേക്ഷിച്ചതാകാം.';
export const approvalFailed = 'അംഗീകരിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
/** The question before somebody becomes more than a member, by role. */
export const powers = {
  unit_admin: {
    question: '{name} എന്നയാളെ യൂണിറ്റ് അഡ്മിൻ ആക്കണോ?',
    may: 'യൂണിറ്റ് അഡ്മിൻ ആരെന്ന് എല്ലാ അംഗങ്ങൾക്കും കാണാം.',
    confirm: 'യൂണിറ്റ് അഡ്മിൻ ആക്കുക',
  },
  area_admin: {
    question: '{name} എന്നയാളെ ഏരിയ അഡ്മിൻ ആക്കണോ?',
    may: 'ഏരിയ അഡ്മിന് സ്വന്തം ഏരിയയിലെ അംഗങ്ങളെയും അപേക്ഷ നൽകിയവരെയും കാണാം.',
    confirm: 'ഏരിയ അഡ്മിൻ ആക്കുക',
  },
  admin: {
    question: '{name} എന്നയാളെ അഡ്മിൻ ആക്കണോ?',
    may: 'പൊതുപേജുകളിൽ കാണുന്ന കടകൾ, പരസ്യങ്ങൾ, പരിപാടികൾ, റിസോഴ്സുകൾ എന്നിവ അഡ്മിന് മാറ്റാം.',
    confirm: 'അഡ്മിൻ ആക്കുക',
  },
  superuser: {
    question: '{name} എന്നയാളെ സൂപ്പർ യൂസർ ആക്കണോ?',
    may: 'സൂപ്പർ യൂസർക്ക് എല്ലാം ചെയ്യാം: എല്ലാവരെയും കാണാം, മാറ്റാം, അംഗീകരിക്കാം, ഇല്ലാതാക്കാം.',
    confirm: 'സൂപ്പർ യൂസർ ആക്കുക',
  },
} as const;

// Deciding
export const decideOn = '{name} – തീരുമാനം';
export const decision = 'തീരുമാനം';
export const decisionFailed = 'തീരുമാനം സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const askForCorrection = 'തിരുത്തൽ ആവശ്യപ്പെടുക';
export const sendRequest = 'ആവശ്യം അയയ്ക്കുക';
export const reject = 'നിരസിക്കുക';
export const rejectApplication = 'അപേക്ഷ നിരസിക്കുക';
export const noteToApplicant = 'അപേക്ഷ നൽകിയ ആൾക്കുള്ള കുറിപ്പ്';
export const noteHint = '{least} മുതൽ {most} വരെ അക്ഷരം. അപേക്ഷ നൽകിയ ആൾക്ക് മെയിലിൽ കിട്ടും.';
export const positionInCommittee = 'കമ്മിറ്റിയിലെ സ്ഥാനം';
export const positionInCommitteeHint = 'നിർബന്ധമില്ല; ഉദാഹരണം: സെക്രട്ടറി.';
export const committee = 'കമ്മിറ്റി';
export const levelByPlace = 'ഏരിയയും യൂണിറ്റും അനുസരിച്ച്';
export const toBeCorrected = 'തിരുത്തേണ്ടത്';

// Applications that were decided
export const askedFor = 'ആവശ്യപ്പെട്ടത്:';
export const noteLead = 'കുറിപ്പ്:';
export const rejectedOn = '{day}-ന് നിരസിച്ചു';
export const rejectedOnBy = '{day}-ന് {by} നിരസിച്ചു';
export const askedOn = '{day}-ന് ആവശ്യപ്പെട്ടു';
export const askedOnBy = '{day}-ന് {by} ആവശ്യപ്പെട്ടു';
export const reopenUntil = '{until} വരെ വീണ്ടും തുറക്കാം, അതിനുശേഷം മായ്ക്കും';
export const linkEnded = 'ലിങ്ക് {until}-ന് അവസാനിച്ചു';
export const linkWorksUntil = 'ലിങ്ക് {until} വരെ പ്രവർത്തിക്കും';
export const reopen = 'വീണ്ടും തുറക്കുക';
export const reopenWhat = '– {name} നൽകിയ അപേക്ഷ';
export const reopenFailed = 'അപേക്ഷ വീണ്ടും തുറക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// An area admin’s word on an applicant
export const inCorrection = 'തിരുത്തലിലാണ്';
export const recommend = 'ശുപാർശ ചെയ്യുക';
export const recommendMore = 'ശുപാർശ ചെയ്യുക …';
export const changeWordMore = 'മാറ്റുക …';
export const adviseAgainst = 'വേണ്ടെന്ന് അഭിപ്രായപ്പെടുക';
export const wordOn = '{name} – നിങ്ങളുടെ അഭിപ്രായം';
export const wordLead = 'തീരുമാനിക്കുന്നത് ഓഫീസാണ്; നിങ്ങളുടെ അഭിപ്രായം ഓഫീസ് കാണും, അപേക്ഷ നൽകിയ ആൾ കാണില്ല.';
export const wordFailed = 'അഭിപ്രായം സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const recommendation = 'ശുപാർശ';
export const yourWord = 'നിങ്ങളുടെ അഭിപ്രായം';
export const noteToOffice = 'ഓഫീസിനുള്ള കുറിപ്പ്';
export const noteToOfficeHint = 'വേണ്ടെന്ന് അഭിപ്രായപ്പെടുമ്പോൾ നിർബന്ധം.';

// User management
export const userManagement = 'ഉപയോക്താക്കൾ';
export const userManagementLead = 'എല്ലാ അക്കൗണ്ടുകളും റോളുകളും പ്രൊഫൈലുകളും.';
export const refreshData = 'പുതുക്കി കാണിക്കുക';
export const users = 'ഉപയോക്താക്കൾ';
export const user = 'ഉപയോക്താവ്';
export const contact = 'ബന്ധപ്പെടാൻ';
export const areaAndUnit = 'ഏരിയയും യൂണിറ്റും';
export const joined = 'ചേർന്നത്';
export const completion = 'പൂർണ്ണത';
export const actions = 'പ്രവർത്തനങ്ങൾ';
export const searchUsersHint = 'പേര്, ഇമെയിൽ, ഫോൺ, യൂസർനെയിം അല്ലെങ്കിൽ അംഗത്വ നമ്പർ';
export const allRoles = 'എല്ലാ റോളുകളും';
export const status = 'നില';
export const statuses = { all: 'എല്ലാം', approved: 'അംഗീകരിച്ചവർ', pending: 'പരിഗണനയിലുള്ളവർ' } as const;
/** The same on paper. */
export const printedStatuses = { all: '', approved: 'അംഗീകരിച്ചവർ', pending: 'പരിഗണനയിലുള്ളവർ' } as const;
export const sortBy = 'ക്രമം';
export const date = 'തീയതി';
export const clear = 'മായ്ക്കുക';
export const userCount = { one: '{count} ഉപയോക്താവ്', other: '{count} ഉപയോക്താക്കൾ' } as const;
export const usersFound = '{all} ഉപയോക്താക്കളിൽ {found}';
export const noUsersFound = 'ഉപയോക്താക്കളെ കണ്ടെത്താനായില്ല';
export const noUsersFoundMore = 'ഈ തിരയലിനും ഫിൽട്ടറുകൾക്കും ചേരുന്ന ആരുമില്ല.';
export const noUsersYet = 'ആരും ഇതുവരെ രജിസ്റ്റർ ചെയ്തിട്ടില്ല.';
export const clearSearchAndFilters = 'തിരയലും ഫിൽട്ടറുകളും മായ്ക്കുക';
export const userFigures = 'ഉപയോക്താക്കൾ കണക്കിൽ';
export const totalUsers = 'ആകെ ഉപയോക്താക്കൾ';
export const superusers = 'സൂപ്പർ യൂസർമാർ';
export const areaAdmins = 'ഏരിയ അഡ്മിൻമാർ';
export const members = 'അംഗങ്ങൾ';
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

// Editing a person
export const editUserProfile = 'ഉപയോക്താവിന്റെ പ്രൊഫൈൽ തിരുത്തുക';
export const editSuperuserProfile = 'സൂപ്പർ യൂസറുടെ പ്രൊഫൈൽ തിരുത്തുക';
export const userProfileLabel = 'ഉപയോക്താവിന്റെ പ്രൊഫൈൽ';
export const superuserProfileLabel = 'സൂപ്പർ യൂസറുടെ പ്രൊഫൈൽ';
export const account = 'അക്കൗണ്ട്';
export const roleByApproval = 'അപേക്ഷ അംഗീകരിക്കുമ്പോഴാണ് റോൾ നൽകുന്നത്.';
export const ownRoleHint = 'മറ്റൊരു റോളായാൽ നിങ്ങൾക്ക് അഡ്മിനിസ്ട്രേഷൻ ഉപയോഗിക്കാനാവില്ല.';
export const dutyHints = {
  registrar: 'അപേക്ഷകൾ, ലൈസൻസുകളും അംഗത്വങ്ങളും, സ്ഥാനങ്ങൾ, ഇംപോർട്ടുകൾ, കാർഡുകൾ',
  treasurer: 'വരിസംഖ്യ',
  moderator: 'കമ്മ്യൂണിറ്റിയിലെ ഫ്ലാഗ് ചെയ്ത പോസ്റ്റുകളും ചോദ്യങ്ങളും',
} as const;
export const noDuties = 'ഒന്നുമില്ല';
export const userNotLoaded = 'ഉപയോക്താവിന്റെ വിവരങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const userUpdated = 'ഉപയോക്താവിന്റെ വിവരങ്ങൾ പുതുക്കി!';
export const superuserUpdated = 'സൂപ്പർ യൂസറുടെ പ്രൊഫൈൽ പുതുക്കി!';
export const userAndPhotoUpdated = 'ഉപയോക്താവിന്റെ വിവരങ്ങൾ പുതുക്കി, ഫോട്ടോ അപ്‌ലോഡ് ചെയ്തു!';
export const userWithoutPhotoUpdated = 'ഉപയോക്താവിന്റെ വിവരങ്ങൾ പുതുക്കി; പക്ഷേ ഫോട്ടോ അപ്‌ലോഡ് ചെയ്യാനായില്ല.';
export const photoFailed = 'ഫോട്ടോ അപ്‌ലോഡ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const userFailed = 'ഉപയോക്താവിന്റെ മാറ്റങ്ങൾ സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const userConflict = 'ഉപയോക്താവിന്റെ മാറ്റങ്ങൾ സേവ് ചെയ്യാനായില്ല.';

// Several people
export const selectedPeople = 'തിരഞ്ഞെടുത്തവർ';
export const selectedCount = '{count} തിരഞ്ഞെടുത്തു';
export const selectedHidden = '{selected}, അതിൽ {hidden} കാണിക്കുന്നില്ല';
export const exportSelected = 'തിരഞ്ഞെടുത്തവരെ ഡൗൺലോഡ് ചെയ്യുക';
export const excel = 'Excel';
export const approveCount = {
  one: '{count} ആളെ അംഗമായി അംഗീകരിക്കുക',
  other: '{count} പേരെ അംഗങ്ങളായി അംഗീകരിക്കുക',
} as const;
export const approvingCount = 'അംഗീകരിക്കുന്നു: {now} / {of}…';
export const approvedCount = { one: '{count} ആളെ അംഗീകരിച്ചു', other: '{count} പേരെ അംഗീകരിച്ചു' } as const;
export const approvedSome = {
  one: '{count} ആളെ അംഗീകരിച്ചു, {left} പേരെ അംഗീകരിച്ചില്ല',
  other: '{count} പേരെ അംഗീകരിച്ചു, {left} പേരെ അംഗീകരിച്ചില്ല',
} as const;
export const mail = 'മെയിൽ';
export const copyAddresses = 'വിലാസങ്ങൾ പകർത്തുക';
export const addressesCopied = { one: '{count} വിലാസം പകർത്തി', other: '{count} വിലാസങ്ങൾ പകർത്തി' } as const;
export const addressesNotCopied = 'വിലാസങ്ങൾ പകർത്താനായില്ല.';
export const clearSelection = 'തിരഞ്ഞെടുപ്പ് മായ്ക്കുക';

// The second step of the login
export const badTicket = 'ഈ ലോഗിൻ വൈകി, അല്ലെങ്കിൽ പലതവണ തെറ്റി. ദയവായി വീണ്ടും ലോഗിൻ ചെയ്യുക.';
export const wrongCode = 'കോഡ് ശരിയല്ല, അല്ലെങ്കിൽ ഇതിനകം ഉപയോഗിച്ചതാണ്.';
export const passkeyRefused = 'ഈ പാസ്‌കീ ഉപയോഗിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ പാസ്‌വേഡ് ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യുക.';
export const notYourPassword = 'ഇത് നിങ്ങളുടെ പാസ്‌വേഡ് അല്ല.';
export const noFactor = 'ഈ വ്യക്തിക്ക് രണ്ടാം ഘട്ട പരിശോധന ഇല്ല.';
export const factorReset = 'രണ്ടാം ഘട്ട പരിശോധന നീക്കി.';

// The second step on the login screen
export const secondStep = {
  title: 'ഒരു ഘട്ടം കൂടി',
  totpLead: 'നിങ്ങളുടെ ഓതന്റിക്കേറ്റർ ആപ്പ് തുറന്ന് ഈ വെബ്സൈറ്റിനായി കാണിക്കുന്ന കോഡ് നൽകുക.',
  recoveryLead: 'രണ്ടാം ഘട്ട പരിശോധന ക്രമീകരിച്ചപ്പോൾ സൂക്ഷിച്ച റിക്കവറി കോഡുകളിൽ ഒന്ന് നൽകുക. ഓരോന്നും ഒരു തവണ പ്രവർത്തിക്കും.',
  passkeyLead: 'ലോഗിൻ ചെയ്യാൻ നിങ്ങളുടെ പാസ്‌കീ ഉപയോഗിക്കുക.',
  code: 'ആപ്പിലെ കോഡ്',
  recoveryCode: 'റിക്കവറി കോഡ്',
  go: 'ലോഗിൻ ചെയ്യുക',
  useRecovery: 'റിക്കവറി കോഡ് ഉപയോഗിക്കുക',
  useApp: 'ഓതന്റിക്കേറ്റർ ആപ്പ് ഉപയോഗിക്കുക',
  usePasskey: 'പാസ്‌കീ ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യുക',
  back: 'പാസ്‌വേഡിലേക്ക് മടങ്ങുക',
  failed: 'കോഡ് പരിശോധിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.',
  passkeyFailed: 'പാസ്‌കീ ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ പാസ്‌വേഡ് ഉപയോഗിക്കുക.',
  or: 'അല്ലെങ്കിൽ',
} as const;

// The second factor in a person’s window
export const factorOffice = {
  title: 'രണ്ടാം ഘട്ട പരിശോധന',
  since: '{day} മുതൽ ക്രമീകരിച്ചിട്ടുണ്ട്.',
  none: 'ക്രമീകരിച്ചിട്ടില്ല.',
  reset: 'രണ്ടാം ഘട്ട പരിശോധന നീക്കുക',
  question: '{name} – രണ്ടാം ഘട്ട പരിശോധന നീക്കണോ?',
  what: 'ഫോണും റിക്കവറി കോഡുകളും നഷ്ടപ്പെട്ടവർക്കുള്ളതാണ്. അത് അവർ തന്നെയെന്ന് ഉറപ്പാക്കുക. അവർ എല്ലായിടത്തുനിന്നും ലോഗൗട്ട് ആകും, ഒരു മെയിൽ കിട്ടും, പുതിയത് ക്രമീകരിക്കുന്നതുവരെ പാസ്‌വേഡ് മാത്രം ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യും.',
  reason: 'കാരണം',
  failed: 'രണ്ടാം ഘട്ട പരിശോധന നീക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.',
  loadFailed: 'രണ്ടാം ഘട്ട പരിശോധനയുടെ വിവരം ലഭ്യമാക്കാനായില്ല.',
} as const;

// Mails
export const mails = {
  greeting: 'പ്രിയ {name},',
  footer: 'ഞങ്ങളുടെ വെബ്സൈറ്റിൽ നിങ്ങൾക്ക് അക്കൗണ്ടുള്ളതുകൊണ്ടാണ് ഈ മെയിൽ അയയ്ക്കുന്നത്.',
  confirmAsk: 'അപേക്ഷിച്ചത് നിങ്ങൾ തന്നെയെന്ന് ഓഫീസിന് അറിയാൻ, ഈ ഇമെയിൽ വിലാസം നിങ്ങളുടേതാണെന്ന് ദയവായി സ്ഥിരീകരിക്കുക.',
  membershipId: 'നിങ്ങളുടെ അംഗത്വ നമ്പർ',
  loginWith: 'ഇമെയിൽ വിലാസമോ അംഗത്വ നമ്പറോ ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യാം.',
  logIn: 'ലോഗിൻ ചെയ്യുക',
  officeWrites: 'ഓഫീസ് എഴുതുന്നത്',
  received: {
    title: 'നിങ്ങളുടെ അപേക്ഷ കിട്ടി',
    thanks: 'അംഗത്വത്തിന് അപേക്ഷിച്ചതിന് നന്ദി. ഓഫീസ് നിങ്ങളുടെ അപേക്ഷ പരിശോധിക്കും.',
    next: 'ഓഫീസ് അപേക്ഷ അംഗീകരിച്ചാൽ അംഗത്വ നമ്പർ ഞങ്ങൾ അയയ്ക്കും, അപ്പോൾ ലോഗിൻ ചെയ്യാം.',
    confirm: 'എന്റെ വിലാസം സ്ഥിരീകരിക്കുക',
  },
  defaultPassword: {
    title: 'നിങ്ങളുടെ അപേക്ഷയും പാസ്‌വേഡും',
    thanks: 'രജിസ്റ്റർ ചെയ്തതിന് നന്ദി. ഓഫീസ് അപേക്ഷ അംഗീകരിച്ചാൽ ഞങ്ങൾ അറിയിക്കും, അപ്പോൾ ലോഗിൻ ചെയ്യാം.',
    password: 'നിങ്ങളുടെ ആദ്യ പാസ്‌വേഡ്',
    advice: 'ആദ്യം ലോഗിൻ ചെയ്തശേഷം ദയവായി ഇത് മാറ്റുക; മറ്റാർക്കും കൈമാറരുത്.',
    confirm: 'അപേക്ഷിച്ചത് നിങ്ങൾ തന്നെയെന്ന് ഓഫീസിന് അറിയാൻ, ഈ ഇമെയിൽ വിലാസം നിങ്ങളുടേതാണെന്ന് ദയവായി സ്ഥിരീകരിക്കുക:\n{link}',
  },
  approved: {
    title: 'നിങ്ങളുടെ അംഗത്വം അംഗീകരിച്ചു',
    accountTitle: 'നിങ്ങളുടെ അക്കൗണ്ട് അംഗീകരിച്ചു',
    welcome: 'സ്വാഗതം! നിങ്ങളുടെ അപേക്ഷ അംഗീകരിച്ചു.',
    role: 'നിങ്ങളുടെ റോൾ',
  },
  resetLink: {
    title: 'പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കുക',
    asked: 'നിങ്ങളോ മറ്റാരെങ്കിലുമോ പുതിയ പാസ്‌വേഡ് ആവശ്യപ്പെട്ടു. ഈ ലിങ്ക് ഒരു തവണ, {minutes} മിനിറ്റ് നേരം പ്രവർത്തിക്കും.',
    ignore: 'നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ ഈ മെയിൽ അവഗണിക്കാം: നിങ്ങളുടെ പാസ്‌വേഡ് മാറില്ല.',
    set: 'പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കുക',
    ended:
      'അത് നിങ്ങളല്ലെന്ന് അറിയിച്ചല്ലോ. എല്ലാ ഉപകരണങ്ങളിൽ നിന്നും നിങ്ങളെ ലോഗൗട്ട് ചെയ്തിട്ടുണ്ട്. ഈ ലിങ്ക് ഉപയോഗിച്ച് പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കാം; ഇത് ഒരു തവണ, {minutes} മിനിറ്റ് നേരം പ്രവർത്തിക്കും.',
    now: 'ദയവായി ഇപ്പോൾത്തന്നെ ചെയ്യുക: പഴയ പാസ്‌വേഡ് അറിയുന്നവർക്ക് അതുപയോഗിച്ച് ഇപ്പോഴും ലോഗിൻ ചെയ്യാം.',
  },
  security: {
    when: 'എപ്പോൾ',
    wasMe: 'അത് നിങ്ങൾ തന്നെയായിരുന്നെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല.',
    notMe:
      'നിങ്ങളായിരുന്നില്ലെങ്കിൽ {days} ദിവസത്തിനകം ഈ ബട്ടൺ അമർത്തുക. എല്ലാ ഉപകരണങ്ങളിൽ നിന്നും ലോഗൗട്ട് ചെയ്യും; പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കാനുള്ള ലിങ്ക് അയയ്ക്കുകയും ചെയ്യും.',
    button: 'അത് ഞാനല്ല',
    newDevice: {
      title: 'നിങ്ങളുടെ അക്കൗണ്ട് പുതിയൊരു ഉപകരണത്തിൽ ഉപയോഗിച്ചു',
      done: 'മുമ്പ് കണ്ടിട്ടില്ലാത്ത ഒരു ഉപകരണത്തിൽ നിന്ന് ആരോ നിങ്ങളുടെ അക്കൗണ്ടിൽ ലോഗിൻ ചെയ്തു.',
      device: 'ഉപകരണം',
      unknown: 'അറിയാത്ത ഉപകരണം',
    },
    password: {
      title: 'നിങ്ങളുടെ പാസ്‌വേഡ് മാറ്റി',
      done: 'നിങ്ങളുടെ അക്കൗണ്ടിന് ഇപ്പോൾ പുതിയ പാസ്‌വേഡാണ്. എല്ലാ ഉപകരണങ്ങളിൽ നിന്നും ലോഗൗട്ട് ചെയ്തു.',
    },
    address: {
      title: 'നിങ്ങളുടെ അക്കൗണ്ടിലെ ഇമെയിൽ വിലാസം മാറ്റി',
      done: 'നിങ്ങളുടെ അക്കൗണ്ടിൽ ഇപ്പോൾ മറ്റൊരു ഇമെയിൽ വിലാസമാണ്. ഇനി ഞങ്ങളുടെ മെയിലുകളും പുതിയ പാസ്‌വേഡിനുള്ള ലിങ്കുകളും അങ്ങോട്ടാണ് അയയ്ക്കുക.',
      now: 'പുതിയ വിലാസം',
      office: 'ഓഫീസിന് മാത്രമേ ഇത് മാറ്റാനാവൂ. നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ ദയവായി ഓഫീസിനെയും അറിയിക്കുക.',
    },
  },
  firstPassword: {
    title: 'ഞങ്ങളുടെ വെബ്സൈറ്റിലെ നിങ്ങളുടെ അക്കൗണ്ട്',
    added: 'ഓഫീസ് നിങ്ങളെ ഞങ്ങളുടെ വെബ്സൈറ്റിലെ അംഗങ്ങളിൽ ചേർത്തിട്ടുണ്ട്.',
    link: 'ഈ ലിങ്ക് ഉപയോഗിച്ച് പാസ്‌വേഡ് സജ്ജമാക്കാം. ഇത് ഒരു തവണ, {days} ദിവസം വരെ പ്രവർത്തിക്കും.',
    set: 'പാസ്‌വേഡ് സജ്ജമാക്കുക',
  },
  correction: {
    title: 'ദയവായി നിങ്ങളുടെ അപേക്ഷ തിരുത്തുക',
    thanks: 'അംഗത്വത്തിന് അപേക്ഷിച്ചതിന് നന്ദി. അപേക്ഷയിൽ തീരുമാനമെടുക്കുന്നതിന് മുമ്പ് ചിലത് തിരുത്താൻ ഓഫീസ് ആവശ്യപ്പെടുന്നു.',
    fields: 'തിരുത്തേണ്ടത്',
    link: 'ലിങ്ക് ഒരു തവണ, {days} ദിവസം വരെ പ്രവർത്തിക്കും. കാത്തിരിക്കുന്നവരിൽ നിങ്ങളുടെ സ്ഥാനം മാറില്ല.',
    correct: 'എന്റെ അപേക്ഷ തിരുത്തുക',
  },
  rejected: {
    title: 'നിങ്ങളുടെ അപേക്ഷയെക്കുറിച്ച്',
    thanks: 'അംഗമാകാൻ താല്പര്യം കാണിച്ചതിന് നന്ദി. ഖേദപൂർവ്വം അറിയിക്കട്ടെ, നിങ്ങളുടെ അപേക്ഷ സ്വീകരിക്കാൻ ഓഫീസിന് കഴിഞ്ഞില്ല.',
    mistake: 'ഇത് തെറ്റാണെന്ന് തോന്നുന്നെങ്കിൽ ദയവായി ഓഫീസിന് എഴുതുക. വീണ്ടും അപേക്ഷിക്കാവുന്നതാണ്.',
    contact: 'ഓഫീസുമായി ബന്ധപ്പെടുക',
  },
  reopened: {
    title: 'നിങ്ങളുടെ അപേക്ഷ വീണ്ടും പരിശോധിക്കുന്നു',
    again: 'ഓഫീസ് നിങ്ങളുടെ അപേക്ഷ വീണ്ടും പരിഗണിക്കുന്നു. തീരുമാനമായാൽ ഞങ്ങൾ അറിയിക്കും.',
    visit: 'വെബ്സൈറ്റ് സന്ദർശിക്കുക',
  },
  factorReset: {
    title: 'നിങ്ങളുടെ രണ്ടാം ഘട്ട പരിശോധന നീക്കി',
    done: 'ഓഫീസ് നിങ്ങളുടെ അക്കൗണ്ടിലെ രണ്ടാം ഘട്ട പരിശോധനയും റിക്കവറി കോഡുകളും പാസ്‌കീകളും നീക്കി. എല്ലായിടത്തുനിന്നും നിങ്ങളെ ലോഗൗട്ട് ചെയ്തു; ഇപ്പോൾ പാസ്‌വേഡ് മാത്രം ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യാം.',
    again: 'ദയവായി അക്കൗണ്ട് സുരക്ഷയിൽ പുതിയത് ക്രമീകരിക്കുക.',
    wrong: 'നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ ഉടൻ പാസ്‌വേഡ് മാറ്റി ഓഫീസിനെ അറിയിക്കുക.',
  },
} as const;

// The audit log’s words
export const auditPerson = { one: 'വ്യക്തി', many: 'വ്യക്തികൾ' } as const;
/** They stand after “Person”. */
export const auditPersonVerbs = {
  approve: '– അംഗീകരിച്ചു',
  name: '– പേര് മാറ്റി',
  role: '– റോൾ മാറ്റി',
  duties: '– ചുമതലകൾ മാറ്റി',
  photo: '– ഫോട്ടോ മാറ്റി',
  password_change: '– സ്വന്തം പാസ്‌വേഡ് മാറ്റി',
  password_reset: '– പുതിയ പാസ്‌വേഡ് സജ്ജമാക്കി',
} as const;
export const auditApplication = { one: 'അപേക്ഷ', many: 'അപേക്ഷകൾ' } as const;
export const auditLogin = { one: 'ലോഗിൻ', many: 'ലോഗിനുകൾ' } as const;
export const auditActions = {
  'user.confirm_license': 'ലൈസൻസ് സ്ഥിരീകരിച്ചു',
  'application.correct': 'അപേക്ഷയിൽ തിരുത്തൽ ആവശ്യപ്പെട്ടു',
  'application.corrected': 'അപേക്ഷ നൽകിയ ആൾ അപേക്ഷ തിരുത്തി',
  'application.reject': 'അപേക്ഷ നിരസിച്ചു',
  'application.reopen': 'അപേക്ഷ വീണ്ടും തുറന്നു',
  'application.recommend': 'അപേക്ഷയിൽ ശുപാർശ നൽകി',
  'application.export': 'അപേക്ഷകളുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു',
  'application.erase': 'നിരസിച്ച അപേക്ഷ മായ്ച്ചു',
  'user.revoke_approval': 'അംഗീകാരം പിൻവലിച്ചു',
  'user.aadhaar_reveal': 'ആധാർ നമ്പർ കണ്ടു',
  'user.password_reset_asked': 'പുതിയ പാസ്‌വേഡ് ആവശ്യപ്പെട്ടു',
  'user.password_set': 'പാസ്‌വേഡ് സജ്ജമാക്കി',
  'user.sessions_end': 'സെഷനുകൾ അവസാനിപ്പിച്ചു',
  'user.not_me': '“അത് ഞാനല്ല”: എല്ലാ സെഷനുകളും അവസാനിപ്പിച്ചു',
  'login.done': 'ലോഗിൻ ചെയ്തു',
  'login.new_device': 'പുതിയ ഉപകരണത്തിൽ ലോഗിൻ ചെയ്തു',
  'login.failed': 'ലോഗിനിൽ തെറ്റായ പാസ്‌വേഡ്',
  'login.blocked': 'തെറ്റായ പാസ്‌വേഡുകൾക്കുശേഷം ലോഗിൻ തടഞ്ഞു',
  'login.slowed': 'പലയിടത്തുനിന്നുള്ള തെറ്റായ പാസ്‌വേഡുകൾക്കുശേഷം ലോഗിൻ സാവധാനത്തിലാക്കി',
  'login.factor_failed': 'ലോഗിന്റെ രണ്ടാം ഘട്ടത്തിൽ തെറ്റായ കോഡുകൾ',
  'user.factor_reset': 'രണ്ടാം ഘട്ട പരിശോധന നീക്കി',
  'user.factor_undone': 'മറ്റാരോ ക്രമീകരിച്ച രണ്ടാം ഘട്ട പരിശോധന നീക്കി',
} as const;
export const auditFields = {
  area_name: 'ഏരിയ',
  date_joined: 'ചേർന്ന തീയതി',
  dob: 'ജനനത്തീയതി',
  is_approved: 'അംഗീകരിച്ചത്',
  licenseDate: 'ലൈസൻസ് അനുവദിച്ച തീയതി',
  licenseNo: 'ലൈസൻസ് നമ്പർ',
  membership_id: 'അംഗത്വ നമ്പർ',
  pin: 'പിൻ കോഡ്',
  renewalDate: 'ലൈസൻസ് പുതുക്കേണ്ട തീയതി',
  unit_name: 'യൂണിറ്റ്',
  language: 'ഭാഷ',
  full_name: 'മുഴുവൻ പേര്',
  first_name: 'പേരിന്റെ ആദ്യഭാഗം',
  last_name: 'പേരിന്റെ അവസാനഭാഗം',
  username: 'യൂസർനെയിം',
  email: 'ഇമെയിൽ',
  phone: 'ഫോൺ',
  gender: 'ലിംഗം',
  maritalStatus: 'വൈവാഹിക നില',
  residentialAddress: 'വീട്ടുവിലാസം',
  officeAddress: 'ഓഫീസ് വിലാസം',
  postOffice: 'പോസ്റ്റ് ഓഫീസ്',
  license_category: 'ലൈസൻസ് വിഭാഗം',
  qualification: 'യോഗ്യത',
  additionalQualification: 'അധിക യോഗ്യത',
  skills: 'വൈദഗ്ധ്യങ്ങൾ',
  bloodGroup: 'രക്തഗ്രൂപ്പ്',
  panchayath: 'പഞ്ചായത്ത്',
  aadhaar: 'ആധാർ',
  role: 'റോൾ',
  requested_role: 'ആവശ്യപ്പെട്ട റോൾ',
  duties: 'ചുമതലകൾ',
  device: 'ഉപകരണം',
  verdict: 'അഭിപ്രായം',
  note: 'കുറിപ്പ്',
  fields: 'കോളങ്ങൾ',
  people: 'ആളുകൾ',
  hide_phone: 'അംഗങ്ങളിൽ നിന്ന് ഫോൺ നമ്പർ മറയ്ക്കുന്നു',
  hide_email: 'അംഗങ്ങളിൽ നിന്ന് ഇമെയിൽ മറയ്ക്കുന്നു',
} as const;

// What an applicant can be asked to correct, by field
export const correctableNames = {
  full_name: 'മുഴുവൻ പേര്',
  phone: 'ഫോൺ നമ്പർ',
  area: 'ഏരിയ',
  unit: 'യൂണിറ്റ്',
  passport_photo: 'പാസ്പോർട്ട് ഫോട്ടോ',
  licenseNo: 'ലൈസൻസ് നമ്പർ',
  license_category: 'ലൈസൻസ് വിഭാഗം',
  licenseDate: 'ലൈസൻസ് അനുവദിച്ച തീയതി',
  renewalDate: 'ലൈസൻസ് പുതുക്കേണ്ട തീയതി',
  dob: 'ജനനത്തീയതി',
  gender: 'ലിംഗം',
  maritalStatus: 'വൈവാഹിക നില',
  residentialAddress: 'വീട്ടുവിലാസം',
  officeAddress: 'ഓഫീസ് വിലാസം',
  postOffice: 'പോസ്റ്റ് ഓഫീസ്',
  pin: 'പിൻ കോഡ്',
  qualification: 'യോഗ്യത',
  additionalQualification: 'അധിക യോഗ്യത',
  skills: 'വൈദഗ്ധ്യങ്ങൾ',
  bloodGroup: 'രക്തഗ്രൂപ്പ്',
  panchayath: 'പഞ്ചായത്ത്',
  aadhaar: 'ആധാർ നമ്പർ',
} as const;
