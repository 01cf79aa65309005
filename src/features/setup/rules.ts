/*
 * How a pasted list of areas and units is read (docs/product/setup.md, "Areas and units"): on the server, and in the
 * browser for the preview.
 */
import { control } from '~/shared/control-characters';

/** A name in both languages; null: none in Malayalam. */
export interface PastedName {
  name: string;
  nameMl: string | null;
}

/** An area of the list, with its units, and its first line. */
export interface PastedArea extends PastedName {
  line: number;
  units: PastedName[];
}

/** What is wrong with a line. */
export type LineFault = 'form' | 'areaMissing' | 'unitsMissing' | 'long' | 'characters' | 'malayalam' | 'tooMany';

/** A list that was read, or each line that cannot be. */
export type PastedList = { areas: PastedArea[] } | { faults: { line: number; fault: LineFault }[] };

/** The most letters of a name, and the most lines: fourteen districts have fewer areas. */
const longest = 100;
const mostLines = 300;
/** The most units of a line. */
const mostUnits = 200;

const malayalam = /\p{Script=Malayalam}/u;

/** Thrown inside this file only. */
class Unreadable extends Error {
  constructor(readonly fault: LineFault) {
    super(fault);
  }
}

/**
 * Reads a list with a line for each area, `Area: unit, unit`; `Area / ഏരിയ` is a name in both languages. Empty lines
 * count for nothing, and an area that comes twice is one area.
 */
export function readPastedAreas(text: string): PastedList {
  const faults: { line: number; fault: LineFault }[] = [];
  const areas = new Map<string, PastedArea>();
  for (const [index, typed] of text.split(/\r\n?|\n/).entries()) {
    const line = index + 1;
    if (typed.trim() === '') continue;
    try {
      const { units, ...area } = readLine(typed);
      const known = areas.get(keyOf(area)) ?? { ...area, line, units: [] };
      areas.set(keyOf(area), { ...known, nameMl: known.nameMl ?? area.nameMl, units: joined(known.units, units) });
      if (areas.size > mostLines) throw new Unreadable('tooMany');
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      faults.push({ line, fault: error.fault });
    }
  }
  return faults.length > 0 ? { faults } : { areas: [...areas.values()] };
}

/** Returns a name as it is compared: without case, as in the database. */
const keyOf = ({ name }: Pick<PastedName, 'name'>): string => name.toLowerCase();

function readLine(typed: string): PastedName & { units: PastedName[] } {
  const [, area, rest] = /^([^:]*):(.*)$/.exec(typed) ?? [];
  if (area === undefined || rest === undefined || rest.includes(':')) throw new Unreadable('form');
  if (area.trim() === '') throw new Unreadable('areaMissing');
  const units = rest.split(',').filter((unit) => unit.trim() !== '');
  if (units.length === 0) throw new Unreadable('unitsMissing');
  if (units.length > mostUnits) throw new Unreadable('tooMany');
  return { ...readName(area), units: joined([], units.map(readName)) };
}

function readName(typed: string): PastedName {
  const [name = '', nameMl = null, ...more] = typed.split('/').map((part) => part.trim().replaceAll(/\s+/g, ' '));
  if (more.length > 0 || name === '' || (nameMl !== null && !malayalam.test(nameMl))) throw new Unreadable('malayalam');
  if (Math.max(name.length, nameMl?.length ?? 0) > longest) throw new Unreadable('long');
  if (control.test(`${name}${nameMl ?? ''}`)) throw new Unreadable('characters');
  return { name, nameMl };
}

/** Returns units with more, each once. */
function joined(units: readonly PastedName[], more: readonly PastedName[]): PastedName[] {
  const all = new Map(units.map((unit) => [keyOf(unit), unit]));
  for (const unit of more) {
    const known = all.get(keyOf(unit));
    all.set(keyOf(unit), known ? { ...known, nameMl: known.nameMl ?? unit.nameMl } : unit);
  }
  return [...all.values()];
}
