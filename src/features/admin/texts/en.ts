// The dashboard
export const dashboardLead = 'Members, areas and content of the district.';
export const welcome = 'Welcome, {fullName}';
export const accessError = 'Access Error';
export const adminOnly = 'Access denied. Admin only.';
export const goToDashboard = 'Go to Dashboard';

// Figures
export const theDistrictInFigures = 'The district in figures';
export const areaAdmins = 'Area Admins';

// Today's activity
export const todaysActivity = "Today's Activity";
export const newRegistrations = 'New Registrations';
export const sinceMidnight = 'since midnight';
export const pendingReviews = 'Pending Reviews';
export const waitingHint = 'waiting for approval';
export const activeAdmins = 'Active Admins';
export const signedInToday = 'signed in today';

// Quick actions
export const quickActions = 'Quick Actions';
export const reviewPending = 'Review Pending';
export const nobodyIsWaiting = 'Nobody is waiting';
export const waitingForApproval = '{pending} waiting for approval';
export const manageMembers = 'Manage Members';
export const manageMembersLead = 'Search, filter and export';
export const manageAreasLead = 'Areas and their units';
export const positionsLead = 'Who is in which committee';
export const manageUsersLead = 'Accounts, roles and photos';
export const flags = 'Flags';
export const flagsLead = 'Reported posts of the community';
export const auditLogLead = 'Who changed what, and when';

// Uploads
export const uploadsLead = 'Changes appear on the public pages at once.';
export const manageEventsLead = 'Events and their posters, upcoming and past.';
export const manageResourcesLead = 'Flipbooks and documents of the library.';

// Plots
export const registrations = 'Registrations';
export const registrationsLead = '{strong} in the last twelve months. The current month is not over yet.';
export const registrationsByMonth = 'Registrations by month';
export const month = 'Month';
export const membersByArea = 'Members by area';
export const membersByAreaLead = '{strong} active members, the largest areas first.';
export const noAreasYet = 'There are no areas yet.';
export const activeMembersByArea = 'Active members by area';
export const share = 'Share';

// Backups
export const backups = 'Backups';
export const loadBackupFailed = 'When the last backup was made could not be loaded.';
export const noBackupYet = 'No backup has been made yet.';
export const lastBackup = 'The last backup was made on {madeAt}: {rows}, {files}.';
export const rowCount = { one: '{count} row', other: '{count} rows' } as const;
export const fileCount = { one: '{count} file', other: '{count} files' } as const;
export const filesMissing = {
  one: '{count} file of the site could not be found.',
  other: '{count} files of the site could not be found.',
} as const;
export const lastNightMissing = 'The one of last night is missing: the log says why.';
export const noneByItself = 'None is made by itself: that takes the setting {setting}.';

// Room
export const room = 'Room';
export const loadRoomFailed = 'How much room is left could not be loaded.';
export const diskFree = '{free} of {total} are free on the server’s disk.';
export const filesTake = 'The stored files take {files}.';
export const diskLow =
  'The disk is getting full. When it is, nothing can be saved any more: please make room, or ask for a larger disk.';
export const diskFull = 'The disk is full: nothing is saved until there is room again. Deleting still works.';

// What waits
export const waitingOnScreen = { one: '{count} waits', other: '{count} wait' } as const;
export const whatWaits = 'What waits';
export const nothingWaits = 'Nothing waits.';
export const nothingWaitsMore = 'New work appears here as soon as it comes.';
export const loadWaitsFailed = 'What waits could not be loaded.';
export const oldestSince = 'the oldest since {day}';
export const dueBy = 'to be done by {moment}';
export const overdueSince = 'overdue since {moment}';
export const putOff = 'Put off';
export const putOffQueue = 'Put off: {label}';
export const putOffMore = 'Everybody in the office sees it. It comes back on that day, and before a legal end.';
export const untilDay = 'Until';
export const reason = 'Reason';
export const chooseDay = 'Choose a day.';
export const giveReason = 'Give a reason.';
export const putOffBetween = 'Choose a day from tomorrow on, at most 14 days ahead and before the legal end.';
export const cannotBePutOff = 'This can no longer be put off: its legal end is too near.';
export const putOffUntil = 'Put off until {day} by {name}: {reason}';
export const bringBack = 'Bring back';
export const openedBy = '{name} opened this {ago}';
export const someone = 'A former colleague';
export const daySheet = "The day's sheet";
export const daySheetFailed = "The day's sheet could not be drawn.";
export const unknownQueue = 'There is no such queue.';
export const queue = 'Work queue';
export const queues = 'Work queues';
export const wasPutOff = 'put off';
export const wasResumed = 'brought back';
