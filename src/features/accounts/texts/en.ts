// Messages of the forms and calls
export const required = {
  fullName: 'Full name is required',
  email: 'Email is required',
  phone: 'Phone is required',
  password: 'Password is required',
  username: 'Username is required',
  area: 'Area is required',
  unit: 'Unit is required',
  position: 'Position is required',
  customArea: 'Custom area is required',
  customUnit: 'Custom unit is required',
  photo: 'Passport photo is required',
  licenseNo: 'License number is required',
  licenseCategory: 'License category is required',
  licenseDate: 'License issue date is required',
  renewalDate: 'License renewal date is required',
  name: 'Name is required',
  login: 'Email or member ID is required',
  code: 'Code is required',
  reason: 'Reason is required',
} as const;
export const badEmail = 'Invalid email format';
export const badPhone = 'Phone must be 10 digits';
export const badPin = 'PIN code must be exactly 6 digits';
export const badAadhaar = 'Aadhaar number must be 12 digits';
export const badDate = 'Please enter a valid date.';
export const dobFuture = 'Date of birth cannot be in the future';
export const tooYoung = 'Members must be at least 18 years old';
export const licenseDateFuture = 'License issue date cannot be in the future';
export const licenseDateTooLate = 'License issue date cannot be after the renewal date';
export const renewalTooEarly = 'License renewal date cannot be before the issue date';
export const badChoice = 'Please choose one from the list.';
export const dutiesList = 'Send the duties as a list.';
export const dutyUnknown = 'Unknown duty.';
export const dutiesOfSuperuser = 'A superuser has every duty already.';
export const dutyRefused = {
  registrar: 'Registrar is a duty for admins only.',
  treasurer: 'Treasurer is a duty for admins only.',
  moderator: 'Moderator is a duty for members only.',
} as const;
export const passwordShortHint = 'Password must be at least 8 characters';
export const passwordShort = 'Password must be at least 6 characters';
export const passwordLong = 'At most {longestPassword} characters.';
export const resetPasswordShort = 'Password must be at least 6 characters long.';
export const passwordsDiffer = 'Passwords do not match';
export const resetPasswordsDiffer = 'Passwords do not match.';
export const newPasswordsDiffer = 'New passwords do not match.';
export const fillPasswords = 'Please fill in all password fields.';
export const fillResetPasswords = 'Please fill in both password fields.';
export const wrongPassword = 'Error changing password. Please check your current password.';
export const passwordChanged = 'Password changed successfully!';
export const serverBusy = 'The server is busy. Please try again in a moment.';
export const photoType = 'Only JPG or PNG files are allowed.';
export const photoTooLarge2 = 'File size must be less than 2MB.';
export const photoTooLarge5 = 'File size must be less than 5MB.';
export const imageType = 'Please select a valid image file';
export const imageTooLarge = 'Image size should be less than 5MB';
export const photoUploaded = 'Photo uploaded successfully!';
export const photoPixels = 'This picture has too many pixels.';
export const emailTaken = 'An account with this email already exists.';
export const phoneTaken = 'An account with this phone number already exists.';
export const usernameTaken = 'This username is already taken.';
export const namePoses = 'Please use your own name. This one could be taken for the office.';
export const aadhaarUnreadable = 'This Aadhaar number can no longer be read. Please enter it again.';
export const approvalPending = 'Your account is pending approval.';
export const refreshTokenMissing = 'The refresh token is missing.';
export const loginAgain = 'Please login again.';
export const loggedOut = 'Logged out.';
export const badLogin = 'Invalid email/member ID or password. Please try again.';
export const registered = 'Registration successful! Your application is waiting for approval.';
export const registeredSimple = 'Registration successful! Please check your email for your default password.';
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
export const profileUpdated = 'Profile updated successfully!';
export const emailReadOnly = 'Please ask the office to change your email.';
export const areaReadOnly = 'Please ask the office to change your area.';
export const unknownArea = 'Please choose an area from the list.';
export const unknownUnit = 'Please choose a unit of your area.';
export const userApproved = 'User approved successfully!';
export const approvalWithdrawn = 'Approval withdrawn successfully!';
export const alreadyApproved = 'This user is already approved.';
export const notApproved = 'This user is not approved.';
export const lastSuperuser = 'The last superuser must stay.';
export const ownAccount = 'You cannot delete your own account.';
export const areaAdminNeedsArea = 'An area admin needs an area. Please set it first.';
export const userUnknown = 'User not found.';

