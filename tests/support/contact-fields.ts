import { z } from 'zod';
import { allCalls } from './calls';
import type { Call } from '../../src/shared/contract';
import type { Access } from '../../src/shared/access';

/** Calls that only people of the office make, from whom nothing of a person is hidden. */
const office: readonly Access[] = ['superuser', 'staff', 'registrar', 'treasurer'];

/** Fields of answers that may name a person, or hold a contact. */
const isContactField =
  /(?:name|phone|mobile|e?mail|contact|contact_number|whatsapp|photo|author|person|people|members|users|_by|^by)$/i;

/** Fields with such names which are about no person: places, files, shops, tags, keys, and what a person chose. */
const isOther = new RegExp(
  [
    String.raw`(?:^|\.)(?:area_name|unit_name|shop_name|category_name|file_?name|name_(?:en|ml))$`,
    String.raw`(?:^|\.)(?:hide_(?:phone|email)|is_author|extended_by|people)$`,
    String.raw`(?:areas|units|files|passkeys|results|synonyms)\[\]\.name$`,
    String.raw`(?:attachment|area|passkey|rp|shop)\.name$`,
    String.raw`^statistics\.|(?:^|\.)(?:reminder_)?mail$`,
  ].join('|'),
);

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  type?: string;
}

function fieldsIn({ properties = {}, items, anyOf = [] }: JsonSchema, path = ''): string[] {
  return [
    ...anyOf.flatMap((one) => fieldsIn(one, path)),
    ...(items ? fieldsIn(items, `${path}[]`) : []),
    ...Object.entries(properties).flatMap(([name, inner]) => {
      const at = path ? `${path}.${name}` : name;
      const within = fieldsIn(inner, at);
      return within.length > 0 ? within : [at];
    }),
  ];
}

/**
 * Returns the fields of a call's answers that may hold a person's name or contact; `file` where the answer is text or
 * bytes.
 */
function contactFieldsOf({ answers, file }: Call): string[] {
  if (file) return ['file'];
  const schemas = Object.values(answers).map(
    (schema) => z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' }) as JsonSchema,
  );
  const fields = schemas
    .flatMap((schema) => fieldsIn(schema))
    .filter((field) => isContactField.test(field) && !isOther.test(field));
  return [...new Set(fields)].sort();
}

/**
 * Returns, of every call that others than the office can make, the fields of its answers that may hold a person's name
 * or contact.
 */
export const contactCalls: [call: string, fields: string][] = allCalls
  .filter(({ access }) => !office.includes(access))
  .map((call): [string, string] => [`${call.method} ${call.path}`, contactFieldsOf(call).join(' ')])
  .filter(([, fields]) => fields !== '');

const author = 'author_first_name author_last_name author_photo';
const under = (prefix: string, fields: string) => fields.replaceAll(/\S+/g, `${prefix}$&`);
const user = 'email first_name full_name last_name passport_photo phone username';
const session = 'user.email user.full_name user.username';
const listedMember = 'email full_name passport_photo phone username';
const places = [
  'GET /api/districts/',
  'GET /api/areas/',
  'GET /api/units/',
  'GET /api/unit/:areaId/',
  'GET /api/unit/',
  'GET /api/marketplace/categories/',
];
const marked = [
  'POST :id/pin/',
  'DELETE :id/pin/',
  'POST :id/lock/',
  'DELETE :id/lock/',
  'POST :id/merge/',
  'DELETE :id/merge/',
  'POST :id/retag/',
];
const ofPost = [
  'GET :id/',
  'POST ',
  'PATCH :id/',
  'POST :id/publish/',
  'POST :id/archive/',
  'POST :id/files/',
  'DELETE :id/files/:fileId/',
];
const at = (folder: string) => (call: string) => call.replace(' ', ` ${folder}`);
const all = (names: string[], fields: string) => Object.fromEntries(names.map((name) => [name, fields]));

/**
 * Whose names and contacts the calls for others than the office return, and how. tests/roles.db.test.ts checks the
 * answers; a new call or field fails tests/hidden-contact.db.test.ts until it is listed here.
 */
