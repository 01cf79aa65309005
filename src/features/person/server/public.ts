import type { Feature, PersonWaiting } from '~/platform/feature';
import { personCalls } from '../contract';
import { both } from '../texts/both';
import { setDeath } from './death';
import { readHead, readNext, readProfile } from './head';
import { readHistory } from './history';
import { addNote, deleteNote, listNotes, noteRows } from './notes';

/** What features above this one pass in. */
interface Parts {
  /** What of a person waits for the office, by feature. */
  waiting: () => readonly PersonWaiting[];
}

/** The office's page of a person: its head, and the sections that belong to no other feature. */
export const personFeature = ({ waiting }: Parts): Feature => ({
  texts: both,
  register: (site, { calls }) =>
    calls.register(personCalls, {
      personHead: ({ params }, { caller, language }) => readHead(site, waiting(), caller, params.id, language),
      personProfile: ({ params }, { caller, language }) => readProfile(site, caller, params.id, language),
      personNotes: ({ params, query }, { caller }) => listNotes(site, caller, params.id, query.before),
      addPersonNote: ({ params, body }, { caller }) => addNote(site, caller, params.id, body.text),
      deletePersonNote: ({ params }, { caller }) => deleteNote(site, caller, params.id, params.noteId),
      nextCase: ({ params }, { caller }) => readNext(site, waiting(), caller, params),
      recordDeath: async ({ params, body }, { caller }) => {
        await setDeath(site, caller, params.id, body.deceased_on);
        return body;
      },
      takeBackDeath: ({ params }, { caller }) => setDeath(site, caller, params.id, null),
      personHistory: ({ params, query }, { caller, language }) =>
        readHistory(site, caller, params.id, { before: query.before, language }),
    }),
  personal: { rows: noteRows },
});
