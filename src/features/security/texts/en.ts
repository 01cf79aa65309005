// The page
export const pageTitle = 'Account security';
export const pageLead = 'Where you are logged in, and how you prove that it is you.';

// Where you are logged in
export const sessionsTitle = 'Where you are logged in';
export const sessionsLead = 'If you do not know one of these, end it and change your password.';
export const sessionsFailed = 'Failed to load where you are logged in.';
export const unknownDevice = 'Unknown device';
export const thisDevice = 'This device';
export const usedNow = 'In use now';
export const lastUsed = 'Last used {when}';
export const loggedInAt = 'logged in {moment}';
export const onlyThisOne = 'You are logged in on this device only.';
export const end = 'End';
export const endOneTitle = 'End this session?';
export const endOneMeans = '{device} is logged out at once. Whoever uses it has to log in again.';
export const endOneYes = 'End session';
export const ended = 'The session has ended.';
export const endOthers = 'End all others';
export const endOthersTitle = 'End all other sessions?';
export const endOthersMeans = 'All other devices are logged out at once. You stay logged in on this one.';
export const othersEnded = 'All other sessions have ended.';
export const endFailed = 'The session could not be ended.';
export const sessionUnknown = 'This session has ended already.';
export const auditSessions = { 'login.end': 'Own session ended', 'login.end_others': 'All other own sessions ended' } as const;
export const auditSessionFields = { sessions: 'Sessions' } as const;