export const listed: Record<string, Record<string, string>> = {
  'a shop’s, and what was counted of it, to its own people in the portal': {
    'GET /api/advertiser/days/': 'days[].whatsapp',
    'GET /api/advertiser/days/export/': 'file',
    'GET /api/advertiser/me/': 'contact.email contact.name contact.phone shop.contact_number shop.email shop.whatsapp',
    'GET /api/advertiser/month.png': 'file',
  },
  'the own ones, after a login or by a mailed link': {
    'GET /api/applications/correct/:token/': 'full_name',
    ...all(
      [
        'POST /api/auth/login/',
        'POST /api/auth/refresh/',
        'POST /api/auth/second-factor/',
        'POST /api/auth/passkey/login/',
      ],
      session,
    ),
    'GET /api/auth/verify-reset-token/:uid/:token/': 'email',
    'GET /api/profile/': user,
    'GET /api/me/': user.replace('passport_photo', 'name passport_photo'),
    ...all(['PATCH /api/profile/update/', 'PATCH /api/update-profile/'], under('user.', user)),
    ...all(
      ['GET /api/privacy/', 'PUT /api/privacy/consents/', 'PUT /api/privacy/nominee/'],
      'nominee.name nominee.phone',
    ),
    'POST /api/security/passkeys/options/': 'user.displayName user.name',
  },
  'seenBy a visitor': {
    'GET /api/cards/verify/:code/': 'full_name',
    // A person's own card, as it is shown to others.
    ...all(['GET /api/cards/mine/', 'POST /api/cards/mine/new/'], 'full_name passport_photo'),
    ...all(
      ['GET /api/cards/mine/card.pdf', 'GET /api/cards/mine/card.png', 'GET /api/events/:id/certificate.pdf'],
      'file',
    ),
    // For the pass of its door.
    'GET /api/events/:id/door/': 'rows[].full_name',
    'GET /api/community/public/': 'results[].author_name',
    'GET /api/community/public/:id/': 'answers[].author_name author_name',
    ...all(
      ['GET', 'POST', 'DELETE'].map((method) => `${method} /api/community/questions/:id/public-consent/`),
      'authors[].name',
    ),
    ...all(
      ['POST', 'DELETE'].map((method) => `${method} /api/community/questions/:id/publish/`),
      'authors[].name',
    ),
    'GET /api/committees/':
      'areas[].members areas[].officers[].name areas[].units[].members areas[].units[].officers[].name ' +
      'district[].name district[].photo leaders[].name leaders[].phone leaders[].photo',
  },
  'seenBy a member': {
    'GET /api/community/questions/': under('results[].', author),
    'GET /api/community/similar/': under('similar_questions[].', author),
    'GET /api/community/answers/list/': `${under('[].', author)} ${under('results[].', author)}`,
    'POST /api/community/questions/': `${author} ${under('question.', author)}`,
    ...all(
      [
        'GET /api/community/questions/:id/',
        'POST /api/community/answers/',
        'PATCH /api/community/questions/:id/',
        'PATCH /api/community/answers/:id/',
      ],
      author,
    ),
    ...all(marked.map(at('/api/community/questions/')), author),
    'GET /api/community/questions/:id/merged/': under('[].', author),
    'GET /api/community/flags/export/': 'file',
    'GET /api/community/flags/': 'results[].author_first_name results[].author_last_name results[].flags[].flagged_by',
    'POST /api/community/questions/:id/invite/': 'invited[].full_name skipped[].full_name',
    'GET /api/community/experts/': 'experts[].full_name',
  },
  'seenBy the caller': {
    'GET /api/members/': under('members[].', listedMember),
    'GET /api/members/offline/': 'results[].phone',
    'GET /api/area-admin/overview/': `${under('members[].', listedMember)} ${under('pending_users[].', listedMember)}`,
    'GET /api/admin/posts/': 'results[].author_name',
    ...all(ofPost.map(at('/api/admin/posts/')), 'author_name'),
    'GET /api/admin/posts/:id/receipts/': 'results[].full_name results[].phone results[].whatsapp',
    'GET /api/admin/posts/:id/receipts/export/': 'file',
    'GET /api/admin/posts/export/': 'file',
    'GET /api/admin/people/:id/': 'email full_name opened.name passport_photo phone',
    'GET /api/admin/people/:id/next/:section/': 'next.full_name',
    'GET /api/admin/people/:id/notes/': 'results[].author_name',
    'POST /api/admin/people/:id/notes/': 'author_name',
  },
  'people of the own area only, of whom its admin sees all': {
    'GET /api/licences/desk/':
      'results[].email results[].full_name results[].phone results[].user.email results[].user.full_name ' +
      'results[].user.phone',
    'GET /api/licences/desk/export/': 'file',
    // Of what they recorded themselves, in their own area.
    'GET /api/dues/receipts/': 'results[].recorded_by results[].reversed_by',
    'GET /api/dues/receipts/:id/': 'recorded_by reversed_by',
    'GET /api/dues/receipts/export/': 'file',
    'GET /api/dues/receipts/:id.pdf': 'file',
    'GET /api/dues/receipts/:id.png': 'file',
    'POST /api/dues/receipts/': 'recorded_by reversed_by',
    'GET /api/dues/cash/': '[].full_name',
    'GET /api/dues/handovers/': 'results[].full_name',
    'GET /api/dues/handovers/export/': 'file',
    'POST /api/dues/handovers/': 'full_name',
    'POST /api/dues/invoices/:id/claim/': 'full_name',
    // Who took the money stands on a receipt.
    'GET /api/dues/mine/': 'claims[].full_name receipts[].recorded_by receipts[].reversed_by',
    'GET /api/admin/people/:id/dues/': 'claims[].full_name receipts[].recorded_by receipts[].reversed_by',
    'GET /api/dues/people/:id/': 'claims[].full_name full_name receipts[].recorded_by receipts[].reversed_by',
    'GET /api/admin/people/:id/licence/': 'person.email person.full_name person.phone',
    'GET /api/admin/people/:id/profile/': user,
    // The clerk and the people of other areas who may be the same: for registrars alone.
    'GET /api/admin/people/:id/application/':
      'decided_by duplicates[].user.email duplicates[].user.full_name duplicates[].user.passport_photo ' +
      `duplicates[].user.phone ${user}`,
  },
  'no person': {
    ...all(places, '[].name'),
    ...all(
      ['POST /api/community/tags/', 'PATCH /api/community/tags/:id/', 'PATCH /api/security/passkeys/:id/'],
      'name',
    ),
    ...all(
      [
        'GET /api/events/:id/event.ics',
        'GET /api/events/calendar.ics',
        'GET /api/community/tags/export/',
        'GET /api/licences/extensions/export/',
      ],
      'file',
    ),
    'GET /api/marketplace/shops/': '[].contact_number [].email [].name [].whatsapp',
    'GET /api/marketplace/shops/:id/': 'contact_number email name whatsapp',
    'GET /api/marketplace/shops_with_ads/': '[].shop.contact_number [].shop.email [].shop.whatsapp',
  },
};
