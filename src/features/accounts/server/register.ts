import type { z } from 'zod';
import { district } from '~/features/areas/server/public';
import { storing } from '~/platform/files/storing';
import { invalid } from '~/platform/errors/http-error';
import { queueMail } from '~/platform/mail';
import type { UploadedFile } from '~/shared/contract';
import type { Language } from '~/shared/language';
import { isOther, type simpleRegistrationSchema, type wizardSchema } from '../contract';
import * as texts from '../texts';
import { splitName } from '../rules';
import { releaseAddresses } from './applications/addresses';
import { confirmLink } from './applications/confirm';
import type { Accounts } from './context';
import { limits } from './limits';
import { defaultPassword, registrationReceived } from './mails';
import { hashPassword, randomPassword } from './passwords';
import { storePhoto } from './photos';
import { refuseOfficeName } from './posing';
import { personColumns } from './profile-columns';
import { checkPlace, findPlace, insertUser, uniquely } from './store';

type Wizard = z.output<typeof wizardSchema>;
type Simple = z.output<typeof simpleRegistrationSchema>;

/** Where an application comes from: the network address, and the language of the page. */
interface From {
  address: string;
  language: Language;
}

/**
 * An application by the wizard: a pending account with photo, and a mail that says it has arrived. 400 by field, also for a name
 * that is the office's (decisions/0020).
 */
export async function registerWizard(
  accounts: Accounts,
  form: Wizard,
  photo: UploadedFile | undefined,
  { address, language }: From,
) {
  if (!photo) throw invalid({ passport_photo: [texts.required.photo] });
  refuseOfficeName(form.full_name, 'full_name');
  const { config, write, clock, files, log } = accounts;
  await count(accounts, form.email, address);
  const passwordHash = await hashPassword(form.password);
  const spoken = form.language ?? language;
  const now = clock.now();
  await storing(files, log, async (store) => {
    const stored = await storePhoto(store, photo.path, 'registration');
    await uniquely(() =>
      write(async (tx, invalidate) => {
        await checkPlace(tx, form.area, form.unit);
        await releaseAddresses(tx, form);
        const id = await insertUser(tx, invalidate, {
          ...splitName(form.full_name),
          ...personColumns(form, accounts.seal),
          email: form.email,
          phone: form.phone,
          passwordHash,
          areaId: form.area,
          unitId: form.unit,
          language: spoken,
          photo: stored,
          dateJoined: now,
          updatedAt: now,
        });
        const to = { email: form.email, name: form.full_name, language: spoken };
        await queueMail(
          accounts,
          tx,
          registrationReceived(to, confirmLink(config, { id, email: form.email }, spoken)),
          `registered:${id}`,
        );
      }),
    );
  });
  return { message: texts.registered };
}

/**
 * An application by the simple form: a pending account; the default password goes out by mail and nowhere else. Names of
 * areas and units that are ours are linked, others are kept as what the applicant asked for (docs/product/accounts.md,
 * "Simple registration"). A username that is taken gets a number: whose it is is no applicant's business. 400 by field.
 */
export async function registerSimple(accounts: Accounts, form: Simple, { address, language }: From) {
  // The username is the name that others see until the office knows a better one.
  refuseOfficeName(form.username, 'username');
  const { config, write, clock } = accounts;
  await count(accounts, form.email, address);
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const spoken = form.language ?? language;
  const now = clock.now();
  const area = isOther(form.area) ? (form.customArea ?? '') : form.area;
  const unit = isOther(form.unit) ? (form.customUnit ?? '') : form.unit;
  await uniquely(() =>
    write(async (tx, invalidate) => {
      await releaseAddresses(tx, form);
      const id = await insertUser(
        tx,
        invalidate,
        {
          email: form.email,
          phone: form.phone,
          passwordHash,
          ...(await findPlace(tx, area, unit)),
          language: spoken,
          requestedRole: form.role,
          requestedArea: area,
          requestedUnit: unit,
          requestedLocation: form.location || null,
          requestedDistrict: nameOfDistrict(form.district),
          dateJoined: now,
          updatedAt: now,
        },
        form.username,
      );
      const welcome = defaultPassword({ email: form.email, name: form.username, language: spoken }, password, {
        publicUrl: config.publicUrl,
        confirm: confirmLink(config, { id, email: form.email }, spoken),
      });
      await queueMail(accounts, tx, welcome, `registered:${id}`);
    }),
  );
  return { message: texts.registeredSimple };
}

/** A district by its id or the digits of it, or a name as it was typed. 400 on `district` for an id that is none. */
function nameOfDistrict(given: string | number | null | undefined): string | null {
  if (given === undefined || given === null || given === '') return null;
  if (!/^\d+$/.test(String(given))) return String(given);
  if (Number(given) !== district.id) throw invalid({ district: [texts.badChoice] });
  return district.name;
}

async function count({ limits: tries }: Accounts, email: string, address: string) {
  await tries.take([
    { limit: limits.registerNetwork, subject: address },
    // Not over all networks: others could keep somebody from applying.
    { limit: limits.registerEmail, subject: `${email.toLowerCase()} ${address}` },
  ]);
}
