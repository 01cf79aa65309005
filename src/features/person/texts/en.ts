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
export const waits = 'What waits';
export const waitsIn = '{section}: {count}';

// On the telephone
export const onTheTelephone = 'On the telephone';
export const greeting = 'Hello {name}, this is the office of the Palakkad District Committee.';
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
export const audit = { note: 'Note on a person', notes: 'Notes on people' } as const;
