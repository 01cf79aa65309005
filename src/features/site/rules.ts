import { fillText } from '~/shared/fill-text';

/** The words of a time of the day and of a span; the catalogue has them. */
export interface HourWords {
  closed: string;
  openSpan: string;
  timeOfDay: Readonly<Record<'night' | 'morning' | 'noon' | 'evening' | 'late', string>>;
}

/** The first hour of each part of the day, the last part first. */
const parts = [
  [20, 'late'],
  [16, 'evening'],
  [12, 'noon'],
  [5, 'morning'],
  [0, 'night'],
] as const;

/** Returns opening hours in words: `9:00 AM to 5:00 PM` for `09:00-17:00`; `closed` has a word of its own. */
export function hoursInWords(value: string, words: HourWords): string {
  const [from, to] = value.split('-');
  if (from === undefined || to === undefined) return words.closed;
  return fillText(words.openSpan, { from: timeInWords(from, words), to: timeInWords(to, words) });
}

/** Returns a time of the day, `17:00`, in words. */
function timeInWords(time: string, words: HourWords): string {
  const hour = Number(time.slice(0, 2));
  const [, part] = parts.find(([first]) => hour >= first)!;
  return fillText(words.timeOfDay[part], { time: `${hour % 12 || 12}:${time.slice(3)}` });
}
