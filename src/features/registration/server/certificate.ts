import { and, eq, gt, isNull } from 'drizzle-orm';
import { randomCode, showCode, verifyPath } from '~/features/cards/server/public';
import { events } from '~/features/events/server/public';
import { seenBy, seenColumns, users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Verifier } from '~/platform/feature';
import { drawPdf, type Item, type Page } from '~/platform/pdf';
import type { Site } from '~/platform/site';
import { accents } from '~/shared/accents';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import type { Language } from '~/shared/language';
import type { Letterhead } from '~/shared/site-names';
import { both as common } from '~/shared/texts/both';
import { both } from '../texts/both';
import { refuse } from './refusals';
import { readOpened } from './state';
import { eventRegistration, registrations } from './tables';

/** A4, lying. */
const size = { width: 297, height: 210 };
const middle = size.width / 2;
const ink = '#14211d';
const muted = '#4c5a55';
const line = '#868b80';

/** Selects the content of a certificate. */
const columns = {
  person: seenColumns,
  nameMl: users.fullNameMl,
  membershipId: users.membershipId,
  event: events.title,
  eventMl: events.titleMl,
  day: events.eventDate,
  place: events.location,
  placeMl: events.locationMl,
  hours: eventRegistration.cpdHours,
  code: registrations.certificate,
  peopleIn: registrations.peopleIn,
};

const select = (db: Db | Tx) =>
  db
    .select(columns)
    .from(registrations)
    .innerJoin(users, eq(registrations.userId, users.id))
    .innerJoin(events, eq(registrations.eventId, events.id))
    .innerJoin(eventRegistration, eq(eventRegistration.eventId, events.id));

type Certified = Awaited<ReturnType<typeof select>>[number];

/**
 * Returns the content of a certificate in a language; in English where a text is missing. The name is the one that
 * visitors see: a certificate is shown to them.
 */
const wordsOf = (row: Certified, language: Language) => ({
  name: (language === 'ml' && row.nameMl) || seenBy('visitor', row.person).fullName,
  event: (language === 'ml' && row.eventMl) || row.event,
  place: (language === 'ml' && row.placeMl) || row.place,
  day: formatDate(toIso(row.day), common[language].dates) ?? '',
});

/**
 * Returns a person's certificate of an event as a PDF; assigns its code when it is first drawn. Throws 404 without a
 * registration, and 409 `not_scanned` for a person who did not attend.
 */
export async function certificatePdf(site: Site, caller: Caller, eventId: number, language: Language): Promise<Buffer> {
  const { event } = await readOpened(site.db, eventId, true);
  const isOwn = and(eq(registrations.eventId, eventId), eq(registrations.userId, caller.id));
  const find = async () => (await select(site.db).where(isOwn))[0];
  let row = await find();
  // The office may hide an event that is over; who was there keeps the certificate.
  const isThere = row !== undefined && (event.isActive || row.peopleIn > 0);
  if (!row || !isThere) throw refuse.notFound((t) => t.notRegistered, 'not_registered');
  if (row.peopleIn === 0) throw refuse.conflict('not_scanned', (t) => t.notScanned);
  if (row.code === null) {
    await site.write((tx) =>
      tx
        .update(registrations)
        .set({ certificate: randomCode() })
        .where(and(isOwn, isNull(registrations.certificate))),
    );
    row = (await find())!;
  }
  const address = `${site.config.publicUrl}${verifyPath(row.code!)}`;
  return drawPdf(both[language].certificate.title, [
    pageOf(row, { address, names: await site.names(language), language }),
  ]);
}

function pageOf(
  row: Certified,
  { address, names, language }: { address: string; names: Letterhead; language: Language },
): Page {
  const { certificate } = both[language];
  const words = wordsOf(row, language);
  const { primary } = accents[names.accent].light;
  const centred = { kind: 'text', x: middle, align: 'center', width: size.width - 60, color: ink } as const;
  const frame = (inset: number, edge: string): Item => ({
    kind: 'box',
    x: inset,
    y: inset,
    width: size.width - 2 * inset,
    height: size.height - 2 * inset,
    edge,
  });
  const items: Item[] = [
    frame(10, primary),
    frame(12, line),
    { ...centred, text: names.committee, y: 33, size: 20, weight: 700, color: primary, smallest: 12 },
    { ...centred, text: names.federation, y: 42, size: 12, color: muted, smallest: 8 },
    { ...centred, text: certificate.title, y: 66, size: 30, weight: 600, smallest: 20 },
    { ...centred, text: certificate.certifies, y: 82, size: 13, color: muted },
    { ...centred, text: words.name, y: 97, size: 26, weight: 700, smallest: 14, lines: 2 },
    { ...centred, text: row.membershipId ?? '', y: 106, size: 12, color: muted },
    { ...centred, text: certificate.attended, y: 118, size: 13, color: muted },
    { ...centred, text: words.event, y: 131, size: 19, weight: 600, smallest: 11, lines: 2 },
    {
      ...centred,
      text: fillText(certificate.held, { day: words.day, place: words.place }),
      y: 145,
      size: 13,
      smallest: 8,
      lines: 2,
    },
    { kind: 'code', text: address, x: 25, y: 160, side: 28, color: '#000000' },
    { kind: 'text', text: showCode(row.code!), x: 60, y: 180, size: 12, weight: 600, color: ink },
    {
      kind: 'text',
      text: fillText(certificate.check, { address }),
      x: 60,
      y: 186,
      size: 9,
      color: muted,
      width: 200,
      smallest: 6,
    },
  ];
  if (row.hours)
    items.push({ ...centred, text: fillText(certificate.hours, { hours: row.hours }), y: 156, size: 13, weight: 600 });
  return { ...size, items };
}

/** Recognizes a certificate by its code, until its person is erased or the scan is undone. */
export const certificateVerifier: Verifier = {
  find: async ({ db }, code, language) => {
    const [row] = await select(db).where(and(eq(registrations.certificate, code), gt(registrations.peopleIn, 0)));
    if (!row) return null;
    const { certificate } = both[language];
    const words = wordsOf(row, language);
    const facts: [label: string, value: string | number | null][] = [
      [certificate.name, words.name],
      [certificate.membershipId, row.membershipId],
      [certificate.event, words.event],
      [certificate.day, words.day],
      [certificate.development, row.hours],
    ];
    return {
      kind: 'certificate',
      number: null,
      date: dayIso(row.day),
      amount: null,
      is_good: true,
      title: certificate.good,
      lead: certificate.title,
      facts: facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value: String(value) }])),
    };
  },
};
