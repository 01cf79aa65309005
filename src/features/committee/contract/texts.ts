/** What the forms and answers of positions say (docs/product/committee.md). */
export const texts = {
  needed: {
    person: 'Choose a person.',
    title: 'Title is required.',
    level: 'Choose the committee.',
    area: 'Choose the area.',
    unit: 'Choose the unit.',
    since: 'The first day is required.',
  },
  badDay: 'Enter a valid date.',
  badFilter: 'Unknown value.',
  endsBefore: 'The last day cannot be before the first.',
  areaNotAsked: 'Only a position of an area or a unit has an area.',
  unitNotAsked: 'Only a position of a unit has a unit.',
  personUnknown: 'Person not found.',
  personNotApproved: 'This person has not been approved yet.',
  areaUnknown: 'Area not found.',
  unitUnknown: 'Unit not found.',
  unitElsewhere: 'This unit is in another area.',
  held: 'This person holds this position in that time already.',
  positionUnknown: 'Position not found.',
} as const;
