import type { Language } from '../language';

// The language itself: what it is called here, and by which rules it counts and writes dates
export const language = 'en' as Language;
export const locale = 'en-IN' as string;

// Dates and times. The months as en-IN shortens them; the parts of the day by the hour at which they begin.
export const dates = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  day: '{day} {month} {year}',
  moment: '{day}, {time}',
  midnight: '{time} am',
  smallHours: '{time} am',
  morning: '{time} am',
  noon: '{time} pm',
  evening: '{time} pm',
  night: '{time} pm',
} as const;
export const now = 'now';
export const minutesAgo = { one: '{count} minute ago', other: '{count} minutes ago' } as const;
export const hoursAgo = { one: '{count} hour ago', other: '{count} hours ago' } as const;
export const daysAgo = { one: '{count} day ago', other: '{count} days ago' } as const;

// Who people are, and what they have
export const roleNames = {
  superuser: 'Superuser',
  area_admin: 'Area Admin',
  admin: 'Admin',
  unit_admin: 'Unit Admin',
  member: 'Member',
  user: 'User',
} as const;
export const dutyNames = {
  registrar: 'Registrar',
  treasurer: 'Treasurer',
  moderator: 'Moderator',
  collector: 'Collector',
} as const;
export const standingNames = {
  unknown: 'Unknown',
  active: 'Active',
  expiring: 'Expiring',
  expired: 'Expired',
  lapsed: 'Lapsed',
} as const;
export const licenseCategoryNames = {
  'Building Designer A': 'Building Designer A',
  'Building Designer B': 'Building Designer B',
  'Engineer A': 'Engineer A',
  'Engineer B': 'Engineer B',
  'Town Planner A': 'Town Planner A',
  'Town Planner B': 'Town Planner B',
  'Supervisor Senior': 'Supervisor Senior',
  'Supervisor A': 'Supervisor A',
  'Supervisor B': 'Supervisor B',
} as const;

// The office's menu
export const office = 'Office';
export const adminDashboard = 'Admin Dashboard';
export const people = 'People';
export const site = 'Site';
export const board = 'Board';
export const records = 'Records';
export const applications = 'Applications';
export const pending = 'Pending';
export const licences = 'Licences';
export const members = 'Members';
export const users = 'Users';
export const cards = 'Cards';
export const imports = 'Imports';
export const areas = 'Areas';
export const positions = 'Positions';
export const ads = 'Ads';
export const events = 'Events';
export const resources = 'Resources';
export const flagged = 'Flagged';
export const tags = 'Tags';
export const circulars = 'Circulars';
export const circularsAndNews = 'Circulars and news';
export const shopsAndAds = 'Shops and ads';
export const shops = 'Shops';
export const audit = 'Audit';

// The office's lists
export const moreActions = 'More actions';
export const approved = 'Approved';
export const noPhone = 'No phone';
export const notAssigned = 'Not Assigned';
export const notSpecified = 'Not Specified';
export const selected = 'Selected';
export const selectAllFound = 'Select all found';
export const selectName = 'Select {name}';

// The audit log
export const auditLog = 'Audit Log';
export const created = 'created';
export const changed = 'changed';
export const deleted = 'deleted';
export const secretKeyChanged = 'Secret key changed';
export const storedFilesClaimed = 'Stored files taken over';
export const demoDataLoaded = 'Demo data loaded';
export const demoDataRemoved = 'Demo data removed';

// Private screens, and the style that hides what needs scripts where there are none (root.tsx)
export const needsJavaScript = 'This page needs JavaScript.';

// Passkeys
export const browserWithoutPasskeys = 'This browser cannot make passkeys.';
export const passkeysNeedName =
  'Passkeys work only at this website’s own name and over a secure connection (https), not at the address that is open now.';
export const passkeysAtLocalhost =
  'Passkeys do not work at an address of numbers. On this computer, open {address} instead.';

// Why something failed
export const accessDenied = 'Access denied. Admin privileges required.';
export const serverHasProblem = 'The server has a problem. Please try again in a few minutes.';
export const noAnswer = 'There was no answer from the server. Please check your connection.';
export const uploadStopped = 'The upload stopped moving';
export const tooManyTries = 'Too many tries. Please wait a little.';
export const pleaseTryAgain = 'Please try again.';
export const somethingWentWrong = 'Something went wrong';
export const retry = 'Retry';

// What is wrong with what was typed
export const invalidDate = 'Invalid date.';
export const unknownSort = 'This list cannot be sorted by that.';
export const atMostCharacters = 'At most {max} characters.';
export const controlCharacters = 'Control characters are not allowed.';

// Pictures and posters one after the other
export const pause = 'Pause';
export const play = 'Play';
export const previousOf = 'Previous {noun}';
export const nextOf = 'Next {noun}';
export const showOf = 'Show {noun} {item} of {count}';

