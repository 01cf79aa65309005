import { eq } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { UploadedFile } from '~/shared/contract';
import { toIso } from '~/shared/dates';
import { peopleTopic } from '~/shared/topics';
import { correctableNames, type Correctable, type Correction } from '../contract';
import type { ApplicationsSite } from './context';
import {
  changeOf,
  changedOnly,
  findUser,
  fullNameOf,
  lockUser,
  photoKeys,
  refuseOfficeName,
  storePhoto,
  uniquely,
  users,
} from '~/features/people/server/public';
import { refuse } from './refusals';
import { applications } from './tables';
import { hashToken } from '~/features/sign-in/server/public';
import { recordOn } from './approval';
import { saveApplication } from './decide';

type Application = typeof applications.$inferSelect;
const unknown = () => refuse.notFound((t) => t.correctionLinkUnknown, 'link_unknown');

/** Returns the application of a correction's link; throws 404 `link_unknown` for a used or expired link. */
async function findAsked(db: Db | Tx, token: string, now: Date): Promise<Application & { fields: Correctable[] }> {
  const [found] = await db
    .select()
    .from(applications)
    .where(eq(applications.tokenHash, hashToken(token)));
  if (found?.state !== 'correction' || !found.tokenExpires || found.tokenExpires <= now) throw unknown();
  return { ...found, fields: found.fields.filter((field): field is Correctable => field in correctableNames) };
}

/**
 * Returns the fields that the office wants corrected, with their stored values; throws 404 `link_unknown`. An Aadhaar
 * number and a photo have to be entered again.
 */
export async function readCorrection({ db, clock, present }: ApplicationsSite, token: string) {
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
 * Saves a correction: exactly the requested fields, all of them. The application is pending again, in its old place,
 * and the link ends. Throws 404 `link_unknown`, 400 by field.
 */
export async function sendCorrection(
  site: ApplicationsSite,
  token: string,
  correction: Correction,
  photo: UploadedFile | undefined,
) {
  const { db, write, clock, files, log, seal } = site;
  const { fields: asked } = await findAsked(db, token, clock.now());
  refuseOthers(asked, correction, photo);
  if (correction.full_name !== undefined) await refuseOfficeName(site, correction.full_name, 'full_name');
  await withStoredFiles(files, log, async (store) => {
    const stored = photo && (await storePhoto(store, photo.path, 'registration'));
    const old = await uniquely(() =>
      write(async (tx, invalidate) => {
        const now = clock.now();
        const { userId } = await findAsked(tx, token, now);
        const user = await lockUser(tx, userId);
        // Again under the lock: another request may have used the link, or a clerk decided.
        const { fields } = await findAsked(tx, token, now);
        if (!user || user.isApproved) throw unknown();
        const wanted = await changeOf(
          tx,
          site,
          { is_superuser: false, is_area_admin: false },
          user,
          correction,
          stored,
        );
        const change = changedOnly(seal, user, wanted);
        if (change)
          await tx
            .update(users)
            .set({ ...change, updatedAt: now })
            .where(eq(users.id, userId));
        await saveApplication(tx, userId, { state: 'pending', tokenHash: null, tokenExpires: null, decidedAt: null });
        invalidate(peopleTopic);
        const actor = { id: userId, name: fullNameOf(user) };
        await recordOn({ tx, actor, now }, user, 'application.corrected', { after: { fields } });
        return user;
      }),
    );
    if (stored) await store.delete(photoKeys(old.photo));
  });
}

/** Throws 400 for each requested field that is missing or empty, and for each other field that was sent. */
function refuseOthers(asked: readonly Correctable[], correction: Correction, photo: UploadedFile | undefined): void {
  const sent: Partial<Record<string, unknown>> = { ...correction, ...(photo && { passport_photo: photo }) };
  const missing = asked.filter((field) => sent[field] === undefined || sent[field] === null || sent[field] === '');
  const others = Object.keys(sent).filter(
    (field) => sent[field] !== undefined && !asked.some((name) => name === field),
  );
  if (missing.length + others.length > 0) {
    throw refuse.invalid((t) =>
      Object.fromEntries<string[]>([
        ...missing.map((field) => [field, [t.fillThisIn] as string[]] as const),
        ...others.map((field) => [field, [t.notAskedFor] as string[]] as const),
      ]),
    );
  }
}
