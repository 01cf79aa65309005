import type { Language } from '../language';

// The language itself: what it is called here, and by which rules it counts and writes dates
export const language = 'ml' as Language;
export const locale = 'ml-IN' as string;

// Dates and times. The months as they are shortened in print; the parts of the day by the hour at which they begin.
export const dates = {
  months: ['ജനു', 'ഫെബ്രു', 'മാർച്ച്', 'ഏപ്രിൽ', 'മേയ്', 'ജൂൺ', 'ജൂലൈ', 'ഓഗസ്റ്റ്', 'സെപ്റ്റം', 'ഒക്ടോ', 'നവം', 'ഡിസം'],
  day: '{day} {month} {year}',
  moment: '{day}, {time}',
  midnight: 'രാത്രി {time}',
  smallHours: 'പുലർച്ചെ {time}',
  morning: 'രാവിലെ {time}',
  noon: 'ഉച്ചയ്ക്ക് {time}',
  evening: 'വൈകിട്ട് {time}',
  night: 'രാത്രി {time}',
} as const;
export const now = 'ഇപ്പോൾ';
export const minutesAgo = { one: '{count} മിനിറ്റ് മുമ്പ്', other: '{count} മിനിറ്റ് മുമ്പ്' } as const;
export const hoursAgo = { one: '{count} മണിക്കൂർ മുമ്പ്', other: '{count} മണിക്കൂർ മുമ്പ്' } as const;
export const daysAgo = { one: '{count} ദിവസം മുമ്പ്', other: '{count} ദിവസം മുമ്പ്' } as const;

// Who people are, and what they have
export const roleNames = {
  superuser: 'സൂപ്പർ യൂസർ',
  area_admin: 'ഏരിയ അഡ്മിൻ',
  admin: 'അഡ്മിൻ',
  unit_admin: 'യൂണിറ്റ് അഡ്മിൻ',
  member: 'അംഗം',
  user: 'ഉപയോക്താവ്',
} as const;
export const dutyNames = {
  registrar: 'രജിസ്ട്രാർ',
  treasurer: 'ട്രഷറർ',
  moderator: 'മോഡറേറ്റർ',
  collector: 'പണം പിരിക്കുന്നയാൾ',
} as const;
export const standingNames = {
  unknown: 'വിവരമില്ല',
  active: 'സജീവം',
  expiring: 'തീരാറായി',
  expired: 'കാലാവധി കഴിഞ്ഞു',
  lapsed: 'ലാപ്സായി',
} as const;
export const licenseCategoryNames = {
  'Building Designer A': 'ബിൽഡിങ് ഡിസൈനർ A',
  'Building Designer B': 'ബിൽഡിങ് ഡിസൈനർ B',
  'Engineer A': 'എഞ്ചിനീയർ A',
  'Engineer B': 'എഞ്ചിനീയർ B',
  'Town Planner A': 'ടൗൺ പ്ലാനർ A',
  'Town Planner B': 'ടൗൺ പ്ലാനർ B',
  'Supervisor Senior': 'സീനിയർ സൂപ്പർവൈസർ',
  'Supervisor A': 'സൂപ്പർവൈസർ A',
  'Supervisor B': 'സൂപ്പർവൈസർ B',
} as const;

// The office's menu
export const office = 'ഓഫീസ്';
export const adminDashboard = 'അഡ്മിൻ ഡാഷ്‌ബോർഡ്';
export const people = 'ആളുകൾ';
export const site = 'സൈറ്റ്';
export const board = 'ചർച്ചാവേദി';
export const records = 'രേഖകൾ';
export const applications = 'അപേക്ഷകൾ';
export const pending = 'പരിഗണനയിൽ';
export const licences = 'ലൈസൻസുകൾ';
export const members = 'അംഗങ്ങൾ';
export const users = 'ഉപയോക്താക്കൾ';
export const cards = 'കാർഡുകൾ';
export const imports = 'ഇംപോർട്ടുകൾ';
export const areas = 'ഏരിയകൾ';
export const positions = 'സ്ഥാനങ്ങൾ';
export const ads = 'പരസ്യങ്ങൾ';
export const events = 'പരിപാടികൾ';
export const resources = 'റിസോഴ്സുകൾ';
export const tags = 'ടാഗുകൾ';
export const flagged = 'ഫ്ലാഗ് ചെയ്തവ';
export const circulars = 'സർക്കുലറുകൾ';
export const circularsAndNews = 'സർക്കുലറുകളും വാർത്തകളും';
export const shopsAndAds = 'കടകളും പരസ്യങ്ങളും';
export const shops = 'കടകൾ';
export const audit = 'ഓഡിറ്റ്';

