import { eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import { storing } from '~/platform/files/storing';
import { invalid, notFound } from '~/platform/errors/http-error';
import type { UploadedFile } from '~/shared/contract';
import { toIso } from '~/shared/dates';
import { peopleTopic } from '~/shared/topics';
import { applicationTexts as words, correctableNames, type Correctable, type Correction } from '../../contract';
import type { Accounts } from '../context';
import { changedOnly } from '../person-audit';
import { photoKeys, storePhoto } from '../photos';
import { refuseOfficeName } from '../posing';
import { fullNameOf } from '../present';
import { changeOf, lockUser } from '../profile';
import { uniquely } from '../store';
import { applications, users } from '../tables';
import { hashToken } from '../tokens';
import { findUser } from '../views';
import { keep, targetOf } from './decide';

type Application = typeof applications.$inferSelect;
const unknown = () => notFound(words.correctionUnknown, 'link_unknown');

/** The correction that a link asks for; 404 for one that was used, has run out or was altered. */
async function findAsked(db: Db | Tx, token: string, now: Date): Promise<Application & { fields: Correctable[] }> {
  const [found] = await db
    .select()
    .from(applications)
    .where(eq(applications.tokenHash, hashToken(token)));
  if (found?.state !== 'correction' || !found.tokenExpires || found.tokenExpires <= now) throw unknown();
  return { ...found, fields: found.fields.filter((field): field is Correctable => field in correctableNames) };
}

/** What the office asks for, with what is stored of it; 404. An Aadhaar number and a photo are asked for anew. */
export async function readCorrection({ db, clock, present }: Accounts, token: string) {
  const { userId, fields, note, tokenExpires } = await findAsked(db, token, clock.now());
  const user = await findUser(db, userId);
  if (!user) throw unknown();
  const shown = present.presentUser(user);
  const open = fields.filter(
    (field): field is Exclude<Correctable, 'aadhaar' | 'passport_photo'> =>
      field !== 'aadhaar' && field !== 'passport_photo',
  );
  return {
    full_name: fullNameOf(user),
    note: note ?? '',
    fields,
    values: Object.fromEntries(open.map((field) => [field, shown[field]])),
    area: user.areaId,
    until: toIso(tokenExpires!),
  };
}

/**
 * Takes a correction: exactly the asked fields, all of them. The application waits again in its old place and the link ends.
 * 404 for a link that no longer works, 400 by field.
 */
export async function sendCorrection(
  accounts: Accounts,
  token: string,
  given: Correction,
  photo: UploadedFile | undefined,
) {
  const { db, write, clock, files, log, seal } = accounts;
  const { fields: asked } = await findAsked(db, token, clock.now());
  refuseOthers(asked, given, photo);
  await storing(files, log, async (store) => {
    const stored = photo && (await storePhoto(store, photo.path, 'registration'));
    const old = await uniquely(() =>
      write(async (tx, invalidate) => {
        const now = clock.now();
        const { userId } = await findAsked(tx, token, now);
        const user = await lockUser(tx, userId);
        // Again under the lock: it may have been sent, or decided, by now.
        const { fields } = await findAsked(tx, token, now);
        if (!user || user.isApproved) throw unknown();
        const wanted = await changeOf(tx, accounts, { is_superuser: false, is_area_admin: false }, user, given, stored);
        const change = changedOnly(seal, user, wanted);
        if (change)
          await tx
            .update(users)
            .set({ ...change, updatedAt: now })
            .where(eq(users.id, userId));
        await keep(tx, userId, { state: 'pending', tokenHash: null, tokenExpires: null, decidedAt: null });
        invalidate(peopleTopic);
        const actor = { id: userId, name: fullNameOf(user) };
        await record(tx, {
          at: now,
          actor,
          action: 'application.corrected',
          target: targetOf(user),
          after: { fields },
        });
        return user;
      }),
    );
    if (stored) await store.delete(photoKeys(old.photo));
  });
  return { message: words.correctionSent };
}

/** 400 for each asked field that is missing or empty, and for each other one that was sent. */
function refuseOthers(asked: readonly Correctable[], given: Correction, photo: UploadedFile | undefined): void {
  const sent: Partial<Record<string, unknown>> = { ...given, ...(photo && { passport_photo: photo }) };
  const missing = asked.filter((field) => sent[field] === undefined || sent[field] === null || sent[field] === '');
  const others = Object.keys(sent).filter(
    (field) => sent[field] !== undefined && !asked.some((name) => name === field),
  );
  const faults = [
    ...missing.map((field) => [field, [words.needed]]),
    ...others.map((field) => [field, [words.notAsked]]),
  ];
  if (faults.length > 0) throw invalid(Object.fromEntries(faults) as Record<string, string[]>);
  if (given.full_name !== undefined) refuseOfficeName(given.full_name, 'full_name');
}
