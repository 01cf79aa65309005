// The page without a line

export const offlineTitle = 'No connection';
export const offlineLead = 'The site cannot be reached just now. What you have taken along is here.';
export const offlinePages = 'These open without a connection';
export const offlineHome = 'Home page';

// A new release

export const newVersion = 'A new version is ready';
export const update = 'Update';
export const unsentFirst = 'Something here is not sent yet. Send or discard it, then update.';