// The office's lists
export const moreActions = 'കൂടുതൽ';
export const approved = 'അംഗീകരിച്ചു';
export const noPhone = 'ഫോൺ ഇല്ല';
export const notAssigned = 'നിശ്ചയിച്ചിട്ടില്ല';
export const notSpecified = 'നൽകിയിട്ടില്ല';
export const selected = 'തിരഞ്ഞെടുത്തത്';
export const selectAllFound = 'കണ്ടെത്തിയവയെല്ലാം തിരഞ്ഞെടുക്കുക';
export const selectName = '{name} – തിരഞ്ഞെടുക്കുക';

// The audit log
export const auditLog = 'ഓഡിറ്റ് ലോഗ്';
export const created = 'ചേർത്തു';
export const changed = 'തിരുത്തി';
export const deleted = 'ഇല്ലാതാക്കി';
export const secretKeyChanged = 'രഹസ്യ കീ മാറ്റി';
export const storedFilesClaimed = 'സൂക്ഷിച്ച ഫയലുകൾ ഏറ്റെടുത്തു';
export const demoDataLoaded = 'ഡെമോ വിവരങ്ങൾ ചേർത്തു';
export const demoDataRemoved = 'ഡെമോ വിവരങ്ങൾ നീക്കി';

// Private screens, and the style that hides what needs scripts where there are none (root.tsx)
export const needsJavaScript = 'ഈ പേജിന് JavaScript ആവശ്യമാണ്.';

// Passkeys
export const browserWithoutPasskeys = 'ഈ ബ്രൗസറിന് പാസ്‌കീ ഉണ്ടാക്കാൻ കഴിയില്ല.';
export const passkeysNeedName =
  'ഈ വെബ്സൈറ്റിന്റെ സ്വന്തം പേരിലുള്ള വിലാസത്തിൽ, സുരക്ഷിത കണക്ഷനിൽ (https) മാത്രമേ പാസ്‌കീ പ്രവർത്തിക്കൂ; ഇപ്പോൾ തുറന്നിരിക്കുന്ന വിലാസത്തിൽ പ്രവർത്തിക്കില്ല.';
export const passkeysAtLocalhost = 'അക്കങ്ങൾ മാത്രമുള്ള വിലാസത്തിൽ പാസ്‌കീ പ്രവർത്തിക്കില്ല. ഈ കമ്പ്യൂട്ടറിൽ പകരം {address} തുറക്കുക.';

// Why something failed
export const accessDenied = 'പ്രവേശനമില്ല. അഡ്മിൻ അധികാരം ആവശ്യമാണ്.';
export const serverHasProblem = 'സെർവറിൽ തകരാറുണ്ട്. ദയവായി അല്പസമയം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.';
export const noAnswer = 'സെർവറിൽനിന്ന് മറുപടി കിട്ടിയില്ല. ദയവായി ഇന്റർനെറ്റ് കണക്ഷൻ പരിശോധിക്കുക.';
export const uploadStopped = 'അപ്‌ലോഡ് ഇടയ്ക്ക് നിലച്ചു';
export const tooManyTries = 'ശ്രമങ്ങൾ അധികമായി. ദയവായി അല്പം കാത്തിരിക്കുക.';
export const pleaseTryAgain = 'ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const somethingWentWrong = 'എന്തോ തകരാറുണ്ടായി';
export const retry = 'വീണ്ടും ശ്രമിക്കുക';

// What is wrong with what was typed
export const invalidDate = 'തീയതി ശരിയല്ല.';
export const unknownSort = 'ഈ പട്ടിക അങ്ങനെ ക്രമീകരിക്കാനാവില്ല.';
export const atMostCharacters = 'പരമാവധി {max} അക്ഷരങ്ങൾ.';
export const controlCharacters = 'കൺട്രോൾ അക്ഷരങ്ങൾ അനുവദനീയമല്ല.';

// Pictures and posters one after the other
export const pause = 'നിർത്തുക';
export const play = 'തുടരുക';
export const previousOf = 'മുമ്പത്തെ {noun}';
export const nextOf = 'അടുത്ത {noun}';
export const showOf = '{noun} കാണിക്കുക: {count}-ൽ {item}';

// Windows and messages
export const close = 'അടയ്ക്കുക';
export const notifications = 'അറിയിപ്പുകൾ';
export const cancel = 'റദ്ദാക്കുക';
export const dismiss = 'മാറ്റുക';

