// Messages of the forms and calls
export const passwordShortHint = 'Password must be at least 8 characters';
export const passwordShort = 'Password must be at least 6 characters';
export const passwordsDiffer = 'Passwords do not match';
export const photoTooLarge2 = 'File size must be less than 2MB.';
export const registered = 'Registration successful! Your application is waiting for approval.';
export const registeredSimple = 'Registration successful! Please check your email for your default password.';

// A link in a mail about the account
export const userApproved = 'User approved successfully!';
export const approvalWithdrawn = 'Approval withdrawn successfully!';
export const alreadyApproved = 'This user is already approved.';

// Names of fields, and of what can be chosen in them
export const district = 'District';
export const position = 'Position';
export const passportPhoto = 'Passport Photo';

// Choosing area and unit
export const selectArea = 'Select area';
export const selectUnit = 'Select unit';
export const selectAreaFirst = 'Select an area first.';
export const loadingAreas = 'Loading areas …';
export const loadingUnits = 'Loading units …';

// Ways that several screens share
export const contactTheOffice = 'Contact the office';
export const logIn = 'Log in';
export const goingToLoginIn = 'You will be taken to the login in {seconds} seconds.';
export const loading = 'Loading';

// Joining
export const joinSummary =
  'Apply for membership: for licensed engineers, designers, town planners and supervisors {ofDistrict}.';
export const joinLead =
  'For licensed engineers, designers, town planners and supervisors of the district. It takes about five minutes; keep your licence number and a passport photo ready.';
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
export const aboutYou = 'About you';
export const phoneHint = 'Ten digits; +91 is not needed.';
export const passwordHint = 'Two or three words of your own are easy to remember.';
export const aadhaarPrivate = 'Stored encrypted; only you and the office can see it.';
export const selectCategory = 'Select category';
export const choosePhoto = 'Choose photo';
export const changeChosenPhoto = 'Change photo';
export const passportPhotoHint =
  'JPG or PNG; one of more than 2 MB is made smaller. Face to the camera, plain background.';
export const previous = 'Previous';
export const next = 'Next';
export const submitApplication = 'Submit Application';
export const checkAnswers = 'Check your answers';
export const changeAnswers = 'Change';
export const notEntered = 'Not entered';
export const passwordEntered = 'Entered, not shown';
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
export const haveLicense = 'Do you have a licence? {link}';
export const customArea = 'Custom Area';
export const customUnit = 'Custom Unit';
export const positionHint = 'The office decides when it approves your registration.';
export const selectPosition = 'Select position';
export const waitingForApproval = 'Waiting for admin approval';
export const waitingForApprovalMore =
  'Once the office has approved your account, we will write to you and you can log in.';
/** The areas and units of content/simple-areas.ts as they are shown; sent are the English names, which stand there. */
export const simplePlaces: Readonly<Record<string, string>> = {};

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