// Windows and messages
export const close = 'Close';
export const notifications = 'Notifications';
export const cancel = 'Cancel';
export const dismiss = 'Dismiss';

// Forms
export const somebodyElseChangedThis =
  'Someone else has changed this meanwhile, so nothing was saved. What you typed is still here.';
export const loadCurrentVersion = 'Load the current version';
export const ownChangesStay =
  'Your own changes stay in the form; everything else becomes what it is now. Then save again.';
export const savedMeanwhile = 'Saved meanwhile: {value}';
export const savedValues = { on: 'yes', off: 'no', empty: 'empty' } as const;
export const discardChanges = 'Discard changes?';
export const notSavedYet = 'What you typed has not been saved.';
export const keepEditing = 'Keep editing';
export const discard = 'Discard';
export const hidePassword = 'Hide password';
export const showPassword = 'Show password';

// Files
export const chooseFiles = 'Choose files';
export const chooseFile = 'Choose a file';
export const orDropThem = 'or drop them here';
export const orDropIt = 'or drop it here';
export const chosenFiles = 'Chosen files';
export const removeFile = 'Remove {name}';
export const kilobytes = '{size} KB';
export const megabytes = '{size} MB';
export const cancelUpload = 'Cancel Upload';
export const uploads = 'Uploads';
export const uploadingFile = 'Uploading {file} of {all}';
export const waiting = 'Waiting';
export const processing = 'Processing …';
export const uploaded = 'Uploaded';
export const failed = 'Failed';
export const cancelled = 'Cancelled';

// Lists
export const pages = 'Pages';
export const previousPage = 'Previous page';
export const pageOfPages = 'Page {page} of {pages}';
export const nextPage = 'Next page';
export const pageNumber = 'Page {number}';
export const search = 'Search';
export const clear = 'Clear';
export const clearSearch = 'Clear search';
export const clearFilters = 'Clear filters';
export const clearSearchAndFilters = 'Clear search and filters';
export const filters = 'Filters';
export const filtersInForce = 'Filters ({inForce})';
export const refresh = 'Refresh';
export const print = 'Print';
export const nothingMatches = 'Nothing matches the search and filters';
export const rowCount = { one: '{count} row', other: '{count} rows' } as const;
export const exportExcel = 'Export Excel';
export const exportCsv = 'Export CSV';
export const exportFailed = 'Export failed. Please try again.';

// What buttons do
export const download = 'Download';
export const undo = 'Undo';
export const canStillUndo = 'This can still be taken back.';
export const takenBack = 'Taken back.';
export const undoFailed = 'Failed to take this back. Please try again.';
export const undoTooLate = 'It is too late to take this back.';
export const save = 'Save';
export const saveChanges = 'Save Changes';
export const edit = 'Edit';
export const editName = 'Edit {name}';
export const deleteIt = 'Delete';
export const deleteName = 'Delete {name}';
export const remove = 'Remove';
export const upload = 'Upload';
export const open = 'Open';
export const view = 'View';
export const viewDetails = 'View Details';
export const show = 'Show';
export const approve = 'Approve';
export const reject = 'Reject';
export const withdraw = 'Withdraw';
export const withdrawQuestion = 'Withdraw this request?';
export const askForCorrection = 'Ask for a correction';
export const tryAgain = 'Try again';
export const tryAgainButton = 'Try Again';
export const opensAMap = '(opens a map)';
export const opensInANewTab = '(opens in a new tab)';

// What lists and forms name
export const pinned = 'Pinned';
export const name = 'Name';
export const ofName = 'of {name}';
export const status = 'Status';
export const state = 'State';
export const all = 'All';
export const none = 'None';
export const notAvailable = 'N/A';
export const title = 'Title';
export const category = 'Category';
export const categories = 'Categories';
export const allCategories = 'All Categories';
export const chooseACategory = 'Choose a category';
export const pleaseChoose = 'Please choose';
export const searchLabel = 'Search';
export const sortBy = 'Sort by';
export const usualOrder = 'Usual order';
export const relevance = 'Relevance';
export const actions = 'Actions';
export const date = 'Date';
export const when = 'When';
export const what = 'What';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const file = 'File';
export const files = 'Files';
export const isNew = 'New';
export const urgent = 'Urgent';
export const allRead = 'All read';
export const saved = 'Saved.';
export const decision = 'Decision';
export const location = 'Location';
export const address = 'Address';
export const contact = 'Contact';

// Of people and their places
export const membershipId = 'Membership ID';
export const license = 'License';
export const areaAndUnit = 'Area and unit';
export const allAreas = 'All areas';
export const allAreasOption = 'All Areas';
export const allMembers = 'All members';
export const pagesOfMembers = 'Pages of members';
export const memberSearchHint = 'Name, email, phone or username';
export const joined = 'Joined';
export const profile = 'Profile';
export const notConfirmed = 'Not confirmed';
export const yourPassword = 'Your password';
export const yourPhoto = 'Your photo';
export const yourWord = 'Your word';

