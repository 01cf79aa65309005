import { circle, palmyra, path, rect, ring, stroke, text, times } from '../draw';
import { imprint } from './gatherings';
import { H, W, type PosterArt } from './sheet';

interface Sheet {
  paper: string;
  ink: string;
  accent: string;
  title: string[];
  /** A time or number, and what happens. */
  lines: [string, string][];
  mark?: (ink: string, accent: string) => string;
}

/** Draws a second sheet of an event: what happens, in type. */
const sheetOf =
  ({ paper, ink, accent, title, lines, mark }: Sheet): PosterArt =>
  () => {
    const top = 330 + title.length * 96;
    const step = Math.min(150, (1250 - top) / lines.length);
    return (
      rect(0, 0, W, H, paper) +
      rect(72, 84, 936, 10, ink) +
      (mark?.(ink, accent) ?? '') +
      text(68, 234, 108, title, {
        font: 'Bricolage Grotesque',
        weight: 800,
        fill: ink,
        spacing: -0.035,
        leading: 0.92,
      }) +
      lines
        .map(([when, what], i) => {
          const y = top + i * step;
          return (
            rect(72, y - 62, 936, 2.5, accent) +
            text(72, y, 44, when, { weight: 750, fill: accent }) +
            text(272, y, 44, what, { weight: 550, fill: ink })
          );
        })
        .join('') +
      rect(72, 1310, 936, 2.5, accent) +
      imprint(ink)
    );
  };

const sun = (_: string, accent: string) => times(3, (i) => ring(900, 220, 40 + i * 30, accent, 10));
const drops = (_: string, accent: string) =>
  times(3, (i) =>
    path(
      `M${814 + i * 70} 150c34 56 50 76 50 104a50 50 0 0 1 -100 0c0 -28 16 -48 50 -104Z`,
      accent,
      `opacity="${1 - i * 0.28}"`,
    ),
  );
const truss = (_: string, accent: string) =>
  stroke('M760 280H1000M760 280l40 -90h160l40 90M800 190l40 90l40 -90l40 90l40 -90', accent, 9);
const palm = (ink: string, accent: string) => palmyra(920, 360, 260, accent, ink, ink);
const blocks = (_: string, accent: string) =>
  times(5, (i) => rect(760 + (i % 2 ? 40 : 0) + Math.floor(i / 2) * 84, 150 + (i % 2) * 52, 76, 44, accent, 4));
const hole = (ink: string, accent: string) => times(4, (i) => rect(900, 140 + i * 56, 50, 46, i % 2 ? accent : ink));
const frame = (_: string, accent: string) =>
  stroke('M800 150h200v150h-200ZM800 150l200 150M1000 150l-200 150', accent, 7);

