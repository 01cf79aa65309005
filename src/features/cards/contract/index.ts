import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, id, instant, message, nullableText, pathId, unlessEmpty } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { personSections } from '~/shared/person/sections';
import { rowsSchema } from '~/shared/section-rows';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import { verifiedPaperSchema } from '~/shared/verified-paper';
import { revokeForm, sheetForm } from './forms';
import { cardStates, cardStatuses } from './status';

const status = z.enum(cardStatuses).describe('The worse of licence and membership; `member` when neither is known');

/** The topic of answers that show who has a card. */
export const cardsTopic = 'cards';

/** The caller's own card. */
export const cardSchema = z.object({
  code: z.string(),
  verify_url: z.string().describe('What the QR code leads to'),
  issued_at: instant,
  full_name: z.string(),
  membership_id: nullableText,
  area_name: nullableText,
  license_category: nullableText.describe('The class that the office has confirmed'),
  status,
  passport_photo: nullableText.describe('Signed address, good for some minutes'),
  checked_at: instant.describe('When this was so'),
  picture_version: z.string().describe('Changes when card.png does'),
});
export type Card = z.output<typeof cardSchema>;

/** What every person learns who has a card's code. */
export const verifiedSchema = z.object({
  full_name: z.string(),
  membership_id: nullableText,
  area_name: nullableText,
  status,
  checked_at: instant,
});
export type Verified = z.output<typeof verifiedSchema>;

/** A member in the office's list of cards. */
export const cardHolderSchema = z.object({
  id,
  full_name: z.string(),
  username: z.string(),
  membership_id: nullableText,
  area_name: nullableText,
  passport_photo: nullableText,
  status,
  card: z.enum(cardStates),
  issued_at: instant.nullable().describe('Of the card that is good'),
  revoked_at: instant.nullable().describe('When the office took back the last one, while there is no new one'),
  reason: nullableText.describe('Why it did'),
});
export type CardHolder = z.output<typeof cardHolderSchema>;

/** The states of a printing sheet: being drawn, drawn, failed. */
export const sheetStates = ['waiting', 'done', 'failed'] as const;

/** A printing sheet: an area's cards on A4, with cut marks. */
export const sheetSchema = z.object({
  id,
  area_name: z.string(),
  with_expired: z.boolean(),
  only_unprinted: z.boolean(),
  status: z.enum(sheetStates),
  cards: count.describe('How many are on it; 0 while it waits'),
  created_at: instant,
  file: nullableText.describe('Signed address of the PDF, good for some minutes; null unless it is done'),
  gone_at: instant.nullable().describe('When the PDF is deleted'),
});
export type Sheet = z.output<typeof sheetSchema>;

/** A person's card for the office, with the cards before it: those that are no longer good, the newest first. */
export const cardOfSchema = rowsSchema(
  z.object({ id, issued_at: instant, revoked_at: instant.nullable(), reason: nullableText }),
).extend({ holder: cardHolderSchema.nullable().describe('null: not a member') });
export type CardOf = z.output<typeof cardOfSchema>;

const filters = {
  search: unlessEmpty(line(200)).describe('Every word, in name or membership id'),
  area: unlessEmpty(pathId),
  state: unlessEmpty(z.enum(cardStates)),
  ...sortQuery(cardHolderSchema, { without: ['passport_photo'] }),
};
/** The filters, order and page of the office's list of cards. */
export const cardHoldersQuery = z.object({ ...pageQuery(50), ...filters });
export type CardHoldersQuery = z.output<typeof cardHoldersQuery>;
/** The filter and order of the list, without its pages. */
export type HolderFilter = Pick<CardHoldersQuery, keyof typeof filters>;

/** The calls of a member's own card (docs/product/cards.md, "Calls"). */
export const ownCardCalls = defineCalls({
  mine: call('GET /api/cards/mine/', 'member', {
    summary: 'The own membership card; made at the first ask. 403 card_revoked when the office took it back',
    answers: { 200: cardSchema },
  }),
  renew: call('POST /api/cards/mine/new/', 'member', {
    summary: 'A new code for the own card; the old one is no longer valid from this moment',
    answers: { 201: cardSchema },
  }),
  pdf: call('GET /api/cards/mine/card.pdf', 'member', {
    summary: 'The own card as a PDF of the size of a bank card',
    answers: { 200: z.string() },
    file: { type: 'application/pdf', stream: true },
  }),
  png: call('GET /api/cards/mine/card.png', 'member', {
    summary: 'The same as a picture, 300 pixels an inch',
    answers: { 200: z.string() },
    file: { type: 'image/png', stream: true },
  }),
});

/** The call that verifies a card, or another paper with a code (docs/product/cards.md, "Verification"). */
export const verifyCalls = defineCalls({
  verify: call('GET /api/cards/verify/:code/', 'anyone', {
    summary:
      'Whose card it is and how things stand, or what a receipt is; whatever is wrong with it, the same 404. ' +
      '30 a minute, 300 an hour per address',
    params: z.object({ code: z.string() }),
    answers: { 200: z.union([verifiedSchema, verifiedPaperSchema]) },
  }),
});

const holders = call('GET /api/cards/', 'registrar', {
  summary: 'Members and their cards, by name',
  query: cardHoldersQuery,
  answers: { 200: pageSchema(cardHolderSchema) },
});

/** The office's calls about cards. */
export const cardOfficeCalls = defineCalls({
  holders,
  exportHolders: exportOf(holders),
  cardOf: call('GET /api/admin/people/:id/card/', personSections.card, {
    summary: "A person's card, and the cards before it, 20 at once. 404",
    query: z.object({ before: unlessEmpty(pathId) }),
    answers: { 200: cardOfSchema },
  }),
  revoke: call('POST /api/cards/:userId/revoke/', 'registrar', {
    summary: "Takes back a member's card; from then on only the office issues a new one",
    body: revokeForm,
    evenWhenFull: true,
    answers: { 200: message },
  }),
  issue: call('POST /api/cards/:userId/issue/', 'registrar', {
    summary: 'Issues a new card to a member; the one before is no longer valid',
    answers: { 201: message },
  }),
  undoIssue: call('DELETE /api/cards/:userId/issue/', 'registrar', {
    summary: 'Takes back an own issue of the last ten seconds: the card before is valid again; 409 too_late',
  }),
  createSheet: call('POST /api/cards/sheet/', 'registrar', {
    summary: "Begins a printing sheet of an area's cards (A4, cut marks); members without a card get one",
    proof: true,
    body: sheetForm,
    answers: { 201: sheetSchema },
  }),
  sheets: call('GET /api/cards/sheet/', 'registrar', {
    summary: 'The printing sheets of the last seven days, the newest first',
    proof: true,
    query: z.object(pageQuery(10)),
    answers: { 200: pageSchema(sheetSchema) },
  }),
  countSheet: call('GET /api/cards/sheet/count/', 'registrar', {
    summary: 'How many cards a printing sheet would have now',
    query: sheetForm,
    answers: { 200: z.object({ count }) },
  }),
  sheet: call('GET /api/cards/sheet/:id/', 'registrar', {
    summary: 'What became of a printing sheet, and where its PDF is',
    proof: true,
    answers: { 200: sheetSchema },
  }),
});

export type CardCalls = typeof ownCardCalls & typeof cardOfficeCalls & typeof verifyCalls;