// Names of fields, and of what can be chosen in them
export const fullName = 'Full Name';
export const name = 'Name';
export const username = 'Username';
export const email = 'Email';
export const phone = 'Phone';
export const password = 'Password';
export const area = 'Area';
export const unit = 'Unit';
export const district = 'District';
export const location = 'Location';
export const position = 'Position';
export const role = 'Role';
export const passportPhoto = 'Passport Photo';
export const photo = 'Photo';
export const licenseNumber = 'License Number';
export const licenseCategory = 'License Category';
export const licenseIssueDate = 'License Issue Date';
export const licenseRenewalDate = 'License Renewal Date';
export const dateOfBirth = 'Date of Birth';
export const gender = 'Gender';
export const maritalStatus = 'Marital Status';
export const residentialAddress = 'Residential Address';
export const officeAddress = 'Office Address';
export const postOffice = 'Post Office';
export const pinCode = 'PIN Code';
export const panchayath = 'Panchayath';
export const qualification = 'Qualification';
export const additionalQualification = 'Additional Qualification';
export const skills = 'Skills';
export const bloodGroup = 'Blood Group';
export const aadhaarNumber = 'Aadhaar Number';
export const membershipId = 'Membership ID';
export const membership = 'Membership';
export const duties = 'Duties';
export const choiceNames = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  single: 'Single',
  married: 'Married',
} as const;
export const notAvailable = 'N/A';
export const notAssigned = 'Not Assigned';
export const notSpecified = 'Not Specified';
export const notGiven = 'Not given';
/** What a refusal calls the fields, in lines like “email: …”, where that is not the name in the API: in English it always is. */
export const fieldKeys: Readonly<Record<string, string>> = {};

// Choosing area and unit
export const selectArea = 'Select area';
export const selectUnit = 'Select unit';
export const selectAreaFirst = 'Select an area first.';
export const loadingAreas = 'Loading areas …';
export const loadingUnits = 'Loading units …';
export const areasFailed = 'Failed to load areas. Please try again.';
export const areasFailedGoOn = 'Failed to load areas. You can still proceed with the form.';
export const unitsFailed = 'Failed to load units. Please try again.';
export const tryAgain = 'Try again';

// Ways that several screens share
export const backToHome = 'Back to Home';
export const backToLogin = 'Back to Login';
export const contactTheOffice = 'Contact the office';
export const logIn = 'Log in';
export const logInNow = 'Log in now';
export const applyForMembership = 'Apply for membership';
export const goingToLoginIn = 'You will be taken to the login in {seconds} seconds.';
export const goingToLoginInLink = 'You will be taken to the login in {seconds} seconds. {link}';
export const loading = 'Loading';
export const cancel = 'Cancel';
export const save = 'Save';
export const show = 'Show';
export const hide = 'Hide';

// Joining
export const joinUs = 'Join Us';
export const joinSummary =
  'Apply for membership: for licensed engineers, designers, town planners and supervisors of Palakkad.';
export const joinLead =
  'For licensed engineers, designers, town planners and supervisors of the district. It takes about five minutes; keep your license number and a passport photo ready.';
export const alreadyMember = 'Already a member? {link}';
export const steps = {
  basic: 'Basic Info & Password',
  professional: 'Professional Information',
  personal: 'Personal Details',
} as const;
export const stepsLabel = 'Steps of the application';
export const stepNumber = 'Step {index}:';
export const stepOfSteps = 'Step {index} of {count}';
export const stepFaulty = 'has errors';
export const stepCompleted = 'completed';
export const placeInCommittee = 'Your place in the committee';
export const aboutApplicant = 'You';
export const yourPassword = 'Your password';
export const license = 'License';
export const address = 'Address';
export const aboutYou = 'About you';
export const phoneHint = 'Ten digits; +91 is not needed.';
export const passwordHint = 'Two or three words of your own are easy to remember.';
export const confirmPassword = 'Confirm Password';
export const aadhaarPrivate = 'Stored encrypted; only you and the office can see it.';
export const selectCategory = 'Select category';
export const yourPhoto = 'Your photo';
export const choosePhoto = 'Choose photo';
export const changeChosenPhoto = 'Change photo';
export const passportPhotoHint =
  'JPG or PNG; one of more than 2 MB is made smaller. Face to the camera, plain background.';