// Forms
export const somebodyElseChangedThis =
  'ഇതിനിടെ മറ്റൊരാൾ ഇത് തിരുത്തിയതിനാൽ ഒന്നും സേവ് ചെയ്തിട്ടില്ല. നിങ്ങൾ ടൈപ്പ് ചെയ്തത് ഇവിടെത്തന്നെയുണ്ട്.';
export const loadCurrentVersion = 'ഇപ്പോഴത്തെ വിവരങ്ങൾ എടുക്കുക';
export const ownChangesStay = 'നിങ്ങളുടെ മാറ്റങ്ങൾ ഫോമിൽ തുടരും; ബാക്കിയെല്ലാം ഇപ്പോഴുള്ളതുപോലെയാകും. ശേഷം വീണ്ടും സേവ് ചെയ്യുക.';
export const savedMeanwhile = 'ഇതിനിടെ സേവ് ചെയ്തത്: {value}';
export const savedValues = { on: 'അതെ', off: 'അല്ല', empty: 'ഒന്നുമില്ല' } as const;
export const discardChanges = 'മാറ്റങ്ങൾ ഉപേക്ഷിക്കണോ?';
export const notSavedYet = 'നിങ്ങൾ ടൈപ്പ് ചെയ്തത് സേവ് ചെയ്തിട്ടില്ല.';
export const keepEditing = 'തിരുത്തൽ തുടരുക';
export const discard = 'ഉപേക്ഷിക്കുക';
export const hidePassword = 'പാസ്‌വേഡ് മറയ്ക്കുക';
export const showPassword = 'പാസ്‌വേഡ് കാണിക്കുക';

// Files
export const chooseFiles = 'ഫയലുകൾ തിരഞ്ഞെടുക്കുക';
export const chooseFile = 'ഫയൽ തിരഞ്ഞെടുക്കുക';
export const orDropThem = 'അല്ലെങ്കിൽ ഇവിടെ ഇടുക';
export const orDropIt = 'അല്ലെങ്കിൽ ഇവിടെ ഇടുക';
export const chosenFiles = 'തിരഞ്ഞെടുത്ത ഫയലുകൾ';
export const removeFile = '{name} നീക്കുക';
export const kilobytes = '{size} KB';
export const megabytes = '{size} MB';
export const cancelUpload = 'അപ്‌ലോഡ് റദ്ദാക്കുക';
export const uploads = 'അപ്‌ലോഡുകൾ';
export const uploadingFile = 'അപ്‌ലോഡ് ചെയ്യുന്നു: {all}-ൽ {file}';
export const waiting = 'കാത്തിരിക്കുന്നു';
export const processing = 'പ്രോസസ്സ് ചെയ്യുന്നു …';
export const uploaded = 'അപ്‌ലോഡ് ചെയ്തു';
export const failed = 'പരാജയപ്പെട്ടു';
export const cancelled = 'റദ്ദാക്കി';