// Screens
export const community = 'Community';
export const answers = 'Answers';
export const dashboard = 'Dashboard';
export const today = 'Today';
export const more = 'More';
export const showPhotoOf = 'Show the photo of {name}';
export const dues = 'Dues';
export const ownEvents = 'Your events';
export const makeBright = 'If a camera cannot read it, make the screen brighter.';
export const onThisPhone = 'On this phone';
export const readOn = 'Read on';
export const showLess = 'Show less';
export const memberDashboard = 'Member Dashboard';
export const membershipCard = 'Membership Card';
export const manageAreas = 'Manage Areas';
export const manageUsers = 'Manage Users';
export const manageEvents = 'Manage Events';
export const manageResources = 'Manage Resources';
export const totalUsers = 'Total Users';
export const totalAreas = 'Total Areas';
export const committee = 'Committee';
export const news = 'News';
export const privacy = 'Privacy';
export const help = 'Help';
export const login = 'Login';
export const loginToViewMembers = 'Please login to view members.';
export const joinUs = 'Join Us';

// What failed
export const sendFailed = 'Failed to send. Please try again.';
export const publishFailed = 'Failed to publish. Please try again.';
export const fetchFailed = 'Something went wrong while fetching data.';
export const saveFailed = 'Failed to save. Please try again.';
export const serverErrorStatus = 'Server error: {status}';

// The frame of a mail
export const unsubscribe = 'Unsubscribe';
export const buttonDoesNotWork = 'If the button does not work, open this address:';

// What the server says of a call
export const notFound = 'Not found.';
export const pleaseLogin = 'Please login.';
export const pleaseLoginAgain = 'Please login again.';
export const notAllowed = 'You may not do this.';
export const proofNeeded = 'Please show once more that it is you.';
export const secondFactorRequired = 'Please set up a second factor first, under Account security.';
export const switchedElsewhere =
  'This was changed somewhere else meanwhile. Please look at it again; it is shown as it is now.';
export const staleSave = 'Someone else has changed this meanwhile. Reload to see what it is now.';
export const unreadableRequest = 'The request could not be read.';
export const requestTooLarge = 'The request is too large.';
export const unacceptedContent = 'This kind of content is not accepted here.';
export const requestRefused = 'The request was refused.';
export const serverBusy = 'The server is busy. Please try again in a moment.';
export const partIsDown = 'A part of the site is down. Please try again in a moment.';
export const serverError = 'Something went wrong.';
export const noRoomLeft =
  'There is no room left on the server to save this. Nothing was changed. Please tell the office.';
export const filesUnavailable = 'Files are not available just now. Please try again.';
export const noSuchPart = 'The file has no such part.';
export const tooManyUploads = 'Too many uploads at once. Please wait until some are done.';
export const formExpected = 'This call takes multipart/form-data.';
export const noFileExpected = 'No file is expected here.';
export const tooManyFiles = 'Too many files.';
export const tooManyParts = 'Too many fields or files.';
export const formIncomplete = 'The form arrived incomplete. Please try again.';

// What zod says of a value where a schema has no words of its own
export const invalidInput = 'Invalid input';
export const invalidType = 'Invalid input: expected {expected}, received {received}';
export const invalidLiteral = 'Invalid input: expected {expected}';
export const invalidOption = 'Invalid option: expected one of {options}';
export const missingText = 'Invalid input: expected string, received undefined';
export const missingNumber = 'Invalid input: expected number, received undefined';
export const missingSwitch = 'Invalid input: expected boolean, received undefined';
export const missingList = 'Invalid input: expected array, received undefined';
export const notANumber = 'Invalid input: expected number, received NaN';
export const notAWholeNumber = 'Invalid input: expected int, received number';
export const longerThan = 'Too big: expected string to have <={max} characters';
export const shorterThan = 'Too small: expected string to have >={min} characters';
export const moreItemsThan = 'Too big: expected array to have <={max} items';
export const fewerItemsThan = 'Too small: expected array to have >={min} items';
export const numberAtMost = 'Too big: expected number to be <={max}';
export const numberAtLeast = 'Too small: expected number to be >={min}';
export const numberAbove = 'Too small: expected number to be >{min}';
export const tooLong = 'Too big: expected {what} to have {limit}';
export const tooBig = 'Too big: expected {what} to be {limit}';
export const tooShort = 'Too small: expected {what} to have {limit}';
export const tooSmall = 'Too small: expected {what} to be {limit}';
export const invalidPattern = 'Invalid string: must match pattern {pattern}';
export const invalidEmail = 'Invalid email address';
export const invalidIsoDate = 'Invalid ISO date';
export const invalidIsoMoment = 'Invalid ISO datetime';
export const invalidUrl = 'Invalid URL';
export const unknownField = 'Unrecognized key: {key}';
export const unknownFields = 'Unrecognized keys: {keys}';

// Code in a text that people wrote
export const code = 'Code';
