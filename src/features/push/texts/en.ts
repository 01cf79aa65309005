// Messages of the calls
export const badSubscription = 'This is no subscription of a browser.';
export const unknownService = 'Notices cannot be sent through this browser’s service.';
export const deviceUnknown = 'Notices are off on this device already.';
export const notOnHere = 'Notices are off on this device. Switch them on first.';
export const testSent = 'A test is on its way.';

// What a test shows on the lock screen
export const testTitle = 'This is a test';
export const testBody = 'Notices arrive on this device.';

// The audit log
export const audit = {
  switchedOn: 'Notices to own device switched on',
  switchedOff: 'Notices to own device switched off',
  keyChanged: 'Key for push services changed',
} as const;