// Lists
export const pages = 'പേജുകൾ';
export const previousPage = 'മുമ്പത്തെ പേജ്';
export const pageOfPages = 'പേജ് {page} / {pages}';
export const nextPage = 'അടുത്ത പേജ്';
export const pageNumber = 'പേജ് {number}';
export const search = 'തിരയുക';
export const clear = 'മായ്ക്കുക';
export const clearSearch = 'തിരയൽ മായ്ക്കുക';
export const clearFilters = 'ഫിൽട്ടറുകൾ മായ്ക്കുക';
export const clearSearchAndFilters = 'തിരയലും ഫിൽട്ടറുകളും മായ്ക്കുക';
export const filters = 'ഫിൽട്ടറുകൾ';
export const filtersInForce = 'ഫിൽട്ടറുകൾ ({inForce})';
export const refresh = 'പുതുക്കി കാണിക്കുക';
export const print = 'പ്രിന്റ് ചെയ്യുക';
export const nothingMatches = 'തിരയലിനും ഫിൽട്ടറുകൾക്കും ചേരുന്നതൊന്നുമില്ല';
export const rowCount = { one: '{count} വരി', other: '{count} വരികൾ' } as const;
export const exportExcel = 'Excel ഡൗൺലോഡ്';
export const exportCsv = 'CSV ഡൗൺലോഡ്';
export const exportFailed = 'ഡൗൺലോഡ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// What buttons do
export const download = 'ഡൗൺലോഡ്';
export const undo = 'തിരിച്ചെടുക്കുക';
export const canStillUndo = 'ഇത് ഇനിയും തിരിച്ചെടുക്കാം.';
export const takenBack = 'തിരിച്ചെടുത്തു.';
export const undoFailed = 'ഇത് തിരിച്ചെടുക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const undoTooLate = 'ഇത് തിരിച്ചെടുക്കാനുള്ള സമയം കഴിഞ്ഞു.';
export const save = 'സേവ് ചെയ്യുക';
export const saveChanges = 'മാറ്റങ്ങൾ സേവ് ചെയ്യുക';
export const edit = 'തിരുത്തുക';
export const editName = '{name} തിരുത്തുക';
export const deleteIt = 'ഇല്ലാതാക്കുക';
export const deleteName = '{name} ഇല്ലാതാക്കുക';
export const remove = 'നീക്കുക';
export const upload = 'അപ്‌ലോഡ്';
export const open = 'തുറക്കുക';
export const view = 'കാണുക';
export const viewDetails = 'വിശദാംശങ്ങൾ';
export const show = 'കാണിക്കുക';
export const approve = 'അംഗീകരിക്കുക';
export const reject = 'നിരസിക്കുക';
export const withdraw = 'പിൻവലിക്കുക';
export const withdrawQuestion = 'ഈ അപേക്ഷ പിൻവലിക്കണോ?';
export const askForCorrection = 'തിരുത്തൽ ആവശ്യപ്പെടുക';
export const tryAgain = 'വീണ്ടും ശ്രമിക്കുക';
export const tryAgainButton = 'വീണ്ടും ശ്രമിക്കുക';
export const opensAMap = '(മാപ്പ് തുറക്കും)';
export const opensInANewTab = '(പുതിയ ടാബിൽ തുറക്കും)';

// What lists and forms name
export const pinned = 'പിൻ ചെയ്തത്';
export const name = 'പേര്';
export const ofName = '– {name}';
export const status = 'നില';
export const state = 'നില';
export const all = 'എല്ലാം';
export const none = 'ഇല്ല';
export const notAvailable = 'ലഭ്യമല്ല';
export const title = 'തലക്കെട്ട്';
export const category = 'വിഭാഗം';
export const categories = 'വിഭാഗങ്ങൾ';
export const allCategories = 'എല്ലാ വിഭാഗങ്ങളും';
export const chooseACategory = 'വിഭാഗം തിരഞ്ഞെടുക്കുക';
export const pleaseChoose = 'ദയവായി തിരഞ്ഞെടുക്കുക';
export const searchLabel = 'തിരയൽ';
export const sortBy = 'ക്രമം';
export const usualOrder = 'സാധാരണ ക്രമം';
export const relevance = 'പ്രസക്തി';
export const actions = 'പ്രവർത്തനങ്ങൾ';
export const date = 'തീയതി';
export const when = 'എപ്പോൾ';
export const what = 'എന്ത്';
export const firstDay = 'ആദ്യ ദിവസം';
export const lastDay = 'അവസാന ദിവസം';
export const file = 'ഫയൽ';
export const files = 'ഫയലുകൾ';
export const isNew = 'പുതിയത്';
export const urgent = 'അടിയന്തരം';
export const allRead = 'എല്ലാം വായിച്ചു';
export const saved = 'സേവ് ചെയ്തു.';
export const decision = 'തീരുമാനം';
export const location = 'സ്ഥലം';
export const address = 'വിലാസം';
export const contact = 'ബന്ധപ്പെടാൻ';

// Of people and their places
export const membershipId = 'അംഗത്വ നമ്പർ';
export const license = 'ലൈസൻസ്';
export const areaAndUnit = 'ഏരിയയും യൂണിറ്റും';
export const allAreas = 'എല്ലാ ഏരിയകളും';
export const allAreasOption = 'എല്ലാ ഏരിയകളും';
export const allMembers = 'എല്ലാ അംഗങ്ങളും';
export const pagesOfMembers = 'അംഗങ്ങളുടെ പേജുകൾ';
export const memberSearchHint = 'പേര്, ഇമെയിൽ, ഫോൺ അല്ലെങ്കിൽ യൂസർനെയിം';
export const joined = 'ചേർന്നത്';
export const profile = 'പ്രൊഫൈൽ';
export const notConfirmed = 'സ്ഥിരീകരിച്ചിട്ടില്ല';
export const yourPassword = 'നിങ്ങളുടെ പാസ്‌വേഡ്';
export const yourPhoto = 'നിങ്ങളുടെ ഫോട്ടോ';
export const yourWord = 'നിങ്ങളുടെ അഭിപ്രായം';