export const fittingPhoto = 'Making the photo smaller …';
export const previous = 'Previous';
export const next = 'Next';
export const submitApplication = 'Submit Application';
export const draftKept = 'We kept what you had typed.';
export const draftWithoutPhoto = 'Please choose your photo again.';
export const draftWithoutPasswords = 'Please type your passwords again.';
export const draftWithoutBoth = 'Please choose your photo and type your passwords again.';
export const startOver = 'Start over';
export const draftNote =
  'What you type is kept on this device for a week, so that nothing is lost; your Aadhaar number, until you close this tab. Your passwords and your photo are not kept.';
export const sendingApplication = 'Sending your application';
export const awaitingAnswer = 'Sent. Waiting for the answer …';
export const sendingStopped = 'You stopped it: your application was not sent.';
export const registrationFailed = 'Registration failed. Please check your details and try again.';
export const registrationUnreached = 'Registration failed. Please check your connection and try again.';
export const applicationReceived =
  'We have mailed you a confirmation. Once the office has approved your application, you will get your membership ID by mail and can log in.';

// The short registration
export const register = 'Register';
export const registerSummary = 'The short registration for positions in an area or a unit.';
export const registerLead = 'For positions in an area or a unit. Your default password comes by mail.';
export const alreadyRegistered = 'Already have an account? {link}';
export const haveLicense = 'Do you have a license? {link}';
export const customArea = 'Custom Area';
export const customUnit = 'Custom Unit';
export const positionHint = 'The office decides when it approves your registration.';
export const selectPosition = 'Select position';
export const waitingForApproval = 'Waiting for admin approval';
export const waitingForApprovalMore =
  'Once the office has approved your account, we will write to you and you can log in.';
/** The areas and units of content/simple-areas.ts as they are shown; sent are the English names, which stand there. */
export const simplePlaces: Readonly<Record<string, string>> = {};

// Login
export const login = 'Login';
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
export const logInToSee = 'Please log in to see this page.';
export const logInToSeeMembers = 'Please login to view members.';
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

// Confirming an address
export const confirmAddressTitle = 'Confirm your address';
export const confirmAddressLead = 'So the office knows that it was you who applied.';
export const confirmAddress = 'Confirm my address';
export const confirmFailed = 'Your address could not be confirmed. Please try again.';
export const confirmedNext = 'The office will look at your application and write to you.';
export const confirmLinkDead = 'Please open the whole link from the mail again, or write to the office.';
export const confirmLinkUnknown = 'This link is not valid.';
export const addressConfirmed = 'Thank you. Your e-mail address is confirmed.';

// Correcting an application
export const correctApplication = 'Correct your application';
export const correctionIntro = 'Dear {name}, the office writes:';
export const correctionUntil = 'The link works once, until {until}.';
export const pleaseChoose = 'Please choose';
export const sendCorrection = 'Send Correction';
export const correctionFailed = 'Your correction could not be sent. Please try again.';
export const correctionSentTitle = 'Correction sent';
export const correctionSentMore =
  'You keep your place among those who wait. We will write to you when your application has been decided.';
export const correctionSent = 'Thank you. Your application is with the office again.';
export const correctionLinkDead = 'This link no longer works';
export const correctionLinkDeadMore =
  'If you have sent your correction already, there is nothing more to do. Else please ask the office for a new link.';
export const correctionLinkUnknown = 'This link has been used, has expired, or is not complete.';
export const correctionNotLoaded = 'Your application could not be loaded.';
export const notAskedFor = 'The office has not asked for this.';
export const fillThisIn = 'Please fill this in.';
export const loginInCorrection =
  'The office has asked you to correct your application. Please use the link in the mail that we sent you.';
