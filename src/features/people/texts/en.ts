// Messages of the forms and calls
export const dutiesList = 'Send the duties as a list.';
export const dutyUnknown = 'Unknown duty.';
export const dutiesOfSuperuser = 'A superuser has every duty already.';
export const dutyRefused = {
  registrar: 'Registrar is a duty for admins only.',
  treasurer: 'Treasurer is a duty for admins only.',
  moderator: 'Moderator is a duty for members only.',
  collector: 'Collector is a duty for members only.',
} as const;
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

// A link in a mail about the account
export const profileUpdated = 'Profile updated successfully!';
export const noLoginYet =
  'Without an address there is no login. A first address gets a mail with the link to set a password.';
export const emailReadOnly = 'Please ask the office to change your email.';
export const areaReadOnly = 'Please ask the office to change your area.';
export const lastSuperuser = 'The last superuser must stay.';
export const ownAccount = 'You cannot delete your own account.';

// Names of fields, and of what can be chosen in them
export const photo = 'Photo';
export const licenseNumber = 'License Number';
export const licenseCategory = 'License Category';
export const licenseIssueDate = 'License Issue Date';
export const licenseRenewalDate = 'License Renewal Date';
export const licenseRenewalDateHint = 'The last valid day, as printed on the licence.';
export const dateOfBirth = 'Date of Birth';
export const gender = 'Gender';
export const maritalStatus = 'Marital Status';
export const residentialAddress = 'Residential Address';
export const officeAddress = 'Office Address';
export const postOffice = 'Post Office';
export const pinCode = 'PIN Code';
export const panchayath = 'Panchayath';
export const additionalQualification = 'Additional Qualification';
export const skills = 'Skills';
export const bloodGroup = 'Blood Group';
export const duties = 'Duties';
export const choiceNames = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  single: 'Single',
  married: 'Married',
} as const;
/** What a refusal calls the fields, in lines like “email: …”, where that is not the name in the API: in English it always is. */
export const fieldKeys: Readonly<Record<string, string>> = {};

// Ways that several screens share
export const hide = 'Hide';

// Joining
export const fittingPhoto = 'Making the photo smaller …';

// The own profile
export const profileNotFound = 'Profile Not Found';
export const profileNotLoaded = 'Failed to load profile data.';
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
export const noChanges = 'No changes detected.';
export const profileConflict = 'Failed to update profile.';
export const profileFailed = 'Failed to update profile. Please try again.';

// The dashboard of an account that is no member’s
export const updateProfileLabel = 'Update profile';
export const chooseArea = 'Choose your area';
export const simpleProfileFailed = 'Failed to update profile';

// Approving
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
  collector: 'Cash of the own area',
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

// Mails
export const mails = {
  greeting: 'Dear {name},',
  footer: 'You get this mail because of your account on our website.',
  membershipId: 'Your membership ID',
  loginWith: 'You can log in with your e-mail address or with your membership ID.',
  logIn: 'Log in',
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
  email_confirm: 'confirmed their email address',
} as const;
export const auditActions = {
  'user.confirm_license': 'Licence confirmed',
  'user.undo_confirm_license': 'Confirmation of a licence taken back',
  'user.revoke_approval': 'Approval withdrawn',
  'user.undo_approval': 'Approval taken back',
  'user.aadhaar_reveal': 'Aadhaar number viewed',
} as const;
export const auditFields = {
  area_name: 'Area',
  date_joined: 'Date joined',
  dob: 'Date of birth',
  is_approved: 'Approved',
  licenseDate: 'Licence issue date',
  licenseNo: 'Licence number',
  membership_id: 'Membership ID',
  pin: 'PIN code',
  renewalDate: 'Licence renewal date',
  unit_name: 'Unit',
  language: 'Language',
  full_name: 'Full name',
  full_name_ml: 'Name in Malayalam',
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
  license_category: 'Licence category',
  qualification: 'Qualification',
  additionalQualification: 'Additional qualification',
  skills: 'Skills',
  bloodGroup: 'Blood group',
  panchayath: 'Panchayath',
  aadhaar: 'Aadhaar',
  role: 'Role',
  requested_role: 'Requested role',
  duties: 'Duties',
  people: 'People',
  hide_phone: 'Hides the phone number from members',
  hide_email: 'Hides the e-mail from members',
} as const;

// The setting of membership ids
export const prefixLabel = 'Prefix of membership ids';
export const prefixHelp =
  'Two to six capital letters. It counts from the next id on; ids that members have stay as they are.';
