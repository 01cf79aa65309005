import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import { answerSheet } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import { pageOf } from '~/shared/paging';
import { committeeCalls } from '../contract';
import { both } from '../texts/both';
import { eraseFromCommittees } from './erase';
import { positionsSheet } from './export';
import { positionRows } from './personal';
import { presentPosition } from './present';
import { enterPosition, removePosition } from './service';
import { findPage, findPositions, matching } from './views';

export { positionPeople } from './audit-people';
export { committeesOn } from './committees';
export { addPosition } from './service';
export { countPositions, findPositionHolders, holdsTitle } from './views';

/** Who holds which office in the committees of the district, its areas and units, and for how long. */
export const committeeFeature: Feature = {
  texts: both,
  register: (site, { calls }) => registerCommittee(site, calls),
  personal: { rows: positionRows, erase: eraseFromCommittees },
};

/** Registers the calls of positions (docs/product/committee.md, "Calls"). */
function registerCommittee(site: Site, calls: CallRegistrar): void {
  const { db, clock } = site;
  const today = () => toIso(clock.now()).slice(0, 10);
  calls.register(committeeCalls, {
    positions: async ({ query }, { language }) => {
      const day = today();
      const { count, rows } = await findPage(db, query, day);
      return pageOf(
        committeeCalls.positions.path,
        query,
        count,
        rows.map((row) => presentPosition(row, day, language)),
      );
    },
    exportPositions: async ({ query: { format, ...filter } }, { setHeader }) => {
      const day = today();
      const rows = await findPositions(db, matching(filter, day));
      return answerSheet(positionsSheet(rows.map((row) => presentPosition(row, day))), {
        format,
        name: 'positions',
        setHeader,
      });
    },
    addPosition: ({ body }, { caller }) => enterPosition(site, caller, body),
    removePosition: ({ params }, { caller }) => removePosition(site, caller, params.id),
  });
}