export const loginRejected = 'Your application was not accepted. The reason is in the mail that we sent you.';

// The own profile
export const memberDashboard = 'Member Dashboard';
export const profileNotFound = 'Profile Not Found';
export const profileNotLoaded = 'Failed to load profile data.';
export const profile = 'Profile';
export const membershipCard = 'Membership Card';
export const memberSince = 'Member since';
export const lastUpdated = 'Last updated';
export const profileCompletion = 'Profile completion';
export const personalInformation = 'Personal Information';
export const addressInformation = 'Address Information';
export const professionalInformation = 'Professional Information';
export const showAadhaar = 'Show Aadhaar number';
export const hideAadhaar = 'Hide Aadhaar number';
export const aadhaarFailed = 'The number could not be loaded. Please try again.';
export const editProfile = 'Edit Profile';
export const editProfileLabel = 'Edit profile';
export const changePhoto = 'Change Photo';
export const memberPhotoHint = 'JPG or PNG; one of more than 5 MB is made smaller.';
export const officePhotoHint = 'JPG, PNG or GIF; one of more than 5 MB is made smaller.';
export const keepAadhaar = 'Leave empty to keep {aadhaar}.';
export const aadhaarHint = 'Stored encrypted; 12 digits.';
export const saveChanges = 'Save Changes';
export const noChanges = 'No changes detected.';
export const profileConflict = 'Failed to update profile.';
export const profileFailed = 'Failed to update profile. Please try again.';

// Changing the password
export const changePassword = 'Change Password';
export const accountSecurity = 'Account security';
export const changePasswordLabel = 'Change password';
export const currentPassword = 'Current Password';
export const confirmNewPassword = 'Confirm New Password';
export const changePasswordLead = 'You will be logged out everywhere. Then log in with your new password.';
export const changePasswordShortLead = 'You will be logged out everywhere.';
export const changePasswordFailed = 'Failed to change password';
export const goingToLogin = 'You are being taken to the login.';
export const goingHome = 'You are being taken to the home page.';

// The dashboard of an account that is no member’s
export const dashboard = 'Dashboard';
export const welcome = 'Welcome';
export const privacyCard = 'Privacy';
export const privacyCardLead = 'What you have agreed to, and what you can ask for about your data.';
export const welcomeName = 'Welcome, {name}';
export const withMembershipId = 'Membership ID {membershipId}';
export const simpleProfileNotLoaded = 'Failed to load profile. Please re-login.';
export const updateProfile = 'Update Profile';
export const updateProfileLabel = 'Update profile';
export const chooseArea = 'Choose your area';
export const simpleProfileFailed = 'Failed to update profile';

// Applications: their states, and what is said of them
export const applicationStates = { pending: 'Waiting', correction: 'Correction', rejected: 'Rejected' } as const;
export const verdicts = { recommend: 'Recommended', against: 'Advised against' } as const;
export const likenesses = {
  aadhaar: 'Same Aadhaar number',
  license: 'Same license number',
  email: 'Same e-mail apart from dots and +tag',
  name: 'Same name and birth day',
  phone: 'Same phone as a rejected application',
} as const;
/** Why one of several applications was left alone. */
export const skips = {
  unknown: 'Application not found.',
  decided: 'This application has been decided already.',
  correction: 'The applicant has been asked to correct something.',
  rejected: 'This application was rejected.',
  unconfirmed: 'The e-mail address is not confirmed.',
  duplicate: 'Somebody very much like this applicant is there already.',
  no_area: 'No area is set.',
  no_unit: 'No unit is set.',
} as const;
export const noteNeeded = 'Please write a note to the applicant.';
export const noteShort = 'Please write at least {least} letters.';
export const fieldsNeeded = 'Please choose what is to be corrected.';
export const awaitsCorrection =
  'The applicant has been asked to correct something. It can be decided once that has come back.';
