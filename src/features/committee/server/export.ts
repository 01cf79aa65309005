import type { Sheet } from '~/platform/sheets';
import type { Position } from '../contract';
import { levelNames, stateNames } from '../contract/choices';

const head = ['Name', 'Membership ID', 'Title', 'Committee', 'Area', 'Unit', 'First day', 'Last day', 'Today'];

/** Positions as a table for an export, in their order. */
export const positionsSheet = (positions: readonly Position[]): Sheet => ({
  heading: head,
  batches: (async function* () {
    yield positions.map(cellsOf);
  })(),
});

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
