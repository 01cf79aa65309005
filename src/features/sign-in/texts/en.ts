// Messages of the forms and calls
export const resetPasswordShort = 'Password must be at least 6 characters long.';
export const resetPasswordsDiffer = 'Passwords do not match.';
export const newPasswordsDiffer = 'New passwords do not match.';
export const fillPasswords = 'Please fill in all password fields.';
export const fillResetPasswords = 'Please fill in both password fields.';
export const wrongPassword = 'Error changing password. Please check your current password.';
export const passwordChanged = 'Password changed successfully!';
export const serverBusy = 'The server is busy. Please try again in a moment.';
export const refreshTokenMissing = 'The refresh token is missing.';
export const loginAgain = 'Please login again.';
export const loggedOut = 'Logged out.';
export const accountClosed = 'This account is closed. Please ask the office.';
export const badLogin = 'Invalid email/member ID or password. Please try again.';
export const resetSent = 'If an account with this email exists, a password reset link has been sent to it.';
export const resetValid = 'The reset link is valid.';
export const resetBad = 'Invalid or expired reset token.';

// A link in a mail about the account
export const notMeTitle = 'That wasn’t you?';
export const notMeLead =
  'Then somebody else may know your password. This logs out all devices, and sends a link to set a new password to the e-mail address of your account.';
export const notMeSubmit = 'Log out all devices';
export const notMeDone =
  'All devices are logged out. A link to set a new password has been sent to the e-mail address of your account.';
export const notMeFactorDone =
  'All devices are logged out, and what was set up for logging in since then no longer works. A link to set a new password has been sent to the e-mail address of your account.';
export const notMeNext = 'Please set a new password now. If the mail does not come, please write to the office.';
export const notMeUnknown = 'This link is not valid, has been used already, or has expired.';
export const notMeInstead = 'You can still set a new password: that logs out all devices as well.';
export const notMeFailed = 'That did not work. Please try again.';

export const officePasswordGuessable =
  'This password is too easy to guess. For your role, please choose one of several words that have nothing to do with you.';
export const officePasswordHint = 'None that is guessed soon: several words that have nothing to do with you are good.';

export const resetUnknown = 'Reset link not found or has expired.';
export const resetUsed = 'Reset link has already been used or is no longer valid.';
export const resetDone = 'Your password was reset successfully. Please log in.';
export const resetConfirmBad = 'Invalid or expired link. Please try again.';

// Ways that several screens share
export const goingToLoginInLink = 'You will be taken to the login in {seconds} seconds. {link}';

// Login
export const loginSummary = 'Log in to the member area.';
export const loginLead = 'Use your email or your membership ID.';
export const emailOrMemberId = 'Email or Member ID';
export const forgotPasswordQuestion = 'Forgot password?';
export const storageBlocked =
  'Your browser stores nothing for this site, so you cannot stay logged in. Please allow it to, or free up some space.';
export const notMemberYet = 'Not a member yet?';
export const cameWithLink = 'You came with a reset link.';
export const useLink = 'Set a new password with it';
export const loggedInAs = 'You are logged in as {name}.';
export const loggedIn = 'You are logged in.';
export const goToDashboard = 'Go to your dashboard';
export const applicationSent = 'Your application has been sent.';
export const applicationSentMore =
  'Please press the link in our mail to confirm your address. The office then decides on your application and writes to you; you can log in once it has been approved.';
export const logInToSee = 'Please log in to see this page.';
export const sessionEnded = 'Unauthorized. Please login again.';

// A new password by mail
export const forgotPassword = 'Forgot password';
export const forgotPasswordSummary = 'Get a link by mail to set a new password.';
export const forgotPasswordLead =
  'Tell us the email of your account and we will send you a link to set a new password.';
export const emailStepLead = 'Tell us the email of your account and we will send you a link.';
export const linkMailed = 'The link works once, for one hour. No mail? Please look in your spam folder too.';
export const sendResetLink = 'Send Reset Link';
export const resetMailFailed = 'Failed to send reset email. Please check your email address.';
export const stepCount = 'Step {step} of {of}';
export const haveLink = 'I have a link already';
export const checkEmail = 'Check your email';
export const linkStepLead = 'Open the link we have mailed you, or paste it here.';
export const linkOrToken = 'Reset link or token';
export const linkHint = 'Copy the whole link from the email and paste it here. It works once, for one hour.';
export const verifyLink = 'Verify Link';
export const linkMissing = 'Please enter a valid reset token or URL.';
export const linkUnreadable = 'Invalid token format. Please copy the full link from your email.';
export const setNewPassword = 'Set a new password';
export const forAccount = 'For the account {email}.';
export const passwordStepLead = 'Choose a password you do not use elsewhere.';
export const newPassword = 'New Password';
export const newPasswordHint = 'At least 6 characters; 8 or more are better.';
export const resetPasswordSubmit = 'Reset Password';
export const backToFirstStep = 'You will be taken back to the first step in 2 seconds.';
export const resetFailed = 'Failed to reset password. Please try again or request a new reset link.';
export const resetSessionBad = 'Invalid reset session. Please start over.';
export const resetPassword = 'Reset password';
export const resetPageLead = 'Choose one you do not use elsewhere. You will be logged out on all your devices.';
export const sendNewLink = 'Send a new link';