export const reopenFirst = 'This application was rejected. Reopen it first.';
export const unconfirmedQuestion = 'The applicant has not confirmed the e-mail address. Approve all the same?';
export const superuserOnly = 'Only a superuser can name another one.';
export const notRejected = 'This application is not rejected.';
export const reopenTooLate = 'A rejection can be taken back for {reopenDays} days.';
export const contactTaken = 'The phone number or e-mail address is in use by another application meanwhile.';
export const correctionHint =
  'Only these are asked for, by a link that works once, for 14 days. The place among those who wait stays.';
export const correctionAsked = 'The applicant has been asked to correct the application.';
export const applicationRejected = 'The application was rejected and the applicant told so.';
export const applicationReopened = 'The application waits for a decision again.';
export const recommendationSaved = 'Your recommendation was saved.';

// The approval desk
export const pendingMembers = 'Pending Members';
export const pendingMembersLead = 'Applications waiting for your approval, the longest waiting first.';
export const pendingMembersFailed = 'Failed to load pending members. Please try again.';
export const medianWait = {
  one: 'Median wait {count} day, last 90 days',
  other: 'Median wait {count} days, last 90 days',
} as const;
export const applicants = 'Applicants';
export const searchApplicants = 'Search applicants';
export const searchApplicantsHint = 'Name, email, phone or license number';
export const allAreas = 'All areas';
export const search = 'Search';
export const pendingCount = { one: '{count} pending member', other: '{count} pending members' } as const;
export const pendingFound = {
  one: '{found} of {count} pending member',
  other: '{found} of {count} pending members',
} as const;
export const applicationCount = { one: '{count} application', other: '{count} applications' } as const;
export const applicationsFound = {
  one: '{found} of {count} application',
  other: '{found} of {count} applications',
} as const;
export const selectPerson = 'Select {name}';
export const applied = 'applied {day}';
export const waits = { one: 'waits {count} day', other: 'waits {count} days' } as const;
export const waitsOverdue = { one: 'waits {count} day, overdue', other: 'waits {count} days, overdue' } as const;
export const notConfirmed = 'Not confirmed';
export const areaLead = 'Area:';
export const unitLead = 'Unit:';
export const wish = 'Wish';
export const requestedRole = 'Requested: {role}';
export const noLicense = 'No license';
export const wholeApplication = 'Whole application';
export const ofPerson = 'of {name}';
export const decideMore = 'Decide …';
export const onPerson = 'on {name}';
export const noPendingMembers = 'No Pending Members';
export const noPendingMembersMore = 'Every application has been decided.';
export const noCorrections = 'No Corrections Awaited';
export const noCorrectionsMore = 'No applicant has been asked to correct something.';
export const noRejected = 'No Rejected Applications';
export const noRejectedMore = 'Rejected applications stay here for {days} days.';
export const noApplicantsFound = 'No Applicants Found';
export const noApplicantsFoundMore = 'No applicant matches this search.';
export const clearSearch = 'Clear search';

// What is known of an applicant
export const corrected = 'Corrected';
export const duplicateCount = { one: '{count} possible duplicate', other: '{count} possible duplicates' } as const;
export const possibleDuplicates = 'Possible duplicates';
export const maybeSamePerson = 'May be the same person as';
export const likePerson = '{person}, {standing}: {likenesses}';
export const likeMember = 'member';
export const likeMemberOf = 'member {membershipId}';
export const likeRejected = 'rejected';
export const likeApplicant = 'applicant';
export const byPerson = 'by {by}';
export const byAreaAdmin = 'by an area admin';
export const addressNotConfirmed = 'Address not confirmed.';
export const addressNotConfirmedMore = 'Nobody has shown yet that the e-mail address is theirs.';

