// Messages of the forms and calls
export const dutiesList = 'ചുമതലകൾ ഒരു പട്ടികയായി അയയ്ക്കുക.';
export const dutyUnknown = 'ഇങ്ങനെയൊരു ചുമതലയില്ല.';
export const dutiesOfSuperuser = 'സൂപ്പർ യൂസർക്ക് എല്ലാ ചുമതലകളും ഇപ്പോൾത്തന്നെയുണ്ട്.';
export const dutyRefused = {
  registrar: 'രജിസ്ട്രാർ ചുമതല അഡ്മിൻമാർക്ക് മാത്രമുള്ളതാണ്.',
  treasurer: 'ട്രഷറർ ചുമതല അഡ്മിൻമാർക്ക് മാത്രമുള്ളതാണ്.',
  moderator: 'മോഡറേറ്റർ ചുമതല അംഗങ്ങൾക്ക് മാത്രമുള്ളതാണ്.',
  collector: 'പണം പിരിക്കുന്ന ചുമതല അംഗങ്ങൾക്ക് മാത്രമുള്ളതാണ്.',
} as const;
export const photoTooLarge5 = 'ഫയലിന് 5MB-യിൽ താഴെ വലുപ്പമേ പാടുള്ളൂ.';
export const imageType = 'ദയവായി ശരിയായ ഒരു ചിത്ര ഫയൽ തിരഞ്ഞെടുക്കുക';
export const imageTooLarge = 'ചിത്രത്തിന് 5MB-യിൽ താഴെ വലുപ്പമേ പാടുള്ളൂ';
export const photoUploaded = 'ഫോട്ടോ അപ്‌ലോഡ് ചെയ്തു!';
export const photoPixels = 'ഈ ചിത്രത്തിൽ പിക്സലുകൾ കൂടുതലാണ്.';
export const emailTaken = 'ഈ ഇമെയിലിൽ ഒരു അക്കൗണ്ട് നിലവിലുണ്ട്.';
export const phoneTaken = 'ഈ ഫോൺ നമ്പറിൽ ഒരു അക്കൗണ്ട് നിലവിലുണ്ട്.';
export const usernameTaken = 'ഈ യൂസർനെയിം മറ്റൊരാളുടേതാണ്.';
export const namePoses = 'ദയവായി സ്വന്തം പേര് നൽകുക. ഈ പേര് ഓഫീസിന്റേതാണെന്ന് തെറ്റിദ്ധരിക്കപ്പെടാം.';
export const aadhaarUnreadable = 'ഈ ആധാർ നമ്പർ ഇനി വായിക്കാനാവില്ല. ദയവായി വീണ്ടും നൽകുക.';

// A link in a mail about the account
export const profileUpdated = 'പ്രൊഫൈൽ പുതുക്കി!';
export const noLoginYet = 'ഇമെയിൽ വിലാസം ഇല്ലാതെ ലോഗിൻ ചെയ്യാനാവില്ല. ആദ്യമായി ചേർക്കുന്ന വിലാസത്തിലേക്ക് പാസ്‌വേഡ് സജ്ജമാക്കാനുള്ള ലിങ്ക് അയയ്ക്കും.';
export const emailReadOnly = 'ഇമെയിൽ മാറ്റാൻ ദയവായി ഓഫീസുമായി ബന്ധപ്പെടുക.';
export const areaReadOnly = 'ഏരിയ മാറ്റാൻ ദയവായി ഓഫീസുമായി ബന്ധപ്പെടുക.';
export const lastSuperuser = 'അവസാനത്തെ സൂപ്പർ യൂസറെ നീക്കാനാവില്ല.';
export const ownAccount = 'സ്വന്തം അക്കൗണ്ട് ഇല്ലാതാക്കാനാവില്ല.';

