import { inArray } from 'drizzle-orm';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import { createIdLists, idsOnPage, inOrderOf } from '~/platform/topics';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import { pageOf } from '~/shared/paging';
import { areasTopic, committeeTopic, peopleTopic } from '~/shared/topics';
import { loadDemoPositions } from '~demo/committee/load';
import { committeeCalls } from '../contract';
import { personPositionCalls } from '../contract/person';
import { both } from '../texts/both';
import { eraseFromCommittees } from './erase';
import { exportPositions } from './export';
import { positionRows } from './personal';
import { listPositionsOf } from './positions-of';
import { presentPosition } from './present';
import { editPosition, enterPosition, removePosition } from './service';
import { positions } from './tables';
import { findIds, findPositions, findTitles } from './views';

export { positionPeople } from './audit-people';
export { committeesOn } from './committees';
export { addPosition, dropPosition } from './service';
export { countPositions, findPositionHolders, holdsTitle } from './views';

/** The offices in the committees of the district, its areas and units, with holders and terms. */
export const committeeFeature: Feature = {
  texts: both,
  register: (site, { calls }) => registerCommittee(site, calls),
  personal: { rows: positionRows, erase: eraseFromCommittees },
  demo: loadDemoPositions,
  demoData: { rows: [{ table: positions }], topics: [committeeTopic] },
};

/** Registers the calls of positions (docs/product/committee.md, "Calls"). */
function registerCommittee(site: Site, calls: CallRegistrar): void {
  const { db, clock, topics } = site;
  const lists = createIdLists(topics, [committeeTopic, peopleTopic, areasTopic]);
  const today = () => toIso(clock.now()).slice(0, 10);
  calls.register(committeeCalls, {
    positions: async ({ query }, { language }) => {
      const day = today();
      const { page, page_size, ...filter } = query;
      const list = await lists([filter, day], async () => ({ ids: await findIds(db, filter, day) }));
      const shown = idsOnPage(list, { page, page_size });
      const rows = shown.length > 0 ? await findPositions(db, inArray(positions.id, shown)) : [];
      return pageOf(
        committeeCalls.positions.path,
        query,
        list.ids.length,
        inOrderOf(shown, rows, ({ id }) => id).map((row) => presentPosition(row, day, language)),
      );
    },
    exportPositions: ({ query }, context) => exportPositions(site, context, query),
    titles: async () => ({ titles: await findTitles(db, today()) }),
    addPosition: ({ body }, { caller }) => enterPosition(site, caller, body),
    editPosition: ({ params, body }, { caller }) => editPosition(site, caller, params.id, body),
    removePosition: ({ params }, { caller }) => removePosition(site, caller, params.id),
  });
  calls.register(personPositionCalls, {
    positionsOf: ({ params, query }, { caller, language }) =>
      listPositionsOf(site, caller, params.id, { before: query.before, language }),
  });
}
