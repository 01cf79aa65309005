// Messages of the calls
export const badSubscription = 'This is no subscription of a browser.';
export const badNames = 'Choose whether names may be shown.';
export const unknownService = 'Notices cannot be sent through this browser’s service.';
export const deviceUnknown = 'Notices are off on this device already.';
export const notOnHere = 'Notices are off on this device. Switch them on first.';
export const testSent = 'A test is on its way.';

// What waits for the office
export const servicesStopped = 'Push services that refuse the notices of this site';

// What a test shows on the lock screen
export const testTitle = 'This is a test';
export const testBody = 'Notices arrive on this device.';

// The audit log
export const audit = {
  switchedOn: 'Notices to own device switched on',
  switchedOff: 'Notices to own device switched off',
  namesShown: 'Names on the lock screen of own device switched on',
  namesHidden: 'Names on the lock screen of own device switched off',
  serviceStopped: 'Push service stopped: it refuses this site',
  keyChanged: 'Key for push services changed',
} as const;

// The section of /account/security
export const sectionTitle = 'Notices on this device';
export const sectionLead =
  'You hear of circulars, answers and your licence while the site is closed. The lock screen shows what happened, and names only if you choose so.';
export const loadFailed = 'Failed to load your devices.';
export const switchOn = 'Switch on';
export const switchOff = 'Switch off';
export const sendTest = 'Send a test';
export const off = 'Off';
export const onLastArrived = 'On, last arrived {day}';
export const onNothingYet = 'On, nothing has arrived yet';
export const onNotDelivered = 'On, but the last notice could not be delivered ({day})';
export const otherDevices = 'Your other devices';
export const unknownDevice = 'Unknown device';
export const thisDevice = 'On this device';
export const switchedOn = 'Notices are on. Send a test to see one.';
export const switchedOff = 'Notices are off.';
export const names = 'Show names on the lock screen';
export const namesMean =
  'People who see this phone can read who has answered you, or what you owe. Otherwise only what has happened.';
export const namesOn = 'Notices on this device show names.';
export const namesOff = 'Notices on this device show no names.';
export const namesFailed = 'This could not be saved. Please try again.';
export const switchOnFailed = 'Notices could not be switched on. Please try again.';
export const switchOffFailed = 'Notices could not be switched off. Please try again.';
export const testFailed = 'The test could not be sent. Please try again.';
export const notAllowed = 'You have not allowed notices, so they stay off.';
export const blockedAndroid =
  'Notices of this site are blocked in this browser. On Android: tap the sign before the address, then “Permissions” and “Notifications”, and allow them.';
export const blockedApple =
  'Notices of this site are blocked on this iPhone. Open “Settings”, then “Notifications”, choose this site and allow them.';
export const installFirst =
  'On an iPhone or iPad notices come only when the site is on the home screen: tap the share sign (a square with an arrow), then “Add to Home Screen”. Open the site from there, log in, and switch notices on here.';
export const tooOld =
  'Notices need iOS 16.4 or newer. Update this iPhone under “Settings”, “General”, “Software Update”.';
export const cannotHere =
  'This browser cannot show notices. On Android use Chrome, Firefox or the Samsung browser, not a private window.';
