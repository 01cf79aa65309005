import type { z } from 'zod';
import { districtId } from '~/features/areas/server/public';
import { refusePerson } from '~/platform/errors/refusals';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { queueMail } from '~/platform/mail';
import type { Tx } from '~/platform/database';
import type { UploadedFile } from '~/shared/contract';
import type { Language } from '~/shared/language';
import { isOther, type addressesSchema, type simpleRegistrationSchema, type wizardSchema } from '../contract';
import { splitName } from '~/shared/person/names';
import { refuseTakenAddresses, releaseAddresses } from './addresses';
import { confirmLink } from './confirm';
import type { ApplicationsSite } from './context';
import { limits } from './limits';
import { defaultPassword, registrationReceived } from './mails';
import { hashPassword, randomPassword } from '~/features/sign-in/server/public';
import {
  checkPlace,
  findPlace,
  insertUser,
  personColumns,
  refuseOfficeName,
  storePhoto,
  uniquely,
} from '~/features/people/server/public';

type Wizard = z.output<typeof wizardSchema>;
type Simple = z.output<typeof simpleRegistrationSchema>;

/** The network address that an application comes from, and the language of its page. */
interface From {
  address: string;
  language: Language;
}

/**
 * Checks the e-mail and the phone of an application that is still being typed. Throws 400 by field when one of them is
 * taken, as the sending would (docs/decisions/0064).
 */
export async function checkAddresses(
  { db, limits: tries }: ApplicationsSite,
  form: z.output<typeof addressesSchema>,
  { address }: From,
) {
  await tries.take([{ limit: limits.checkNetwork, subject: address }]);
  await refuseTakenAddresses(db, form);
}

/**
 * Registers an application by the wizard: a pending account with its photo, and a mail that confirms the receipt.
 * Throws 400 by field, also for a name reserved for the office (decisions/0020).
 */
export async function registerWizard(
  site: ApplicationsSite,
  form: Wizard,
  photo: UploadedFile | undefined,
  { address, language: pageLanguage }: From,
) {
  if (!photo) throw refusePerson.invalid((t) => ({ passport_photo: [t.required.photo] }));
  await refuseOfficeName(site, form.full_name, 'full_name');
  const { config, write, clock, files, log } = site;
  await countTry(site, form.email, address);
  const passwordHash = await hashPassword(form.password);
  const language = form.language ?? pageLanguage;
  const now = clock.now();
  await withStoredFiles(files, log, async (store) => {
    const stored = await storePhoto(store, photo.path, 'registration');
    await uniquely(() =>
      write(async (tx, invalidate) => {
        await checkPlace(tx, form.area, form.unit);
        await releaseAddresses(site, tx, form);
        const id = await insertUser(tx, invalidate, {
          ...splitName(form.full_name),
          ...personColumns(form, site.seal),
          email: form.email,
          phone: form.phone,
          passwordHash,
          areaId: form.area,
          unitId: form.unit,
          language,
          photo: stored,
          dateJoined: now,
          updatedAt: now,
        });
        await site.recordJoining(
          tx,
          invalidate,
          { id, name: form.full_name },
          { purposes: form.consents ?? [], at: now },
        );
        const to = { email: form.email, name: form.full_name, language };
        await queueMail(site, tx, registrationReceived(to, confirmLink(config, { id, email: form.email }, language)), {
          kind: 'registered',
          reader: id,
          about: [],
          key: `registered:${id}`,
        });
      }),
    );
  });
}

/**
 * Registers an application by the simple form: a pending account, whose default password leaves by mail only. Names of
 * the site's areas and units are linked, others are stored as the applicant's wish (docs/product/applications.md,
 * "Simple registration"). A taken username gets a number, because a refusal would disclose it. Throws 400 by field.
 */
export async function registerSimple(site: ApplicationsSite, form: Simple, { address, language: pageLanguage }: From) {
  // Others see the username as the name until the office enters a better one.
  await refuseOfficeName(site, form.username, 'username');
  const { config, write, clock } = site;
  await countTry(site, form.email, address);
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const language = form.language ?? pageLanguage;
  const now = clock.now();
  const area = isOther(form.area) ? (form.customArea ?? '') : form.area;
  const unit = isOther(form.unit) ? (form.customUnit ?? '') : form.unit;
  await uniquely(() =>
    write(async (tx, invalidate) => {
      await releaseAddresses(site, tx, form);
      const id = await insertUser(
        tx,
        invalidate,
        {
          email: form.email,
          phone: form.phone,
          passwordHash,
          ...(await findPlace(tx, area, unit)),
          language,
          requestedRole: form.role,
          requestedArea: area,
          requestedUnit: unit,
          requestedLocation: form.location || null,
          requestedDistrict: await nameOfDistrict(site, form.district, tx),
          dateJoined: now,
          updatedAt: now,
        },
        form.username,
      );
      await site.recordJoining(tx, invalidate, { id, name: form.username }, { purposes: form.consents ?? [], at: now });
      const welcome = defaultPassword({ email: form.email, name: form.username, language }, password, {
        publicUrl: config.publicUrl,
        confirm: confirmLink(config, { id, email: form.email }, language),
      });
      await queueMail(site, tx, welcome, {
        kind: 'default-password',
        reader: id,
        about: [],
        key: `registered:${id}`,
      });
    }),
  );
}

/** Returns the district's name, by its id or its digits, or a name as typed. Throws 400 for an unknown id. */
async function nameOfDistrict(
  { names }: Pick<ApplicationsSite, 'names'>,
  value: string | number | null | undefined,
  tx: Tx,
): Promise<string | null> {
  if (value === undefined || value === null || value === '') return null;
  if (!/^\d+$/.test(String(value))) return String(value);
  if (Number(value) !== districtId) throw refusePerson.invalid((t) => ({ district: [t.badChoice] }));
  return (await names('en', tx)).district;
}

async function countTry({ limits: tries }: ApplicationsSite, email: string, address: string) {
  await tries.take([
    { limit: limits.registerNetwork, subject: address },
    // Not over all networks: others could keep a person from applying.
    { limit: limits.registerEmail, subject: `${email.toLowerCase()} ${address}` },
  ]);
}
