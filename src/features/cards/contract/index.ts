import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { byId, count, id, instant, pathId } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { sheetQuery } from '~/shared/sheet-format';
import { line } from '~/shared/text';
import { revokeForm, sheetForm } from './forms';
import { cardStates, cardStatuses } from './status';

const some = z.string().nullable();
const status = z.enum(cardStatuses).describe('The worse of licence and membership; `member` when neither is known');

/** Somebody's own card. */
export const cardSchema = z.object({
  code: z.string(),
  verify_url: z.string().describe('What the QR code leads to'),
  issued_at: instant,
  full_name: z.string(),
  membership_id: some,
  area_name: some,
  license_category: some,
  status,
  passport_photo: some.describe('Signed address, good for some minutes'),
  checked_at: instant.describe('When this was so'),
});
export type Card = z.output<typeof cardSchema>;

/** What anybody learns who has a card's code. */
export const verifiedSchema = z.object({
  full_name: z.string(),
  membership_id: some,
  area_name: some,
  status,
  checked_at: instant,
});
export type Verified = z.output<typeof verifiedSchema>;

/** A member in the office's list of cards. */
export const cardHolderSchema = z.object({
  id,
  full_name: z.string(),
  username: z.string(),
  membership_id: some,
  area_name: some,
  passport_photo: some,
  status,
  card: z.enum(cardStates),
  issued_at: instant.nullable().describe('Of the card that is good'),
  revoked_at: instant.nullable().describe('When the office took back the last one, while there is no new one'),
  reason: some.describe('Why it did'),
});
export type CardHolder = z.output<typeof cardHolderSchema>;

export const sheetStates = ['waiting', 'done', 'failed'] as const;

/** A printing sheet: an area's cards on A4, with cut marks. */
export const sheetSchema = z.object({
  id,
  area_name: z.string(),
  status: z.enum(sheetStates),
  cards: count.describe('How many are on it; 0 while it waits'),
  created_at: instant,
  file: some.describe('Signed address of the PDF, good for some minutes; null unless it is done'),
  gone_at: instant.nullable().describe('When the PDF is deleted'),
});
export type Sheet = z.output<typeof sheetSchema>;

/** An emptied filter is none. */
const filter = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const filters = {
  search: filter(line(200)).describe('Every word, in name or membership id'),
  area: filter(pathId),
  state: filter(z.enum(cardStates)),
};
export const cardHoldersQuery = z.object({ ...pageQuery(50), ...filters });
export type CardHoldersQuery = z.output<typeof cardHoldersQuery>;
/** The list as a file: the same filters, no pages. */
export const cardExportQuery = z.object({ ...filters, ...sheetQuery });
export type CardExportQuery = z.output<typeof cardExportQuery>;
/** Which members are in the list. */
export type HolderFilter = Pick<CardHoldersQuery, keyof typeof filters>;

const forOne = z.object({ userId: pathId });
const message = z.object({ message: z.string() });

/** A member's own card (docs/product/cards.md, "Calls"). */
export const ownCardCalls = defineCalls({
  mine: {
    method: 'GET',
    path: '/api/cards/mine/',
    who: 'member',
    summary: 'The own membership card; made at the first ask. 403 card_revoked when the office took it back',
    answers: { 200: cardSchema },
  },
  renew: {
    method: 'POST',
    path: '/api/cards/mine/new/',
    who: 'member',
    summary: 'A new code for the own card; the old one is no longer valid from this moment',
    answers: { 201: cardSchema },
  },
  pdf: {
    method: 'GET',
    path: '/api/cards/mine/card.pdf',
    who: 'member',
    summary: 'The own card as a PDF of the size of a bank card',
    answers: { 200: z.string() },
    type: 'application/pdf',
    stream: true,
  },
  png: {
    method: 'GET',
    path: '/api/cards/mine/card.png',
    who: 'member',
    summary: 'The same as a picture, 300 pixels an inch',
    answers: { 200: z.string() },
    type: 'image/png',
    stream: true,
  },
});

/** Whether a card is good (docs/product/cards.md, "Verification"). */
export const verifyCalls = defineCalls({
  verify: {
    method: 'GET',
    path: '/api/cards/verify/:code/',
    who: 'anyone',
    summary:
      'Whose card it is and how things stand; whatever is wrong with it, the same 404. 30 a minute, 300 an hour per address',
    params: z.object({ code: z.string() }),
    answers: { 200: verifiedSchema },
  },
});

/** The office's calls about cards. */
export const cardOfficeCalls = defineCalls({
  holders: {
    method: 'GET',
    path: '/api/cards/',
    who: 'registrar',
    summary: 'Members and their cards, by name',
    query: cardHoldersQuery,
    answers: { 200: pageSchema(cardHolderSchema) },
  },
  exportHolders: {
    method: 'GET',
    path: '/api/cards/export/',
    who: 'registrar',
    summary: 'The list that the filters leave, as CSV (UTF-8 with BOM) or XLSX; stands in the audit log',
    proof: true,
    query: cardExportQuery,
    answers: { 200: z.string() },
    type: 'text/csv; charset=utf-8',
    stream: true,
  },
  revoke: {
    method: 'POST',
    path: '/api/cards/:userId/revoke/',
    who: 'registrar',
    summary: "Takes back a member's card; from then on only the office issues a new one",
    params: forOne,
    body: revokeForm,
    evenWhenFull: true,
    answers: { 200: message },
  },
  issue: {
    method: 'POST',
    path: '/api/cards/:userId/issue/',
    who: 'registrar',
    summary: 'Issues a new card to a member; the one before is no longer valid',
    params: forOne,
    answers: { 201: message },
  },
  createSheet: {
    method: 'POST',
    path: '/api/cards/sheet/',
    who: 'registrar',
    summary: "Begins a printing sheet of an area's cards (A4, cut marks); members without a card get one",
    body: sheetForm,
    answers: { 201: sheetSchema },
  },
  sheet: {
    method: 'GET',
    path: '/api/cards/sheet/:id/',
    who: 'registrar',
    summary: 'What became of a printing sheet, and where its PDF is',
    params: byId,
    answers: { 200: sheetSchema },
  },
});

export type CardCalls = typeof ownCardCalls & typeof cardOfficeCalls & typeof verifyCalls;
