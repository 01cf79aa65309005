export const pageTitle = 'Person';

// Head
export const headFailed = 'Failed to load this person. Please try again.';
export const noSuchPerson = 'No such person';
export const noSuchPersonMore = 'The person was deleted, or is not yours to see.';
export const languageSpoken = 'Language';
export const languageNames = { en: 'English', ml: 'Malayalam' } as const;
export const sections = 'Sections';
export const call = 'Call';
export const callName = 'Call {name}';
export const whatsApp = 'WhatsApp';
export const whatsAppName = 'WhatsApp to {name}';
export const mail = 'Mail';
export const mailName = 'Mail to {name}';
export const openedBy = '{name} opened this {ago}';
export const waits = 'What waits';
export const waitsIn = '{section}: {count}';

// The following case
export const nextCase = 'Next: {name}';
export const noNextCase = 'Nothing else waits in this queue.';
export const noQueue = 'Nothing waits in this section.';

// On the telephone
export const onTheTelephone = 'On the telephone';
export const greeting = 'Hello {name}, this is the office of the {committee}.';
export const checkCallerBy = 'Let the caller say, and compare:';
export const factToCheck = '{label}: {value}';

// Sections
export const application = 'Application';
export const positionsAndDuties = 'Positions and duties';
export const profileFailed = 'Failed to load the profile. Please try again.';
export const editProfile = 'Edit the profile';
export const hiddenFromMembers = 'Hidden from members';
export const showMore = 'Show more';
export const badCursor = 'This is no place in the history.';

// A death
export const deceased = 'Deceased';
export const deceasedOn = 'Died on {day}';
export const deathTitle = 'Death';
export const recordDeath = 'Record a death';
export const recordDeathOf = 'Record the death of {name}?';
export const deathMeans =
  'No mails and no reminders go out any more, the login is closed, the card is no longer valid, and members no longer find this person. What is recorded stays. It can be taken back.';
export const deathDay = 'Please enter the day.';
export const deathToCome = 'This day is still to come.';
export const dayOfDeath = 'Day of death';
export const deathRecorded = 'The death is recorded.';
export const deathNotRecorded = 'Failed to record the death. Please try again.';
export const changeDeathDay = 'Change the day';
export const takeBackDeath = 'Take back';
export const takeBackDeathOf = 'Is {name} alive?';
export const takeBackDeathMeans =
  'Login, card and directory are as they were before. Mails of the time between are not sent.';
export const deathTakenBack = 'The death is taken back.';
export const deathNotTakenBack = 'Failed to take it back. Please try again.';
export const deathOfOffice = 'Only a superuser records this for people of the office.';

// Notes
export const notes = 'Notes';
export const notesFailed = 'Failed to load the notes. Please try again.';
export const noNotes = 'No notes.';
export const newNote = 'New note';
export const noteIsRead = 'They get to read this in a copy of their data.';
export const noteNeeded = 'Please write the note.';
export const addNote = 'Add the note';
export const noteAdded = 'The note is added.';
export const noteNotAdded = 'Failed to add the note. Please try again.';
export const deleteNoteOf = 'Delete the note of {day}';
export const deleteNoteQuestion = 'Delete this note?';
export const deleteNoteMeans = 'It is gone for good. The audit log keeps that it was there, not what it said.';
export const noteDeleted = 'The note is deleted.';
export const noteNotDeleted = 'Failed to delete the note.';
export const noSuchNote = 'There is no such note.';
export const notYourNote = 'Only its author or a superuser deletes a note.';

// History
export const history = 'History';
export const historyFailed = 'Failed to load the history. Please try again.';
export const noHistory = 'Nothing is recorded yet.';
export const noticeRead = 'Notice, read';
export const noticeUnread = 'Notice, not read yet';
export const noticeMailed = 'mailed {moment}';

// The audit log
export const audit = {
  note: 'Note on a person',
  notes: 'Notes on people',
  death: 'Death recorded',
  deathTakenBack: 'Death taken back',
  deceasedOn: 'Day of death',
} as const;
