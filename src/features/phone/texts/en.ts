// The page without a line

export const offlineTitle = 'No connection';
export const offlineLead = 'The site cannot be reached just now. What you have taken along is here.';
export const offlinePages = 'These open without a connection';
export const offlineHome = 'Home page';

// A new release

export const newVersion = 'A new version is ready';
export const update = 'Update';
export const unsentFirst = 'Something here is not sent yet. Send or discard it, then update.';

// What a phone takes along: /account/phone
export const pageLead = 'What opens without a connection, and how the site gets an icon of its own.';
export const takenAlong = 'Taken along';
export const nothingTaken = 'Nothing yet. It is taken along while the site is open.';
export const clockWrong = 'The clock of this phone is more than a day behind. Nothing is shown until it is right.';
export const inAll = '{size} in all. It goes with the logout.';
export const takeNow = 'Take along now';
export const takenNow = 'Everything is as it is now.';
export const takeFailed = 'It could not be taken along. Please try again.';
export const tryIt = 'Try it';
export const tryItHow = 'Switch on the airplane mode, then open your card or a circular.';
export const install = 'Icon on the home screen';
export const installIphone =
  'iPhone, in Safari: tap Share, then “Add to Home Screen”. Notices can be switched on only in the site opened from that icon.';
export const installAndroid = 'Android, in Chrome: tap the menu ⋮, then “Install app” or “Add to Home screen”.';

// What was being typed when the tab was closed
export const restored = 'Restored what you had typed';
export const logoutDeletesTyped = 'What you have begun to write is kept on this phone. It is deleted with the logout.';

// Posts that wait for a connection
export const leftUnsent = 'No connection. It waits on this phone and is sent by itself when the connection is back.';
export const unsent = 'Waiting to be sent';
export const unsentMeans =
  'Sent by themselves when the connection is back, each once. They are deleted when you log out.';
export const unsentSince = 'Waits since {moment}';
export const unsentCount = { one: '{count} is waiting', other: '{count} are waiting' } as const;
export const unsentSent = {
  one: 'What waited for a connection is sent.',
  other: '{count} posts that waited for a connection are sent.',
} as const;
export const sendNow = 'Send now';
export const sendAnyway = 'Send anyway';
export const removeUnsent = 'Remove without sending?';
export const logoutTitle = 'Not everything is sent';
export const logoutDeletes = {
  one: 'A post still waits for a connection on this phone. It is deleted with the logout.',
  other: '{count} posts still wait for a connection on this phone. They are deleted with the logout.',
} as const;
export const logoutAnyway = 'Delete and log out';