// Approving
export const approve = 'Approve';
export const approvalOf = 'Approval of {name}';
export const approveAs = 'Approve as';
export const roleNeedsArea = '{role} (needs an area)';
export const approveAnyway = 'Approve all the same';
export const approveAnywayQuestion = 'Approve {name} all the same?';
export const approveAnywayMore = 'The e-mail address is not confirmed: somebody may have applied under another’s name.';
export const approvalFailed = 'Approval failed. Please try again.';
/** The question before somebody becomes more than a member, by role. */
export const powers = {
  unit_admin: {
    question: 'Make {name} a unit admin?',
    may: 'All members see a unit admin named as such.',
    confirm: 'Make Unit Admin',
  },
  area_admin: {
    question: 'Make {name} an area admin?',
    may: 'An area admin sees the members and applicants of their area.',
    confirm: 'Make Area Admin',
  },
  admin: {
    question: 'Make {name} an admin?',
    may: 'An admin changes what the public pages show: shops, ads, events and resources.',
    confirm: 'Make Admin',
  },
  superuser: {
    question: 'Make {name} a superuser?',
    may: 'A superuser may do everything: see, change, approve and delete everybody.',
    confirm: 'Make Superuser',
  },
} as const;

// Deciding
export const decideOn = 'Decide on {name}';
export const decision = 'Decision';
export const decisionFailed = 'The decision could not be saved. Please try again.';
export const askForCorrection = 'Ask for a correction';
export const sendRequest = 'Send request';
export const reject = 'Reject';
export const rejectApplication = 'Reject application';
export const noteToApplicant = 'Note to the applicant';
export const noteHint = '{least} to {most} letters. The applicant gets it by mail.';
export const positionInCommittee = 'Position in a committee';
export const positionInCommitteeHint = 'Optional, as Secretary.';
export const committee = 'Committee';
export const levelByPlace = 'By area and unit';
export const toBeCorrected = 'To be corrected';

// Applications that were decided
export const askedFor = 'Asked for:';
export const noteLead = 'Note:';
export const rejectedOn = 'Rejected {day}';
export const rejectedOnBy = 'Rejected {day} by {by}';
export const askedOn = 'Asked {day}';
export const askedOnBy = 'Asked {day} by {by}';
export const reopenUntil = 'can be reopened until {until}, then it is erased';
export const linkEnded = 'the link ended {until}';
export const linkWorksUntil = 'the link works until {until}';
export const reopen = 'Reopen';
export const reopenWhat = 'the application of {name}';
export const reopenFailed = 'The application could not be reopened. Please try again.';

// An area admin’s word on an applicant
export const inCorrection = 'In correction';
export const recommend = 'Recommend';
export const recommendMore = 'Recommend …';
export const changeWordMore = 'Change …';
export const adviseAgainst = 'Advise against';
export const wordOn = 'Your word on {name}';
export const wordLead = 'The office decides; it sees what you say, the applicant does not.';
export const wordFailed = 'Your word could not be saved. Please try again.';
export const recommendation = 'Recommendation';
export const yourWord = 'Your word';
export const noteToOffice = 'Note to the office';
export const noteToOfficeHint = 'Needed when you advise against somebody.';

// User management
export const userManagement = 'User Management';
export const userManagementLead = 'All accounts, their roles and their profiles.';
export const refreshData = 'Refresh Data';
export const users = 'Users';
export const user = 'User';
export const contact = 'Contact';
export const areaAndUnit = 'Area and unit';
export const joined = 'Joined';
export const completion = 'Completion';
export const actions = 'Actions';
export const searchUsersHint = 'Name, email, phone, username or membership ID';
export const allRoles = 'All Roles';
export const status = 'Status';
export const statuses = { all: 'All', approved: 'Approved', pending: 'Pending' } as const;
/** The same on paper. */
export const printedStatuses = { all: '', approved: 'approved', pending: 'pending' } as const;
export const sortBy = 'Sort by';
export const date = 'Date';
export const clear = 'Clear';
export const userCount = { one: '{count} user', other: '{count} users' } as const;
export const usersFound = '{found} of {all} users';
export const noUsersFound = 'No Users Found';
export const noUsersFoundMore = 'Nobody matches this search and these filters.';
export const noUsersYet = 'Nobody has registered yet.';
export const clearSearchAndFilters = 'Clear search and filters';
export const userFigures = 'Users in figures';
export const totalUsers = 'Total Users';
export const superusers = 'Superusers';
export const areaAdmins = 'Area Admins';
export const members = 'Members';
export const usersFailed = 'Failed to load users. Please try again.';
export const editUser = 'Edit User';
export const reviewApplication = 'Review Application';
export const deleteUser = 'Delete User';
export const deleteUserQuestion = 'Are you sure you want to delete the user {name}? This action cannot be undone.';
export const userDeleted = 'User deleted successfully!';
export const deleteUserFailed = 'Failed to delete user. Please try again.';
export const deleteUserRefused = 'Access denied. You cannot delete this user.';
export const withdrawApproval = 'Withdraw Approval';
export const withdrawApprovalQuestion =
  '{name} is logged out everywhere, loses the role {role} and waits for approval again.';
