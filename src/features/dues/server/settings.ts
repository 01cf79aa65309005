import { and, gt, inArray, max } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '~/platform/database';
import type { Site } from '~/platform/site';
import { readWritten, settingValues, siteSettings, type Setting } from '~/platform/site-settings';
import { toIso } from '~/shared/dates';
import type { moneyMoveSchema } from '../contract/schemas';
import { both as duesTexts } from '~/shared/dues/texts/both';
import { both } from '../texts/both';
import { isGstin } from '../rules/gstin';
import { isOf, longestPayee, longestSticker, readSticker, stickerOf, stickerWords, upiId } from '../rules/sticker';
import type { Upi } from '../rules/upi';
import { duesHandingsOver } from './tables';

type MoneyMove = z.output<typeof moneyMoveSchema>;
type Key = keyof typeof both.en.settings;

const setting = (
  key: Key,
  more: Pick<Setting, 'kind' | 'most'> &
    Partial<Pick<Setting, 'isHeld' | 'belongsTo' | 'check' | 'standard' | 'mayBeEmpty'>>,
): Setting => ({
  isPrivate: true,
  mayBeEmpty: true,
  standard: () => '',
  ...more,
  key,
  group: 'membership',
  label: (language) => both[language].settings[key].label,
  help: (language) => both[language].settings[key].help,
  shownIn: [],
});

/** A limit that the law sets, in whole rupees. */
const limit = (key: 'cash_limit' | 'revenue_stamp', rupees: string): Setting =>
  setting(key, {
    kind: 'line',
    most: 9,
    standard: () => rupees,
    check: (value) => (/^[1-9]\d{0,8}$/.test(value) ? null : (t) => both[t].badLimit),
  });

/** The settings about money (docs/product/dues.md). */
export const moneySettings: readonly Setting[] = [
  setting('upi_id', {
    kind: 'line',
    most: 100,
    isHeld: true,
    check: (value) => (value === '' || upiId.test(value) ? null : (t) => both[t].badUpi),
  }),
  setting('upi_sticker', {
    kind: 'line',
    most: longestSticker,
    isHeld: true,
    belongsTo: 'upi_id',
    check: (value, { of }) => {
      if (value === '') return null;
      const read = readSticker(value);
      if (typeof read === 'string') return (t) => both[t].stickerFaults[read];
      return isOf(read, of('upi_id')) ? null : (t) => both[t].stickerOfAnother;
    },
  }),
  setting('payee', { kind: 'line', most: longestPayee, isHeld: true }),
  setting('bank_account', { kind: 'line', most: 100, isHeld: true }),
  setting('books_closed_until', {
    kind: 'line',
    most: 10,
    check: (value, { today }) => {
      if (value === '') return null;
      if (!/^\d{4}-\d\d-\d\d$/.test(value) || !z.iso.date().safeParse(value).success) return (t) => duesTexts[t].badDay;
      return value > today ? (t) => duesTexts[t].inFuture : null;
    },
  }),
  limit('cash_limit', '200000'),
  limit('revenue_stamp', '5000'),
  setting('gstin', {
    kind: 'line',
    most: 15,
    check: (value) => (value === '' || isGstin(value) ? null : (t) => both[t].badGstin),
  }),
];

/** Where money goes, and until when the books are closed; null where that is not set. */
export interface MoneySettings {
  upi: Upi | null;
  booksClosedUntil: string | null;
  /** What the law sets, in paise: cash from the first, cash above the second, is flagged. */
  cashLimit: number;
  revenueStamp: number;
  gstin: string | null;
}

/** Reads the settings about money as they count now; inside a transaction through that. */
export const readMoney = ({ clock }: Pick<Site, 'clock'>, db: Db) => readMoneyAt(db, clock.now());

/** Reads the settings about money as they count at a moment. */
export async function readMoneyAt(db: Db, at: Date): Promise<MoneySettings> {
  const values = settingValues(moneySettings, await readWritten(db, { at }));
  const paise = (key: Key) => Number(values.of(key, 'en')) * 100;
  const [id, payee] = [values.of('upi_id', 'en'), values.of('payee', 'en')];
  const [signed] = await db.select({ until: max(duesHandingsOver.closedUntil) }).from(duesHandingsOver);
  const closed = [values.of('books_closed_until', 'en'), signed?.until ?? ''].sort().at(-1);
  return {
    upi: id ? { id, payee, sticker: stickerOf(id, values.of('upi_sticker', 'en')) } : null,
    booksClosedUntil: closed || null,
    cashLimit: paise('cash_limit'),
    revenueStamp: paise('revenue_stamp'),
    gstin: values.of('gstin', 'en') || null,
  };
}

/** Returns a value of where money goes as people read it. */
export const shownMoney = (key: string, value: string): string => (key === 'upi_sticker' ? stickerWords(value) : value);

/** Reads the changes of where money goes that do not count yet, the next first. */
export async function readMoves({ clock }: Pick<Site, 'clock'>, db: Db): Promise<MoneyMove[]> {
  const now = clock.now();
  const held = moneySettings.filter(({ isHeld }) => isHeld).map(({ key }) => key);
  const values = settingValues(moneySettings, await readWritten(db, { at: now }));
  const rows = await db
    .select({ key: siteSettings.key, value: siteSettings.value, at: siteSettings.at })
    .from(siteSettings)
    .where(and(inArray(siteSettings.key, held), gt(siteSettings.at, now)))
    .orderBy(siteSettings.at, siteSettings.version, siteSettings.key);
  return rows.map(({ key, value, at }) => ({
    key: key as MoneyMove['key'],
    before: shownMoney(key, values.of(key, 'en')),
    after: shownMoney(key, value ?? ''),
    from: toIso(at),
  }));
}