// Applications: their states, and what is said of them
export const applicationStates = { pending: 'Waiting', correction: 'Correction', rejected: 'Rejected' } as const;
export const verdicts = { recommend: 'Recommended', against: 'Advised against' } as const;
export const likenesses = {
  aadhaar: 'Same Aadhaar number',
  license: 'Same licence number',
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
export const noAddress =
  'This person has no e-mail address, so the form to correct cannot be sent. Please correct the data in Users.';
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
export const appliedOn = 'Applied';
export const applicants = 'Applicants';
export const searchApplicants = 'Search applicants';
export const searchApplicantsHint = 'Name, email, phone or licence number';
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
export const applied = 'applied {day}';
export const waits = { one: 'waits {count} day', other: 'waits {count} days' } as const;
export const waitsOverdue = { one: 'waits {count} day, overdue', other: 'waits {count} days, overdue' } as const;
export const areaLead = 'Area:';
export const unitLead = 'Unit:';
export const wish = 'Wish';
export const requestedRole = 'Requested: {role}';
export const noLicense = 'No licence';
export const wholeApplication = 'Whole application';
export const application = 'Application';
export const applicationOf = 'Application of {name}';
export const nextCase = 'Next';
export const noCaseLeft = 'No application is left in this list.';
export const licence = 'Licence';
export const licenceNumber = 'Number';
export const issueDate = 'Issued';
export const lastValidDay = 'Last valid day';
export const birthDay = 'Birth day';
export const thisApplicant = 'this applicant';
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

// What is known of an applicant
export const corrected = 'Corrected';
export const duplicateCount = { one: '{count} possible duplicate', other: '{count} possible duplicates' } as const;
export const possibleDuplicates = 'Possible duplicates';
export const maybeSamePerson = 'May be the same person as';
export const likeMember = 'member';
export const likeMemberOf = 'member {membershipId}';
export const likeRejected = 'rejected';
export const likeApplicant = 'applicant';
export const byPerson = 'by {by}';
export const byAreaAdmin = 'by an area admin';
export const addressNotConfirmed = 'Address not confirmed.';
export const addressNotConfirmedMore = 'Nobody has shown yet that the e-mail address is theirs.';

// Approving
export const approveAs = 'Approve as';
export const approveAnyway = 'Approve all the same';
export const approveAnywayQuestion = 'Approve {name} all the same?';
export const approveAnywayMore = 'The e-mail address is not confirmed: somebody may have applied under another’s name.';
export const approvalFailed = 'Approval failed. Please try again.';

// Deciding
export const decisionFailed = 'The decision could not be saved. Please try again.';
export const sendRequest = 'Send request';
export const rejectApplication = 'Reject application';
export const noteToApplicant = 'Note to the applicant';
export const noteHint = '{least} to {most} letters. The applicant gets it by mail.';
export const positionInCommittee = 'Position in a committee';
export const positionInCommitteeHint = 'Optional, as Secretary.';
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
export const noteToOffice = 'Note to the office';
export const noteToOfficeHint = 'Needed when you advise against somebody.';

// Several people
export const selectedPeople = 'Selected people';
export const selectedCount = '{count} selected';
export const selectedHidden = '{selected}, {hidden} of them not shown';
export const exportSelected = 'Export selected';
export const excel = 'Excel';
export const approveCount = { one: 'Approve {count} as member', other: 'Approve {count} as members' } as const;
export const approvingCount = 'Approving {now} of {of}…';
export const approvedCount = { one: '{count} applicant approved', other: '{count} applicants approved' } as const;
export const approvedNone = {
  one: '{count} applicant not approved',
  other: '{count} applicants not approved',
} as const;
export const approvedSome = {
  one: '{count} applicant approved, {left} not',
  other: '{count} applicants approved, {left} not',
} as const;
export const mail = 'Mail';
export const copyAddresses = 'Copy addresses';
export const addressesCopied = { one: '{count} address copied', other: '{count} addresses copied' } as const;
export const addressesNotCopied = 'The addresses could not be copied.';
export const clearSelection = 'Clear selection';

// Mails
export const mails = {
  confirmAsk: 'Please confirm that this e-mail address is yours, so that the office knows that it was you who applied.',
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
    confirm: 'Please confirm that this e-mail address is yours, so that the office knows that it was you who applied',
  },
  approved: {
    title: 'Your membership is approved',
    accountTitle: 'Your account is approved',
    welcome: 'Welcome! Your application has been approved.',
    role: 'Your role',
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
} as const;

// The audit log’s words
export const auditApplication = { one: 'Application', many: 'Applications' } as const;
export const auditActions = {
  'application.correct': 'Correction of an application asked for',
  'application.corrected': 'Application corrected by the applicant',
  'application.reject': 'Application rejected',
  'application.reopen': 'Application reopened',
  'application.recommend': 'Recommendation on an application',
  'application.export': 'List of applications exported',
  'application.erase': 'Rejected application erased',
} as const;
export const auditFields = {
  verdict: 'Verdict',
  note: 'Note',
  fields: 'Fields',
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
export const applicationsWaiting = 'Applications waiting';

// A person's page
export const applicationApproved = 'The application is approved.';
export const applicationOfFailed = 'Failed to load the application. Please try again.';
export const requestedRoleLabel = 'Asks to be';