/** The second sheets by the names of their files. */
export const sheets: Record<string, PosterArt> = {
  'annual-conference-programme': sheetOf({
    paper: '#0b3b30',
    ink: '#fff3d0',
    accent: '#f4c65a',
    title: ['The day'],
    mark: sun,
    lines: [
      ['9:30', 'Registration and tea'],
      ['10:00', 'Opening by the President'],
      ['10:45', 'Twenty years of the Gap road'],
      ['12:00', 'Small sites, safe sites'],
      ['1:15', 'Sadya'],
      ['2:15', 'Four rooms, four papers'],
      ['4:30', 'General body and election'],
    ],
  }),
  'annual-conference-papers': sheetOf({
    paper: '#f4c65a',
    ink: '#0b3b30',
    accent: '#8a2f17',
    title: ['Four rooms,', 'four papers'],
    lines: [
      ['Room 1', 'Laterite in three storeys'],
      ['Room 2', 'Drains that meet the canal'],
      ['Room 3', 'Heat in a tin-roofed hall'],
      ['Room 4', 'Who answers for the slab?'],
    ],
  }),
  'annual-conference-visitors': sheetOf({
    paper: '#f6f3e8',
    ink: '#0b3b30',
    accent: '#b5472b',
    title: ['Getting', 'there'],
    mark: palm,
    lines: [
      ['Train', 'Palakkad Junction, 5 km'],
      ['Bus', 'Stadium stand, 10 minutes on foot'],
      ['Car', 'Parking at the Fort Maidan'],
      ['Access', 'Ramp at the east door'],
      ['Meals', 'Vegetarian, for everybody'],
    ],
  }),
  'rain-to-well-programme': sheetOf({
    paper: '#e7f1f8',
    ink: '#123a5e',
    accent: '#d9532f',
    title: ['One roof,', 'one day'],
    mark: drops,
    lines: [
      ['9:30', 'How much falls on a roof'],
      ['10:30', 'Gutters and first flush'],
      ['11:30', 'We build a filter'],
      ['1:00', 'Lunch'],
      ['2:00', 'Recharging the open well'],
      ['4:00', 'What it costs'],
    ],
  }),
  'rain-to-well-bring': sheetOf({
    paper: '#f3c75c',
    ink: '#123a5e',
    accent: '#a83a1c',
    title: ['Bring', 'along'],
    mark: drops,
    lines: [
      ['1', 'A tape of five metres'],
      ['2', 'Closed shoes'],
      ['3', 'A roof plan, if you have one'],
      ['4', 'An umbrella, this being the subject'],
    ],
  }),
  'bridge-models-rules': sheetOf({
    paper: '#0b4d53',
    ink: '#f3ead6',
    accent: '#f0a27d',
    title: ['The rules'],
    mark: truss,
    lines: [
      ['Team', 'Three students, one college'],
      ['Span', '60 cm between the supports'],
      ['Weight', 'At most 250 g'],
      ['Made of', 'Paper, string and paste'],
      ['Load', 'At midspan, until it fails'],
      ['Score', 'Load carried per gram'],
    ],
  }),
  'bridge-models-prizes': sheetOf({
    paper: '#d9532f',
    ink: '#fff6e6',
    accent: '#ffd9a0',
    title: ['Worth', 'carrying'],
    mark: (_, accent) =>
      circle(900, 230, 88, accent) +
      text(900, 258, 84, '1', { font: 'Archivo', weight: 850, fill: '#d9532f', anchor: 'middle' }),
    lines: [
      ['First', 'A theodolite for the college'],
      ['Second', 'A set of drawing instruments'],
      ['Third', 'Books on structures'],
      ['All', 'Lunch, and the debris'],
    ],
  }),
  'laterite-and-lime-programme': sheetOf({
    paper: '#f8eedf',
    ink: '#5b1a0c',
    accent: '#b5472b',
    title: ['Five talks'],
    mark: blocks,
    lines: [
      ['10:00', 'Cutting: from quarry to course'],
      ['11:00', 'Slaked lime and patience'],
      ['12:00', 'Plaster that breathes'],
      ['2:00', 'Testing a block without a lab'],
      ['3:00', 'Three houses in Ottapalam'],
    ],
  }),
  'soil-reports-programme': sheetOf({
    paper: '#3d474c',
    ink: '#f5ecd8',
    accent: '#dca75a',
    title: ['Layer', 'by layer'],
    mark: hole,
    lines: [
      ['10:00', 'How a hole is bored'],
      ['11:00', 'Reading the log'],
      ['12:00', 'From N value to footing'],
      ['2:00', 'Three reports, three mistakes'],
    ],
  }),
  'measured-drawing-results': sheetOf({
    paper: '#8c351f',
    ink: '#fbf5e4',
    accent: '#f1c88a',
    title: ['On show'],
    mark: frame,
    lines: [
      ['Sheets', '41, by 23 teams'],
      ['Houses', '18, on three streets'],
      ['Oldest', 'Built before 1890'],
      ['Jury', 'Two architects, one carpenter'],
    ],
  }),
  'plan-clinic-checklist': sheetOf({
    paper: '#f3f7fc',
    ink: '#12408a',
    accent: '#c9512a',
    title: ['Before', 'you submit'],
    mark: frame,
    lines: [
      ['1', 'Setbacks on all four sides'],
      ['2', 'Road width, measured on site'],
      ['3', 'Rainwater and septic drawn'],
      ['4', 'Area statement that adds up'],
      ['5', 'Your licence number on each sheet'],
    ],
  }),
};
