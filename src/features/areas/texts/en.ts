// The district

// An area, a unit
export const area = 'Area';
export const areas = 'Areas';
export const unit = 'Unit';
export const units = 'Units';

// Forms
export const areaNameRequired = 'Area name is required.';
export const unitNameRequired = 'Unit name is required.';
export const areaRequired = 'Area is required';

// What the server refuses
export const areaNotFound = 'Area not found.';
export const unitNotFound = 'Unit not found.';
export const areaNameTaken = 'An area with this name already exists.';
export const unitNameTaken = 'This area already has a unit with this name.';
export const peopleInArea = {
  one: '{count} person belongs to this area. Move them first.',
  other: '{count} people belong to this area. Move them first.',
} as const;
export const peopleInUnit = {
  one: '{count} person belongs to this unit. Move them first.',
  other: '{count} people belong to this unit. Move them first.',
} as const;
export const positionsInArea = {
  one: '{count} position of the committee belongs to this area. Remove it first.',
  other: '{count} positions of the committee belong to this area. Remove them first.',
} as const;
export const positionsInUnit = {
  one: '{count} position of the committee belongs to this unit. Remove it first.',
  other: '{count} positions of the committee belong to this unit. Remove them first.',
} as const;

// Manage Areas
export const manageAreasLead = 'The district’s areas and units, which applicants choose from.';
export const searchAreas = 'Search areas';
export const areasInFigures = 'Areas in figures';
export const showing = 'Showing';
export const addedToday = 'Added Today';
export const areaCount = { one: '{count} area', other: '{count} areas' } as const;
export const areasFound = { one: '{found} of {count} area', other: '{found} of {count} areas' } as const;
export const noAreasFound = 'No areas found';
export const noAreasFoundLead = 'No area has this in its name.';
export const noAreasYet = 'No areas yet';
export const noAreasYetLead = 'Without an area nobody can apply for membership.';

// The list of areas
export const added = 'Added';
export const manageUnits = 'Manage Units';
export const ofArea = 'of {name}';

// Adding an area
export const addArea = 'Add Area';
export const areaName = 'Area name';
export const areaAdded = 'Area added successfully!';
export const addAreaFailed = 'Failed to add area. Please try again.';

// An area's units
export const unitCount = { one: '{count} unit', other: '{count} units' } as const;
export const noUnitsYet = 'This area has no units yet. Add the first one above.';
export const addUnit = 'Add Unit';
export const unitName = 'Unit name';
export const unitAdded = 'Unit added successfully!';
export const addUnitFailed = 'Failed to add unit. Please try again.';

// Deleting
export const areaDeletion = {
  title: 'Delete Area',
  question: 'Are you sure you want to delete the area “{name}”? This action cannot be undone.',
  done: 'Area deleted successfully!',
  failed: 'Failed to delete area. Please try again.',
} as const;
export const unitDeletion = {
  title: 'Delete Unit',
  question: 'Are you sure you want to delete the unit “{name}”? This action cannot be undone.',
  done: 'Unit deleted successfully!',
  failed: 'Failed to delete unit. Please try again.',
} as const;

// Changing the names
export const nameInMalayalam = 'Name in Malayalam (optional)';
export const nothingChanged = 'No changes detected.';
export const areaEditing = {
  title: 'Edit Area',
  done: 'Area changed successfully!',
  failed: 'Failed to change area. Please try again.',
} as const;
export const unitEditing = {
  title: 'Edit Unit',
  done: 'Unit changed successfully!',
  failed: 'Failed to change unit. Please try again.',
} as const;

// The audit log
export const listExported = 'List of areas exported';
export const malayalamName = 'Name in Malayalam';