export const withdrawApprovalFailed = 'Failed to withdraw the approval. Please try again.';

// Editing a person
export const editUserProfile = 'Edit User Profile';
export const editSuperuserProfile = 'Edit Superuser Profile';
export const userProfileLabel = 'User profile';
export const superuserProfileLabel = 'Superuser profile';
export const account = 'Account';
export const roleByApproval = 'The role is given when the application is approved.';
export const ownRoleHint = 'With another role you lose access to the administration.';
export const dutyHints = {
  registrar: 'Applications, licences and memberships, positions, imports and cards',
  treasurer: 'Dues',
  moderator: 'Flagged posts and questions of the board',
} as const;
export const noDuties = 'none';
export const userNotLoaded = 'Failed to load user data. Please try again.';
export const userUpdated = 'User updated successfully!';
export const superuserUpdated = 'Superuser profile updated successfully!';
export const userAndPhotoUpdated = 'User updated and photo uploaded successfully!';
export const userWithoutPhotoUpdated = 'User updated successfully, but photo upload failed.';
export const photoFailed = 'Failed to upload photo. Please try again.';
export const userFailed = 'Failed to save user changes. Please try again.';
export const userConflict = 'Failed to save user changes.';

// Several people
export const selectedPeople = 'Selected people';
export const selectedCount = '{count} selected';
export const selectedHidden = '{selected}, {hidden} of them not shown';
export const exportSelected = 'Export selected';
export const excel = 'Excel';
export const approveCount = { one: 'Approve {count} as member', other: 'Approve {count} as members' } as const;
export const approvingCount = 'Approving {now} of {of}…';
export const approvedCount = { one: '{count} applicant approved', other: '{count} applicants approved' } as const;
export const approvedSome = {
  one: '{count} applicant approved, {left} not',
  other: '{count} applicants approved, {left} not',
} as const;
export const mail = 'Mail';
export const copyAddresses = 'Copy addresses';
export const addressesCopied = { one: '{count} address copied', other: '{count} addresses copied' } as const;
export const addressesNotCopied = 'The addresses could not be copied.';
export const clearSelection = 'Clear selection';

// The second step of the login
export const badTicket = 'This login took too long or was tried too often. Please log in again.';
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
  greeting: 'Dear {name},',
  footer: 'You get this mail because of your account on our website.',
  confirmAsk: 'Please confirm that this e-mail address is yours, so that the office knows that it was you who applied.',
  membershipId: 'Your membership ID',
  loginWith: 'You can log in with your e-mail address or with your membership ID.',
  logIn: 'Log in',
  officeWrites: 'What the office writes',
  received: {
    title: 'We have received your application',
    thanks: 'Thank you for applying for membership. The office will look at your application.',
    next: 'Once the office has approved it, we will send you your membership ID and you can log in.',
    confirm: 'Confirm my address',
  },
  defaultPassword: {
    title: 'Your application and your password',
    thanks:
      'Thank you for registering. Once the office has approved your application, we will write to you and you can log in.',
    password: 'Your default password',
    advice: 'Please change it after you first log in, and do not pass it on.',
    confirm:
      'Please confirm that this e-mail address is yours, so that the office knows that it was you who applied:\n{link}',
  },
  approved: {
    title: 'Your membership is approved',
    accountTitle: 'Your account is approved',
    welcome: 'Welcome! Your application has been approved.',
    role: 'Your role',
  },
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
  correction: {
    title: 'Please correct your application',
    thanks:
      'Thank you for applying for membership. Before the office can decide on your application, it asks you to correct something.',
    fields: 'To be corrected',
    link: 'The link works once, for {days} days. You keep your place among those who wait.',
    correct: 'Correct my application',
  },
  rejected: {
    title: 'About your application',
    thanks:
      'Thank you for your interest in becoming a member. We are sorry that the office could not accept your application.',
    mistake: 'If you think that this is a mistake, please write to the office. You are welcome to apply again.',
    contact: 'Contact the office',
  },
  reopened: {
    title: 'Your application is being looked at again',
    again: 'The office has taken up your application again. We will write to you when it has been decided.',
    visit: 'Visit the website',
  },
  factorReset: {
    title: 'Your second factor was reset',
    done: 'The office has taken away the second factor of your account, with your recovery codes and passkeys. You were logged out everywhere and can log in with your password alone.',
    again: 'Please set up a new one under Account security.',
    wrong: 'If you did not ask for it, change your password and tell the office at once.',
  },
} as const;