// Changing the password
export const changePasswordLabel = 'Change password';
export const currentPassword = 'Current Password';
export const confirmNewPassword = 'Confirm New Password';
export const changePasswordLead = 'You will be logged out everywhere. Then log in with your new password.';
export const changePasswordShortLead = 'You will be logged out everywhere.';
export const changePasswordFailed = 'Failed to change password';
export const goingToLogin = 'You are being taken to the login.';
export const goingHome = 'You are being taken to the home page.';

// The dashboard of an account that is no member’s
export const welcome = 'Welcome';
export const privacyCardLead = 'What you have agreed to, and what you can ask for about your data.';
export const welcomeName = 'Welcome, {name}';
export const withMembershipId = 'Membership ID {membershipId}';
export const simpleProfileNotLoaded = 'Failed to load profile. Please re-login.';

// The second step of the login
export const badTicket = 'This login took too long or was tried too often. Please log in again.';
export const resetNeedsCode =
  'The e-mail address of your account was changed in the last 24 hours. Please enter a code from your app as well, or a recovery code.';
export const resetCode = 'Code from your app, or a recovery code';
export const wrongCode = 'That code is not right, or was used already.';
export const passkeyRefused = 'This passkey could not be used. Please try again, or log in with your password.';
export const notYourPassword = 'That is not your password.';
export const noFactor = 'This person has no second factor.';
export const factorReset = 'Second factor reset.';

// The second step on the login screen
export const secondStep = {
  title: 'One more step',
  totpLead: 'Open your authenticator app and type the code that it shows for this website.',
  recoveryLead: 'Type one of the recovery codes that you kept when you set up the second factor. Each works once.',
  passkeyLead: 'Use your passkey to log in.',
  code: 'Code from your app',
  recoveryCode: 'Recovery code',
  go: 'Log in',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  usePasskey: 'Log in with a passkey',
  back: 'Back to the password',
  failed: 'The code could not be checked. Please try again.',
  passkeyFailed: 'Logging in with a passkey did not work. Please try again, or use your password.',
  or: 'or',
} as const;

// The second factor in a person’s window
export const factorOffice = {
  title: 'Second factor',
  since: 'Set up since {day}.',
  none: 'Not set up.',
  reset: 'Reset second factor',
  question: 'Reset the second factor of {name}?',
  what: 'For somebody who has lost their phone and their recovery codes. Make sure that it is really them. They are logged out everywhere, get a mail, and log in with their password alone until they set up a new one.',
  reason: 'Reason',
  failed: 'The second factor could not be reset. Please try again.',
  loadFailed: 'The second factor could not be loaded.',
} as const;

// Mails
export const mails = {
  resetLink: {
    title: 'Set a new password',
    asked: 'You, or somebody else, asked for a new password. This link works once, for {minutes} minutes.',
    ignore: 'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    set: 'Set a new password',
    ended:
      'You have told us that it was not you. You are logged out on all devices. With this link you set a new password; it works once, for {minutes} minutes.',
    now: 'Please do it now: whoever knows the old password can still log in with it.',
  },
  security: {
    when: 'When',
    wasMe: 'If it was you, there is nothing to do.',
    notMe:
      'If it was not you, press this button, within {days} days. It logs out all devices and sends you a link to set a new password.',
    button: 'That wasn’t me',
    newDevice: {
      title: 'Your account was used on a new device',
      done: 'Somebody has logged in to your account on a device that we have not seen with it before.',
      device: 'Device',
      unknown: 'Unknown device',
      more: 'There may be more: we send {count} such mails a day, and this is the last for now. Account security shows where you are logged in.',
    },
    password: {
      title: 'Your password was changed',
      done: 'Your account has another password now. All devices were logged out.',
    },
    address: {
      title: 'The e-mail address of your account was changed',
      done: 'Your account has another e-mail address now. Our mails go there from now on, also the links to set a new password.',
      now: 'New address',
      office: 'Only the office can change it. If you have not asked for it, please tell the office as well.',
    },
  },
  firstPassword: {
    title: 'Your account on our website',
    added: 'The office has added you to the members on our website.',
    link: 'With this link you set your password. It works once, for {days} days.',
    set: 'Set your password',
  },
  factorReset: {
    title: 'Your second factor was reset',
    done: 'The office has taken away the second factor of your account, with your recovery codes and passkeys. You were logged out everywhere and can log in with your password alone.',
    again: 'Please set up a new one under Account security.',
    wrong: 'If you did not ask for it, change your password and tell the office at once.',
  },
} as const;

// The audit log’s words
export const auditLogin = { one: 'Login', many: 'Logins' } as const;
export const auditActions = {
  'user.password_reset_asked': 'Password reset asked for',
  'user.password_set': 'Password set',
  'user.sessions_end': 'Sessions ended',
  'user.not_me': '“That wasn’t me”: all sessions ended',
  'login.done': 'Logged in',
  'login.new_device': 'Logged in on a new device',
  'login.failed': 'Wrong password at the login',
  'login.blocked': 'Logins blocked after wrong passwords',
  'login.slowed': 'Logins slowed after wrong passwords from many places',
  'login.factor_failed': 'Wrong codes at the second step of a login',
  'user.factor_reset': 'Second factor reset',
  'user.factor_undone': 'Second factor that somebody else had set up taken away',
} as const;
export const auditFields = {
  device: 'Device',
} as const;
