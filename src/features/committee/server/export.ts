import type { Sheet, SheetCell } from '~/platform/sheets';
import type { Position } from '../contract';
import { levelNames, stateNames } from '../texts';

const head = ['Name', 'Membership ID', 'Title', 'Committee', 'Area', 'Unit', 'First day', 'Last day', 'Today'];

/** Positions as a table for an export, in their order. */
export const positionsSheet = (positions: readonly Position[]): Sheet => ({
  heading: head,
  batches: (async function* () {
    yield positions.map(cellsOf);
  })(),
});

const cellsOf = (position: Position): SheetCell[] => [
  position.full_name,
  position.membership_id ?? '',
  position.title,
  levelNames[position.level],
  position.area_name ?? '',
  position.unit_name ?? '',
  { day: position.since, iso: true },
  position.until === null ? null : { day: position.until, iso: true },
  stateNames[position.state],
];
