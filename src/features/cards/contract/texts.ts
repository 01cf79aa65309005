/** What the calls of cards say to people. */
export const cardTexts = {
  notValid: 'This card is not valid.',
  revoked: 'The office has taken back your membership card. Please ask the office for a new one.',
  newTooOften: 'You have had many new codes today. Please try again tomorrow.',
  unknownPerson: 'There is no such member.',
  noCard: 'This person has no card that could be revoked.',
  unknownArea: 'There is no such area.',
  unknownSheet: 'This printing sheet is no longer there.',
  reasonNeeded: 'Please say why.',
  reasonShort: 'Please say why in at least 3 letters.',
  areaNeeded: 'Please choose an area.',
  revokedDone: 'The card is no longer valid.',
  issuedDone: 'A new card was issued.',
} as const;
