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
export const passwordLong = 'At most {longestPassword} characters.';
export const photoType = 'Only JPG or PNG files are allowed.';
export const nameInMalayalam = 'Name in Malayalam';
export const nameContact = 'A name cannot be a phone number or an e-mail address.';
export const usernameContact = 'A username cannot be a phone number or an e-mail address.';
export const approvalPending = 'Your account is pending approval.';

// A link in a mail about the account
export const emailOfOffice = 'Only a superuser can change the email of somebody with a role.';
export const unknownArea = 'Please choose an area from the list.';
export const unknownUnit = 'Please choose a unit of your area.';
export const notApproved = 'This user is not approved.';
export const ownRecord = 'Another registrar or a superuser has to decide on your own record.';
export const areaAdminNeedsArea = 'An area admin needs an area. Please set it first.';
export const userUnknown = 'User not found.';

// Names of fields, and of what can be chosen in them
export const fullName = 'Full Name';
export const username = 'Username';
export const email = 'Email';
export const noEmail = 'No e-mail';
export const phone = 'Phone';
export const password = 'Password';
export const area = 'Area';
export const unit = 'Unit';
export const role = 'Role';
export const qualification = 'Qualification';
export const aadhaarNumber = 'Aadhaar Number';
export const membership = 'Membership';
export const noMembershipId = 'No membership ID';
export const notGiven = 'Not given';

// Choosing area and unit
export const areasFailed = 'Failed to load areas. Please try again.';
export const areasFailedGoOn = 'Failed to load areas. You can still proceed with the form.';
export const unitsFailed = 'Failed to load units. Please try again.';

// Ways that several screens share
export const backToHome = 'Back to Home';
export const backToLogin = 'Back to Login';
export const logInNow = 'Log in now';
export const applyForMembership = 'Apply for membership';

// Joining
export const confirmPassword = 'Confirm Password';

// The own profile
export const aadhaarHint = 'Stored encrypted; 12 digits.';

// Changing the password
export const changePassword = 'Change Password';
export const accountSecurity = 'Account security';

// The dashboard of an account that is no member’s
export const updateProfile = 'Update Profile';

// The way from a window to the person's page
export const wholeRecord = 'Whole record';
