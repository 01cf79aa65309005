// A member, in any list
export const member = 'Member';
export const licence = 'Licence';
export const units = 'Units';
export const profileCompletion = 'Profile completion';
export const pending = 'Pending';
export const deceased = 'Deceased';
export const noEmail = 'No email shown';
export const roleNames = {
  User: 'User',
  Member: 'Member',
  'Unit Admin': 'Unit Admin',
  'Area Admin': 'Area Admin',
  Admin: 'Admin',
  Superuser: 'Superuser',
} as const;

// Searching, filters and order
export const allUnits = 'All Units';
export const noMembersFound = 'No Members Found';

// Member Management
export const memberManagement = 'Member Management';
export const memberManagementLead = 'All members and applicants.';
export const loadMembersFailed = 'Failed to load members. Please try again.';
export const statusChoices = { all: 'All', approved: 'Approved', pending: 'Pending' } as const;
export const statusOnPaper = { approved: 'approved', pending: 'pending' } as const;
export const sortChoices = {
  name: 'Name',
  date: 'Date (newest first)',
  completion: 'Completion (highest first)',
  area: 'Area',
} as const;
export const membersInFigures = 'Members in figures';
export const totalMembers = 'Total Members';
export const approvedMembers = 'Approved Members';
export const pendingMembers = 'Pending Members';
export const totalUnits = 'Total Units';
export const memberCount = { one: '{count} member', other: '{count} members' } as const;
export const foundOfMembers = '{found} of {all} members';
export const nobodyMatchesFilters = 'Nobody matches this search and these filters.';
export const nobodyRegistered = 'Nobody has registered yet.';
export const nothingToExport = 'No data to export. Please adjust your filters.';

// All people of the office
export const peopleLead = 'Members, applicants and everyone else with an account.';
export const person = 'Person';
export const peopleInFigures = 'People in figures';
export const peopleCount = { one: '{count} person', other: '{count} people' } as const;
export const foundOfPeople = '{found} of {all} people';
export const noPeopleFound = 'Nobody Found';
export const loadPeopleFailed = 'Failed to load people. Please try again.';

// User Management
export const userManagement = 'User Management';
export const userManagementLead = 'All accounts, their roles and their profiles.';
export const editProfile = 'Edit Profile';
export const refreshData = 'Refresh Data';
export const user = 'User';
export const searchUsersHint = 'Name, email, phone, username or membership ID';
export const allRoles = 'All Roles';
export const userCount = { one: '{count} user', other: '{count} users' } as const;
export const usersFound = '{found} of {all} users';
export const noUsersFound = 'No Users Found';
export const userFigures = 'Users in figures';
export const superusers = 'Superusers';
export const areaAdmins = 'Area Admins';
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

// The area admin's own area
export const areaAdminDashboard = 'Area Admin Dashboard';
export const areaAdminLead = 'Members and applicants of your area.';
export const areaAdminLeadOf = 'Members and applicants of {name}.';
export const myProfile = 'My Profile';
export const noAreaYet = 'No area yet';
export const noAreaYetLead = 'The office has not assigned you an area yet. Its members will be shown here.';
export const yourArea = 'Your area';
export const searchMembersAndApplicants = 'Search members and applicants';
export const areaSearchHint = 'Name, email, phone, unit or membership ID';
export const yourAreaInFigures = 'Your area in figures';
export const pendingApplicants = 'Pending Applicants';
export const newMembers = 'New Members';
export const lastThirtyDays = 'in the last 30 days';
export const peopleOfYourArea = 'People of your area';
export const applicantCount = { one: '{count} applicant', other: '{count} applicants' } as const;
export const nobodyMatches = 'Nobody matches this search.';
export const waitForYourWord = {
  one: '{count} applicant waits for your recommendation',
  other: '{count} applicants wait for your recommendation',
} as const;
export const noMembersInArea = 'Your area has no members yet.';
export const membersOfYourArea = 'Members of your area';
export const noPendingApplicants = 'No Pending Applicants';
export const noPendingApplicantsLead = 'Nobody waits for approval in your area.';
export const officeApproves = 'Applications are approved by the office.';
export const pendingApplicantsCaption = 'Pending applicants of your area';
export const requestedPosition = 'Requested position';
export const applied = 'Applied';

// Members Directory
export const membersDirectory = 'Members Directory';
export const membersDirectoryLead = 'Find licensed engineers and supervisors of the district by name, area or unit.';
export const loginRequired = 'Login Required';
export const membersOnly = 'Members Only';
export const membersOnlyLead = 'The directory is open to members of the association. Your account is not a member’s.';
export const goToYourDashboard = 'Go to your dashboard';
export const directorySearchHint = 'Name, email or phone';
export const order = 'Order';
export const sortByName = 'Sort by Name';
export const sortByJoinDate = 'Sort by Join Date';
export const activeFilters = 'Active filters';
export const removeFilter = 'Remove filter {label}: {value}';
export const directoryInFigures = 'Directory in figures';
export const totalAvailableMembers = 'Total Available Members';
export const searchResults = 'Search Results';
export const availableAreas = 'Available Areas';
export const availableUnits = 'Available Units';
export const startYourSearch = 'Start Your Search';
export const startLead = 'Type a name, an email or a phone number, or choose an area.';
export const startFigures = '{members} members in {areas} areas and {units} units are here to be found.';
export const results = 'Results';
export const membersFound = 'Members found';
export const foundCount = { one: '{count} member found', other: '{count} members found' } as const;
export const nobodyMatchesTryFewer = 'Nobody matches this search. Try fewer letters, or another area.';

// The audit log
export const directoryTaken = 'Directory taken along on a phone';
export const membersExported = 'List of members exported';

// What a phone takes along
export const membersTaken = {
  one: '{count} member, from {moment}',
  other: '{count} members, from {moment}',
} as const;
export const directorySwitch = 'Take the directory along, for 14 days';
export const directoryMeans =
  'Names, areas and the phone numbers that members show; no e-mail addresses, no photos. Up to 6 times a day.';
export const directoryOn = 'The directory is on this phone.';
export const directoryOff = 'The directory is no longer on this phone.';
export const directoryFailed = 'The directory could not be taken along. Please try again.';
export const directoryLost =
  'This phone has deleted the directory to make room. Switch it off and on again to take it along.';
export const findMember = 'Find a member';
export const nobodyFound = 'Nobody has this name.';
