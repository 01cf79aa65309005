// What a form or the server does not take
export const needed = {
  person: 'Choose a person.',
  title: 'Title is required.',
  level: 'Choose the committee.',
  area: 'Choose the area.',
  unit: 'Choose the unit.',
  since: 'The first day is required.',
  until: 'The last day is required.',
} as const;
export const badDay = 'Enter a valid date.';
export const badFilter = 'Unknown value.';
export const endsBefore = 'The last day cannot be before the first.';
export const areaNotAsked = 'Only a position of an area or a unit has an area.';
export const unitNotAsked = 'Only a position of a unit has a unit.';
export const personUnknown = 'Person not found.';
export const personDeceased = 'This person has died.';
export const personNotApproved = 'This person has not been approved yet.';
export const areaUnknown = 'Area not found.';
export const unitUnknown = 'Unit not found.';
export const unitElsewhere = 'This unit is in another area.';
export const held = 'This person holds this position in that time already.';
export const positionUnknown = 'Position not found.';

// Whose committee a position is in, and what it is today
export const levelNames = {
  district: 'District',
  area: 'Area',
  unit: 'Unit',
} as const;
/** The usual titles; the office enters the Malayalam of any other. */
export const usualTitleNames = {
  President: 'President',
  'Vice President': 'Vice President',
  Secretary: 'Secretary',
  'Joint Secretary': 'Joint Secretary',
  Treasurer: 'Treasurer',
  Member: 'Member',
} as const;
export const stateNames = {
  current: 'In office',
  coming: 'To come',
  past: 'Over',
} as const;

// The list
export const positionsLead =
  'Who holds which office in the committees of district, areas and units. Those in office today stand on the About page.';
export const searchHint = 'Name, membership ID or title';
export const allCommittees = 'All Committees';
export const allTerms = 'All Terms';
export const positionsFound = { one: '{count} position', other: '{count} positions' } as const;
export const positionsOnPage = {
  one: '{first} to {last} of {count} position',
  other: '{first} to {last} of {count} positions',
} as const;
export const listFailed = 'Failed to load positions. Please try again.';
export const listPages = 'Pages of positions';
export const noPositionsFound = 'No positions found';
export const noPositionMatches = 'No position matches this search and these filters.';
export const noPositions = 'No positions yet';
export const noPositionsHint = 'The About page shows its written list until the first position is entered.';

// The table
export const person = 'Person';
export const title = 'Title';
export const term = 'Term';
export const approvalWithdrawn = 'Approval withdrawn';
export const districtCommittee = 'District committee';
export const areaCommittee = 'Area committee';
export const unitCommittee = 'Unit committee, {area} area';
export const termSince = 'Since {since}';
export const termFromTo = '{since} to {until}';
export const removePosition = 'Remove Position';
export const removeMeans =
  '{name} is no longer shown as {title} of {committee}, and nothing of the term stays in this list. This action cannot be undone.';
export const removed = 'Position removed successfully!';
export const removeFailed = 'Failed to remove position. Please try again.';

// A correction, and the end of a term
export const editPosition = 'Edit Position';
export const ofPosition = '{title}, {name}';
export const badTick = 'Please say whether it is so.';
export const showOnHome = 'Show on the home page';
export const showOnHomeHint =
  'Among the leaders, while in office. Photo and telephone only if the person agrees to it under Privacy.';
export const onHome = 'On the home page';
export const onHomeNameOnly = 'On the home page, name alone: not agreed to photo and telephone';
export const notOnHome = 'Ticked for the home page, not shown: {reason}';
export const notOnHomeReasons = {
  past: 'the term is over',
  coming: 'the term has not begun',
  approval: 'the approval was withdrawn',
};
export const endTerm = 'End Term';
export const endTermMeans = '{name} is {title} of {committee} until the end of this day. The term stays in this list.';
export const saved = 'Position updated successfully!';
export const termEnded = 'Term ended successfully!';
export const saveFailed = 'Failed to update position. Please try again.';
export const noChanges = 'No changes detected.';

// A new position
export const addPosition = 'Add Position';
export const titleHint = '{president}, {secretary} …; {member} for those without an office';
export const inMalayalam = 'In Malayalam';
export const inMalayalamHint = 'Left empty, a usual title has its own, any other is shown as it is.';
export const chooseArea = 'Choose the area';
export const chooseUnit = 'Choose the unit';
export const lastDayHint = 'Left empty, it has no end.';
export const searchMembers = 'Search members';
export const loadingMembers = 'Loading members …';
export const membersFailed = 'Failed to load members. Please close this window and try again.';
export const typeAName = 'Type a part of the name, then choose the person below.';
export const membersFound = { one: '{count} member found.', other: '{count} members found.' } as const;
export const manyMembersFound = {
  one: '{count} member found. Type more to narrow them.',
  other: '{count} members found. Type more to narrow them.',
} as const;
export const nobodyFound = 'Nobody found.';
export const added = 'Position added successfully!';
export const addFailed = 'Failed to add position. Please try again.';

// The audit log
export const audit = {
  listExported: 'List of positions exported',
  position: 'Position',
  positions: 'Positions',
  fullName: 'Name',
  since: 'First day',
  until: 'Last day',
} as const;

// A person's page
export const noPositionOf = 'No position in a committee.';
export const allPositions = 'All positions';