// The audit log’s words
export const auditPerson = { one: 'Person', many: 'People' } as const;
/** They stand after “Person”. */
export const auditPersonVerbs = {
  approve: 'approved',
  name: 'given another name',
  role: 'given another role',
  duties: 'given other duties',
  photo: 'given another photo',
  password_change: 'changed their password',
  password_reset: 'reset their password',
} as const;
export const auditApplication = { one: 'Application', many: 'Applications' } as const;
export const auditLogin = { one: 'Login', many: 'Logins' } as const;
export const auditActions = {
  'user.confirm_license': 'Licence confirmed',
  'application.correct': 'Correction of an application asked for',
  'application.corrected': 'Application corrected by the applicant',
  'application.reject': 'Application rejected',
  'application.reopen': 'Application reopened',
  'application.recommend': 'Recommendation on an application',
  'application.export': 'List of applications exported',
  'application.erase': 'Rejected application erased',
  'user.revoke_approval': 'Approval withdrawn',
  'user.aadhaar_reveal': 'Aadhaar number viewed',
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
  area_name: 'Area',
  date_joined: 'Date joined',
  dob: 'Date of birth',
  is_approved: 'Approved',
  licenseDate: 'License issue date',
  licenseNo: 'License number',
  membership_id: 'Membership ID',
  pin: 'PIN code',
  renewalDate: 'License renewal date',
  unit_name: 'Unit',
  language: 'Language',
  full_name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name',
  username: 'Username',
  email: 'Email',
  phone: 'Phone',
  gender: 'Gender',
  maritalStatus: 'Marital status',
  residentialAddress: 'Residential address',
  officeAddress: 'Office address',
  postOffice: 'Post office',
  license_category: 'License category',
  qualification: 'Qualification',
  additionalQualification: 'Additional qualification',
  skills: 'Skills',
  bloodGroup: 'Blood group',
  panchayath: 'Panchayath',
  aadhaar: 'Aadhaar',
  role: 'Role',
  requested_role: 'Requested role',
  duties: 'Duties',
  device: 'Device',
  verdict: 'Verdict',
  note: 'Note',
  fields: 'Fields',
  people: 'People',
  hide_phone: 'Hides the phone number from members',
  hide_email: 'Hides the e-mail from members',
} as const;

// What an applicant can be asked to correct, by field
export const correctableNames = {
  full_name: 'Full Name',
  phone: 'Phone Number',
  area: 'Area',
  unit: 'Unit',
  passport_photo: 'Passport Photo',
  licenseNo: 'License Number',
  license_category: 'License Category',
  licenseDate: 'License Issue Date',
  renewalDate: 'License Renewal Date',
  dob: 'Date of Birth',
  gender: 'Gender',
  maritalStatus: 'Marital Status',
  residentialAddress: 'Residential Address',
  officeAddress: 'Office Address',
  postOffice: 'Post Office',
  pin: 'PIN Code',
  qualification: 'Qualification',
  additionalQualification: 'Additional Qualification',
  skills: 'Skills',
  bloodGroup: 'Blood Group',
  panchayath: 'Panchayath',
  aadhaar: 'Aadhaar Number',
} as const;
