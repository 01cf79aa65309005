import { drawPdf, type Item, type Page } from '~/platform/pdf';
import { toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatDate, formatMoment } from '~/shared/format-date';
import { accents, type Accent } from '~/shared/accents';
import type { Language } from '~/shared/language';
import { both as common } from '~/shared/texts/both';
import type { Waiting } from '../contract';
import { both } from '../texts/both';

/** A4, in mm. */
const paper = { width: 210, height: 297 };
const margin = 20;
const inner = paper.width - 2 * margin;
const colors = {
  ink: '#14211d',
  muted: '#4c5a55',
  line: '#868b80',
  brass: '#6f4d07',
  danger: '#a6231c',
};
/** Where the rows begin and end, and how far one is from the next where there are few, in mm. */
const rows = { top: 58, bottom: 280, height: 26 };

/** What the sheet is drawn for: its day, its language and the committee's short name. */
interface Sheet {
  now: Date;
  language: Language;
  shortName: string;
  accent: Accent;
}

/** Draws what waits as a PDF of one A4 page (docs/product/admin.md, "What waits"). */
export const drawDaySheet = (queues: readonly Waiting[], sheet: Sheet): Promise<Buffer> =>
  drawPdf(both[sheet.language].daySheet, [daySheetPage(queues, sheet)]);

/** Returns that page. The more queues there are, the closer their rows. */
function daySheetPage(queues: readonly Waiting[], { now, language, shortName, accent }: Sheet): Page {
  const { primary } = accents[accent].light;
  const t = both[language];
  const line = { kind: 'text', x: margin, width: inner } as const;
  const height = Math.min(rows.height, (rows.bottom - rows.top) / Math.max(queues.length, 1));
  return {
    ...paper,
    items: [
      { ...line, text: shortName, y: 25, size: 11, weight: 700, color: primary, smallest: 8 },
      { ...line, text: t.daySheet, y: 37, size: 24, weight: 700, color: colors.ink },
      { ...line, text: formatMoment(toIso(now), common[language].dates) ?? '', y: 45, size: 11, color: colors.muted },
      ...(queues.length === 0
        ? [{ ...line, text: t.nothingWaits, y: rows.top + 6, size: 14, color: colors.ink }]
        : queues.flatMap((queue, at) => rowOf(queue, rows.top + at * height, language))),
    ],
  };
}

/** Returns a queue below a line: how much waits, its name, its times, and until when and why it is put off. */
function rowOf({ count, label, due, late, oldest_at: oldest, put_off: off }: Waiting, y: number, language: Language) {
  const t = both[language];
  const { dates } = common[language];
  const isQuiet = count === 0 || off !== null;
  const text = { kind: 'text', x: margin + 28, width: inner - 28 } as const;
  const items: Item[] = [
    { kind: 'line', from: [margin, y], to: [paper.width - margin, y], color: colors.line },
    {
      kind: 'text',
      text: formatCount(count),
      x: margin + 22,
      y: y + 9,
      size: 20,
      weight: 700,
      color: isQuiet ? colors.muted : colors.ink,
      align: 'end',
      width: 22,
      smallest: 10,
    },
    { ...text, text: label, y: y + 7, size: 13, weight: 600, color: colors.ink, smallest: 9 },
  ];
  const times = [
    due && fillText(late ? t.overdueSince : t.dueBy, { moment: formatMoment(due, dates) ?? '' }),
    oldest && fillText(t.oldestSince, { day: formatDate(oldest, dates) ?? '' }),
  ].filter((time) => time !== null);
  if (times.length > 0) {
    const color = due === null ? colors.muted : late ? colors.danger : colors.brass;
    items.push({ ...text, text: times.join(' · '), y: y + 12.5, size: 10, color, smallest: 7 });
  }
  if (off) {
    const values = { day: formatDate(off.until, dates) ?? '', name: off.by ?? t.someone, reason: off.reason };
    const size = { size: 9.5, smallest: 7, lines: 2 };
    items.push({ ...text, ...size, text: fillText(t.putOffUntil, values), y: y + 17.5, color: colors.muted });
  }
  return items;
}