// Screens
export const community = 'കമ്മ്യൂണിറ്റി';
export const answers = 'ഉത്തരങ്ങൾ';
export const today = 'ഇന്ന്';
export const more = 'കൂടുതൽ';
export const showPhotoOf = '{name}: ഫോട്ടോ കാണിക്കുക';
export const dues = 'വരിസംഖ്യ';
export const ownEvents = 'നിങ്ങളുടെ പരിപാടികൾ';
export const makeBright = 'ക്യാമറയ്ക്ക് വായിക്കാനാകുന്നില്ലെങ്കിൽ സ്ക്രീനിന്റെ വെളിച്ചം കൂട്ടുക.';
export const onThisPhone = 'ഈ ഫോണിൽ';
export const readOn = 'കൂടുതൽ വായിക്കുക';
export const showLess = 'ചുരുക്കി കാണിക്കുക';
export const dashboard = 'ഡാഷ്‌ബോർഡ്';
export const memberDashboard = 'അംഗത്തിന്റെ ഡാഷ്‌ബോർഡ്';
export const membershipCard = 'അംഗത്വ കാർഡ്';
export const manageAreas = 'ഏരിയകൾ കൈകാര്യം ചെയ്യുക';
export const manageUsers = 'ഉപയോക്താക്കളെ കൈകാര്യം ചെയ്യുക';
export const manageEvents = 'പരിപാടികൾ കൈകാര്യം ചെയ്യുക';
export const manageResources = 'റിസോഴ്സുകൾ കൈകാര്യം ചെയ്യുക';
export const totalUsers = 'ആകെ ഉപയോക്താക്കൾ';
export const totalAreas = 'ആകെ ഏരിയകൾ';
export const committee = 'കമ്മിറ്റി';
export const news = 'വാർത്തകൾ';
export const privacy = 'സ്വകാര്യത';
export const help = 'സഹായം';
export const login = 'ലോഗിൻ';
export const loginToViewMembers = 'അംഗങ്ങളെ കാണാൻ ദയവായി ലോഗിൻ ചെയ്യുക.';
export const joinUs = 'അംഗമാകുക';

// What failed
export const sendFailed = 'അയയ്ക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const publishFailed = 'പ്രസിദ്ധീകരിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const fetchFailed = 'വിവരങ്ങൾ ലഭ്യമാക്കുന്നതിൽ തകരാറുണ്ടായി.';
export const saveFailed = 'സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const serverErrorStatus = 'സെർവറിൽ പിശക്: {status}';

// The frame of a mail
export const unsubscribe = 'ഈ ഇമെയിലുകൾ നിർത്തുക';
export const buttonDoesNotWork = 'ബട്ടൺ പ്രവർത്തിക്കുന്നില്ലെങ്കിൽ ഈ വിലാസം തുറക്കുക:';

