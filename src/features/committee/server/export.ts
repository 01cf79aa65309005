import { Readable } from 'node:stream';
import { csvLine, csvStart } from '~/shared/csv';
import type { Position } from '../contract';
import { levelNames, stateNames } from '../contract/choices';

const head = ['Name', 'Membership ID', 'Title', 'Committee', 'Area', 'Unit', 'First day', 'Last day', 'Today'];

/** Positions as CSV, in their order. */
export const positionsCsv = (positions: readonly Position[]): Readable =>
  Readable.from([csvStart, ...[head, ...positions.map(cellsOf)].map(csvLine)]);

const cellsOf = (position: Position): string[] => [
  position.full_name,
  position.membership_id ?? '',
  position.title,
  levelNames[position.level],
  position.area_name ?? '',
  position.unit_name ?? '',
  position.since,
  position.until ?? '',
  stateNames[position.state],
];
