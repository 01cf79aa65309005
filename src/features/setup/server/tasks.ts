import { and, eq, getTableName, isNull, ne, not } from 'drizzle-orm';
import { units } from '~/features/areas/server/public';
import { isInvented, users } from '~/features/people/server/public';
import { lastBackup } from '~/platform/backup/last-backup';
import type { Config } from '~/platform/config';
import type { Db, Tx } from '~/platform/database';
import { isClosed } from '~/platform/http/closed-site';
import { readWritten, settingValues, type Setting } from '~/platform/site-settings';
import { demoRows } from '~/platform/settings-store/demo-rows';
import { countText } from '~/shared/count-text';
import { DAY_MS } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import type { Language } from '~/shared/language';
import { both as common } from '~/shared/texts/both';
import type { SetUp, SetUpTask } from '../contract';
import { confirmable, setupTasks, type SetUpTaskKey } from '../contract/tasks';
import { both } from '../texts/both';
import { readState } from './state';

/** What a task needs: the state of the site, in a language. */
export interface Measured {
  db: Db | Tx;
  config: Pick<Config, 'backupUrl' | 'smtpUrl'>;
  settings: readonly Setting[];
  now: Date;
  language: Language;
}

/** How far a task is: whether it is done, and what there is or is missing, in words. */
type Measure = Pick<SetUpTask, 'done' | 'detail'>;

/** The names of another committee of the same district; those of another district follow from its name. */
const ownNames = ['federation', 'committee', 'short_name'];

/** Where each task is done. */
const links: Record<SetUpTaskKey, string> = {
  names: '/app/admin/settings?group=names',
  contact: '/app/admin/settings?group=contact',
  areas: '/app/admin/areas',
  look: '/app/admin/settings?group=look',
  mail: '/app/admin/setup#mail',
  people: '/app/admin/imports',
  money: '/app/admin/settings?group=membership',
  backup: '/app/admin/dashboard',
  second_factor: '/account/security',
  demo: '/app/admin/setup#demo',
};

/** Returns the tasks with what is done, and whether the site is open (docs/product/setup.md, "Tasks"). */
export async function measureSetUp(site: Measured): Promise<SetUp> {
  const { db, language } = site;
  const measures = await measureAll(site);
  const tasks = setupTasks.map((key) => ({
    key,
    label: both[language].tasks[key],
    ...measures[key],
    link: links[key],
    confirmable: confirmable.some((one) => one === key) && !measures[key].done,
  }));
  return { open: !(await isClosed(db)), tasks };
}

async function measureAll(site: Measured): Promise<Record<SetUpTaskKey, Measure>> {
  const { db, config, settings, now, language } = site;
  const words = both[language];
  const state = await readState(db);
  const written = await readWritten(db, { at: now });
  const { of, valueOf, standardOf } = settingValues(settings, written);
  const isConfirmed = (key: (typeof confirmable)[number]) => state.confirmed.includes(key);

  const areNamed = written.has('district') || ownNames.every((key) => written.has(key)) || isConfirmed('names');
  const standIns = settings.filter((one) => isStandIn(one, valueOf(one, 'en'), standardOf(one, 'en')));
  const unitCount = await db.$count(units);
  const areOwn = state.shippedAreas.length === 0 || isConfirmed('areas');
  const hasLook = written.has('logo') || isConfirmed('look');
  const isMailed = state.mailTo !== null && state.mailTo === of('email', language);
  const invented = (await demoRows(db))?.[usersTable] ?? [];
  const people = await db.$count(users, and(ne(users.role, 'superuser'), users.isApproved, not(isInvented(invented))));
  const backup = await lastBackup(db);
  const unprotected = await db.$count(users, and(eq(users.role, 'superuser'), isNull(users.secondFactorSince)));
  const demoPeople = await db.$count(users, isInvented(invented));
  // What was entered counts a day later; the task is done today.
  const soon = await readWritten(db, { at: new Date(now.getTime() + 2 * DAY_MS) });
  const hasAccount = ['upi_id', 'bank_account'].some((key) => (soon.get(key)?.en?.value ?? '') !== '');
  const outbox = config.smtpUrl === undefined ? ` ${words.outboxOnly}` : '';

  return {
    names: {
      done: areNamed,
      detail: fillText(areNamed ? words.namesDone : words.namesKept, { committee: of('committee', language) }),
    },
    contact: {
      done: standIns.length === 0,
      detail:
        standIns.length === 0
          ? words.contactDone
          : fillText(words.contactMissing, { fields: standIns.map((one) => one.label(language)).join(', ') }),
    },
    areas: {
      done: unitCount > 0 && areOwn,
      detail:
        unitCount === 0 ? words.areasMissing : areOwn ? countText(words.areasDone, unitCount) : words.areasShipped,
    },
    look: { done: hasLook, detail: hasLook ? words.lookDone : words.lookStandard },
    mail: {
      done: isMailed,
      detail: fillText(isMailed ? words.mailDone : words.mailMissing, { address: of('email', language) }) + outbox,
    },
    people: { done: people > 0, detail: people > 0 ? countText(words.peopleDone, people) : words.peopleMissing },
    money: {
      done: hasAccount || isConfirmed('money'),
      detail: hasAccount ? words.moneyComes : isConfirmed('money') ? words.moneyDone : words.moneyMissing,
    },
    backup: {
      done: config.backupUrl !== undefined && backup !== null,
      detail: !config.backupUrl
        ? words.backupUnset
        : backup
          ? fillText(words.backupDone, { moment: formatMoment(backup.at, common[language].dates) ?? '' })
          : words.backupNone,
    },
    second_factor: {
      done: unprotected === 0,
      detail: unprotected === 0 ? words.factorDone : countText(words.factorMissing, unprotected),
    },
    demo: {
      done: demoPeople === 0,
      detail: demoPeople === 0 ? words.demoDone : countText(words.demoThere, demoPeople),
    },
  };
}

const usersTable = getTableName(users);

/** Returns whether a contact is one of those that come with the software. */
const isStandIn = ({ group, kind }: Setting, value: string, standard: string): boolean =>
  group === 'contact' &&
  (kind === 'phone' || kind === 'email') &&
  (value.toLowerCase().endsWith('.example') || value === standard);