// What the server says of a call
export const notFound = 'കണ്ടെത്തിയില്ല.';
export const pleaseLogin = 'ദയവായി ലോഗിൻ ചെയ്യുക.';
export const pleaseLoginAgain = 'ദയവായി വീണ്ടും ലോഗിൻ ചെയ്യുക.';
export const notAllowed = 'ഇത് ചെയ്യാൻ നിങ്ങൾക്ക് അനുവാദമില്ല.';
export const proofNeeded = 'ഇത് നിങ്ങൾ തന്നെയാണെന്ന് ദയവായി ഒരിക്കൽ കൂടി ഉറപ്പാക്കുക.';
export const secondFactorRequired = 'ദയവായി ആദ്യം അക്കൗണ്ട് സുരക്ഷയിൽ രണ്ടാം ഘട്ട പരിശോധന ക്രമീകരിക്കുക.';
export const switchedElsewhere = 'ഇതിനിടെ ഇത് മറ്റൊരിടത്ത് മാറ്റിയിട്ടുണ്ട്. ഇപ്പോഴത്തെ നിലയാണ് കാണിക്കുന്നത്; ദയവായി വീണ്ടും നോക്കുക.';
export const staleSave = 'ഇതിനിടെ മറ്റൊരാൾ ഇത് തിരുത്തി. ഇപ്പോഴത്തെ നില കാണാൻ പേജ് പുതുക്കുക.';
export const unreadableRequest = 'അഭ്യർഥന വായിക്കാനായില്ല.';
export const requestTooLarge = 'അഭ്യർഥന അനുവദനീയമായതിലും വലുതാണ്.';
export const unacceptedContent = 'ഈ തരം ഉള്ളടക്കം ഇവിടെ സ്വീകരിക്കില്ല.';
export const requestRefused = 'അഭ്യർഥന നിരസിച്ചു.';
export const serverBusy = 'സെർവറിൽ തിരക്കാണ്. ദയവായി അല്പസമയം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.';
export const partIsDown = 'സൈറ്റിന്റെ ഒരു ഭാഗം പ്രവർത്തിക്കുന്നില്ല. ദയവായി അല്പസമയം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.';
export const serverError = 'എന്തോ തകരാറുണ്ടായി.';
export const noRoomLeft = 'ഇത് സേവ് ചെയ്യാൻ സെർവറിൽ ഇടമില്ല. ഒന്നും മാറിയിട്ടില്ല. ദയവായി ഓഫീസിനെ അറിയിക്കുക.';
export const filesUnavailable = 'ഫയലുകൾ ഇപ്പോൾ ലഭ്യമല്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noSuchPart = 'ഫയലിൽ അങ്ങനെയൊരു ഭാഗമില്ല.';
export const tooManyUploads = 'ഒരേസമയം അപ്‌ലോഡുകൾ അധികമായി. ദയവായി ചിലത് തീരുന്നതുവരെ കാത്തിരിക്കുക.';
export const formExpected = 'ഇവിടെ multipart/form-data ആണ് വേണ്ടത്.';
export const noFileExpected = 'ഇവിടെ ഫയൽ ആവശ്യമില്ല.';
export const tooManyFiles = 'ഫയലുകൾ അധികമായി.';
export const tooManyParts = 'ഫീൽഡുകളോ ഫയലുകളോ അധികമായി.';
export const formIncomplete = 'ഫോം പൂർണമായി എത്തിയില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// What zod says of a value where a schema has no words of its own
export const invalidInput = 'നൽകിയത് ശരിയല്ല';
export const invalidType = 'നൽകിയത് ശരിയല്ല: വേണ്ടത് {expected}, കിട്ടിയത് {received}';
export const invalidLiteral = 'നൽകിയത് ശരിയല്ല: വേണ്ടത് {expected}';
export const invalidOption = 'ഇവയിൽ ഒന്നാണ് വേണ്ടത്: {options}';
export const missingText = 'ഇത് നൽകണം';
export const missingNumber = 'ഒരു സംഖ്യ നൽകണം';
export const missingSwitch = 'അതെ അല്ലെങ്കിൽ അല്ല എന്ന് നൽകണം';
export const missingList = 'ഒന്നെങ്കിലും നൽകണം';
export const notANumber = 'ഒരു സംഖ്യ നൽകണം';
export const notAWholeNumber = 'പൂർണസംഖ്യ നൽകണം';
export const longerThan = 'പരമാവധി {max} അക്ഷരങ്ങൾ';
export const shorterThan = 'കുറഞ്ഞത് {min} അക്ഷരങ്ങൾ വേണം';
export const moreItemsThan = 'പരമാവധി {max} എണ്ണം';
export const fewerItemsThan = 'കുറഞ്ഞത് {min} എണ്ണം വേണം';
export const numberAtMost = 'പരമാവധി {max}';
export const numberAtLeast = 'കുറഞ്ഞത് {min} വേണം';
export const numberAbove = '{min}-നേക്കാൾ വലിയ സംഖ്യ വേണം';
export const tooLong = 'നീളം കൂടുതലാണ് ({what}): അനുവദനീയം {limit}';
export const tooBig = 'വലുതാണ് ({what}): അനുവദനീയം {limit}';
export const tooShort = 'നീളം കുറവാണ് ({what}): വേണ്ടത് {limit}';
export const tooSmall = 'ചെറുതാണ് ({what}): വേണ്ടത് {limit}';
export const invalidPattern = 'നൽകിയ രൂപം ശരിയല്ല: {pattern}';
export const invalidEmail = 'ഇമെയിൽ വിലാസം ശരിയല്ല';
export const invalidIsoDate = 'തീയതി ശരിയല്ല';
export const invalidIsoMoment = 'തീയതിയും സമയവും ശരിയല്ല';
export const invalidUrl = 'വെബ് വിലാസം ശരിയല്ല';
export const unknownField = 'അറിയാത്ത ഫീൽഡ്: {key}';
export const unknownFields = 'അറിയാത്ത ഫീൽഡുകൾ: {keys}';

// Code in a text that people wrote
export const code = 'കോഡ്';