// Names of fields, and of what can be chosen in them
export const photo = 'ഫോട്ടോ';
export const licenseNumber = 'ലൈസൻസ് നമ്പർ';
export const licenseCategory = 'ലൈസൻസ് വിഭാഗം';
export const licenseIssueDate = 'ലൈസൻസ് അനുവദിച്ച തീയതി';
export const licenseRenewalDate = 'ലൈസൻസ് പുതുക്കേണ്ട തീയതി';
export const licenseRenewalDateHint = 'ലൈസൻസിൽ കാണുന്ന കാലാവധി തീരുന്ന തീയതി.';
export const dateOfBirth = 'ജനനത്തീയതി';
export const gender = 'ലിംഗം';
export const maritalStatus = 'വൈവാഹിക നില';
export const residentialAddress = 'വീട്ടുവിലാസം';
export const officeAddress = 'ഓഫീസ് വിലാസം';
export const postOffice = 'പോസ്റ്റ് ഓഫീസ്';
export const pinCode = 'പിൻ കോഡ്';
export const panchayath = 'പഞ്ചായത്ത്';
export const additionalQualification = 'അധിക യോഗ്യത';
export const skills = 'വൈദഗ്ധ്യങ്ങൾ';
export const bloodGroup = 'രക്തഗ്രൂപ്പ്';
export const duties = 'ചുമതലകൾ';
export const choiceNames = {
  male: 'പുരുഷൻ',
  female: 'സ്ത്രീ',
  other: 'മറ്റ്',
  single: 'അവിവാഹിതൻ/അവിവാഹിത',
  married: 'വിവാഹിതൻ/വിവാഹിത',
} as const;
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

// Ways that several screens share
export const hide = 'മറയ്ക്കുക';

// Joining
export const fittingPhoto = 'ഫോട്ടോ ചെറുതാക്കുന്നു …';

// The own profile
export const profileNotFound = 'പ്രൊഫൈൽ കണ്ടെത്താനായില്ല';
export const profileNotLoaded = 'പ്രൊഫൈൽ വിവരങ്ങൾ ലഭ്യമാക്കാനായില്ല.';
export const memberSince = 'അംഗമായത്';
export const lastUpdated = 'അവസാനം പുതുക്കിയത്';
export const profileCompletion = 'പ്രൊഫൈൽ പൂർത്തീകരണം';
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
export const noChanges = 'മാറ്റങ്ങളൊന്നും വരുത്തിയിട്ടില്ല.';
export const profileConflict = 'പ്രൊഫൈൽ പുതുക്കാനായില്ല.';
export const profileFailed = 'പ്രൊഫൈൽ പുതുക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// The dashboard of an account that is no member’s
export const updateProfileLabel = 'പ്രൊഫൈൽ പുതുക്കൽ';
export const chooseArea = 'ഏരിയ തിരഞ്ഞെടുക്കുക';
export const simpleProfileFailed = 'പ്രൊഫൈൽ പുതുക്കാനായില്ല';

// Approving
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
  collector: 'സ്വന്തം മേഖലയിലെ കാഷ്',
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

// Mails
export const mails = {
  greeting: 'പ്രിയ {name},',
  footer: 'ഞങ്ങളുടെ വെബ്സൈറ്റിൽ നിങ്ങൾക്ക് അക്കൗണ്ടുള്ളതുകൊണ്ടാണ് ഈ മെയിൽ അയയ്ക്കുന്നത്.',
  membershipId: 'നിങ്ങളുടെ അംഗത്വ നമ്പർ',
  loginWith: 'ഇമെയിൽ വിലാസമോ അംഗത്വ നമ്പറോ ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യാം.',
  logIn: 'ലോഗിൻ ചെയ്യുക',
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
  email_confirm: '– ഇമെയിൽ വിലാസം സ്ഥിരീകരിച്ചു',
} as const;
export const auditActions = {
  'user.confirm_license': 'ലൈസൻസ് സ്ഥിരീകരിച്ചു',
  'user.undo_confirm_license': 'ലൈസൻസിന്റെ സ്ഥിരീകരണം തിരിച്ചെടുത്തു',
  'user.revoke_approval': 'അംഗീകാരം പിൻവലിച്ചു',
  'user.undo_approval': 'അംഗീകാരം തിരിച്ചെടുത്തു',
  'user.aadhaar_reveal': 'ആധാർ നമ്പർ കണ്ടു',
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
  full_name_ml: 'മലയാളത്തിലുള്ള പേര്',
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
  people: 'ആളുകൾ',
  hide_phone: 'അംഗങ്ങളിൽ നിന്ന് ഫോൺ നമ്പർ മറയ്ക്കുന്നു',
  hide_email: 'അംഗങ്ങളിൽ നിന്ന് ഇമെയിൽ മറയ്ക്കുന്നു',
} as const;

// The setting of membership ids
export const prefixLabel = 'അംഗത്വ നമ്പറിന്റെ തുടക്കം';
export const prefixHelp = 'രണ്ടു മുതൽ ആറു വരെ വലിയ ഇംഗ്ലീഷ് അക്ഷരങ്ങൾ. അടുത്ത നമ്പർ മുതൽ ബാധകം; നിലവിലുള്ള നമ്പറുകൾ മാറില്ല.';
