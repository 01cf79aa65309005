// The page
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
export const auditSessions = {
  'login.end': 'Own session ended',
  'login.end_others': 'All other own sessions ended',
} as const;
export const auditSessionFields = { sessions: 'Sessions' } as const;
// Messages of the second factor’s calls
export const codeNeeded = 'Code is required';
export const passwordNeeded = 'Password is required';
export const nameNeeded = 'Name is required';
export const oneProof = 'Send a password, a code or a passkey.';
export const wrongCode = 'That code is not right, or was used already.';
export const passkeyRefused = 'This passkey could not be used. Please try again.';
export const alreadySetUp = 'An authenticator app is set up already. Turn it off first.';
export const notStarted = 'Please begin to set up the authenticator app first.';
export const noFactor = 'You have no second factor.';
export const noApp = 'There is no authenticator app to turn off.';
export const noPasskey = 'This passkey is not there any more.';
export const passkeyNotMade = 'The passkey could not be made. Please try again.';
export const tooManyPasskeys = 'You have 20 passkeys. Delete one first.';

// Mails about the second factor
export const mails = {
  undone: 'If it was not you, the button takes this back as well.',
  news: {
    totpAdded: {
      title: 'Authenticator app set up',
      done: 'An authenticator app was set up for your account. From now on the login asks for a code from it.',
    },
    totpRemoved: {
      title: 'Authenticator app turned off',
      done: 'The authenticator app of your account was turned off.',
    },
    codesMade: {
      title: 'New recovery codes',
      done: 'New recovery codes were made for your account. The old ones no longer work.',
    },
    passkeyAdded: { title: 'Passkey added', done: 'A passkey was added to your account. It can be used to log in.' },
    passkeyRemoved: { title: 'Passkey deleted', done: 'A passkey of your account was deleted.' },
  },
} as const;

// The section Second factor
export const factor = {
  title: 'Second factor',
  lead: 'Beside your password, something that only you have: an app on your phone, or a passkey. Then a stolen password alone opens nothing.',
  loadFailed: 'The second factor could not be loaded.',
  app: 'Authenticator app',
  on: 'On',
  appSince: 'Set up since {day}. The login asks for a code from it.',
  appNone:
    'Not set up. Any app for one-time codes will do, such as Google Authenticator, Microsoft Authenticator or Aegis.',
  setUp: 'Set up',
  turnOff: 'Turn off',
  turnOffQuestion: 'Turn off the authenticator app?',
  turnOffLast: 'The login will ask for your password alone, and your recovery codes will no longer work.',
  turnOffOther: 'Your passkeys stay as they are.',
  turnOffStaff: 'Staff have to have a second factor: without one you have a member’s rights only.',
  turnOffFailed: 'The authenticator app could not be turned off. Please try again.',
  turnedOff: 'The authenticator app is turned off.',
  codes: 'Recovery codes',
  codesLead: 'For when you do not have your phone with you.',
  codesLeft: { one: '{count} code is left.', other: '{count} codes are left.' },
  newCodes: 'New codes',
  newCodesQuestion: 'Make new recovery codes?',
  newCodesWhat: 'The codes that you kept before will no longer work.',
  newCodesFailed: 'New codes could not be made. Please try again.',
} as const;

// What the site asks of staff
export const staffRule = {
  asked: 'You work with other people’s data. Please set up a second factor.',
  required: 'Staff have to have a second factor. Please set one up by {day}.',
  overdue: 'Staff have to have a second factor. Until you set one up you have a member’s rights only.',
  go: 'Set up a second factor',
  hide: 'Not now',
  enrolled: 'Staff with a second factor: {enrolled} of {of}',
} as const;

// Setting up the authenticator app
export const setUp = {
  title: 'Set up an authenticator app',
  starting: 'Preparing a key…',
  startFailed: 'The key could not be made.',
  scan: '1. Scan this picture with the app.',
  picture: 'QR code with the key for the authenticator app',
  orKey: 'Or type this key into the app:',
  open: 'Open in an app on this device',
  type: '2. Type the code that the app shows now.',
  code: 'Code from the app',
  confirm: 'Confirm',
  failed: 'The code could not be checked. Please try again.',
} as const;

// The recovery codes, shown once
export const keep = {
  title: 'Keep your recovery codes',
  lead: 'With one of them you get in when you do not have your phone. Each works once. They are shown only now: print them, or keep them where you keep your passwords.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The codes could not be copied.',
  download: 'Download',
  print: 'Print',
  head: 'Recovery codes for {site}. Each works once.',
  kept: 'I have kept them',
} as const;

// Passkeys
export const passkey = {
  title: 'Passkeys',
  lead: 'Log in with your fingerprint, your face or the lock of your device, without a password. A passkey counts as a second factor.',
  none: 'You have no passkeys yet.',
  add: 'Add a passkey',
  name: 'Name',
  nameHint: 'So that you recognise it here, such as “My phone”.',
  firstName: 'My device',
  make: 'Make the passkey',
  failed: 'The passkey could not be made. Please try again.',
  cancelled: 'No passkey was made.',
  added: 'Passkey added.',
  addedOn: 'Added on {day}',
  lastUsed: 'last used on {day}',
  neverUsed: 'never used',
  synced: 'on several devices',
  renameNamed: 'Rename the passkey {name}',
  saveName: 'Save',
  renameFailed: 'The passkey could not be renamed. Please try again.',
  renamed: 'Passkey renamed.',
  remove: 'Delete',
  removeNamed: 'Delete the passkey {name}',
  removeQuestion: 'Delete the passkey {name}?',
  removeWhat: 'You can no longer log in with it here. Delete it in your device or password manager too.',
  removeFailed: 'The passkey could not be deleted. Please try again.',
  removed: 'Passkey deleted.',
} as const;

// The window of the fresh proof
export const proof = {
  title: 'Is it still you?',
  lead: 'What you are about to do is well protected. Please show once more that it is you; it holds for five minutes.',
  password: 'Password',
  code: 'Code from your app',
  recovery: 'Recovery code',
  by: 'How',
  byPassword: 'Password',
  byCode: 'Code',
  byRecovery: 'Recovery code',
  byPasskey: 'Use a passkey',
  go: 'Go on',
  failed: 'This could not be checked. Please try again.',
} as const;

// The audit log’s words
export const auditActions = {
  'security.totp_add': 'Authenticator app set up',
  'security.totp_remove': 'Authenticator app turned off',
  'security.codes_new': 'New recovery codes made',
  'security.passkey_add': 'Passkey added',
  'security.passkey_rename': 'Passkey renamed',
  'security.passkey_remove': 'Passkey deleted',
} as const;
export const auditKind = { one: 'Second factor', many: 'Second factors' } as const;

// A person's page
export const personSignIn = {
  title: 'Sign-in',
  failed: 'Failed to load the sign-ins. Please try again.',
  none: 'Never signed in.',
  sessions: 'Sessions',
  sessionsOn: '{sessions} (devices: {devices})',
  lastUsed: 'Last used',
  factorKinds: { totp: 'Authenticator app', passkey: 'Passkey' },
  noFactor: 'None',
  noLogin: 'This account cannot be signed in to.',
} as const;
export const badLoginCursor = 'This is no place in the list.';
