import { beginKeeping, drop, keep, readCopy, type OfflineCopy } from '~/features/phone/web/public';
import { ownId, readOwn, storeOwn } from '~/session';
import { callsOf } from '~/shared/api-client';
import { countText } from '~/shared/count-text';
import { DAY_MS } from '~/shared/dates';
import type { KeptMember, memberCalls } from '../../contract';
import * as texts from '../../texts';

const call = callsOf<typeof memberCalls>();

const days = 14;
/** The name of this device's choice to take the directory along; it ends with the session. */
const choice = 'takes-directory';

/** Returns whether this device takes the directory along. */
export const takesDirectory = (): boolean => Boolean(readOwn(choice, ownId()));

/** The members' directory, by choice: the server limits how often. */
export const offlineDirectory: OfflineCopy<{ results: readonly KeptMember[] }> = {
  freshMs: DAY_MS,
  read: () => readCopy('directory'),
  take: async () => keep('directory', await call('GET /api/members/offline/', {}), days),
  line: ({ results }, moment) => countText(texts.membersTaken, results.length, { moment }),
  isChosen: takesDirectory,
};

/** Switches the directory on, which takes it along at once, or off, which deletes it. Throws a CallError. */
export async function switchDirectory(isOn: boolean): Promise<void> {
  if (isOn && beginKeeping()) {
    await offlineDirectory.take();
    storeOwn(choice, ownId(), { on: true });
  } else {
    storeOwn(choice, 0, {});
    await drop('directory');
  }
}
