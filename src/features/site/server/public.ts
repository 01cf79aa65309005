import type { Db } from '~/platform/database';
import type { Feature } from '~/platform/feature';
import { fromIso, toIso } from '~/shared/dates';
import { areaCommittees } from '../content/area-committees';
import { siteCalls, type AreaCommittee, type Holder } from '../contract';

/** The committee's name and words, for what other features send out. */
export { site } from '../content/site';

/** The committees on a day, as the feature that keeps positions knows them. */
export interface Committees {
  /** Null while nobody's position in the district's committee has been entered. */
  district: Holder[] | null;
  areas: AreaCommittee[];
  /** The next day (2026-11-20) on which it is otherwise by itself; null when nothing is to come. */
  changesOn: string | null;
}

/** The pages that are always there, and where the office's screens stand. Positions stand on people, so who holds one is handed in. */
export const siteFeature = (positions: { committeesOn: (db: Db, today: string) => Promise<Committees | null> }): Feature => ({
  register: ({ db, clock }, { calls }) =>
    calls.register(siteCalls, {
      committees: async (_, { validUntil }) => {
        const today = toIso(clock.now()).slice(0, 10);
        // While none has been entered: the list that the committee has written into the content.
        const { district, areas, changesOn } = (await positions.committeesOn(db, today)) ?? { district: null, areas: written, changesOn: null };
        if (changesOn) validUntil(fromIso(`${changesOn}T00:00:00`));
        return { district, areas };
      },
    }),
  pages: () => ({ topics: [], pages: () => ['/', '/about', '/advertising', '/contact'].map((path) => ({ path })) }),
  robots: { closed: ['/admin/', '/app/'] },
});

const written: AreaCommittee[] = areaCommittees.map(({ area, president, secretary, treasurer, members }) => ({
  area,
  officers: [
    { title: 'President', name: president },
    { title: 'Secretary', name: secretary },
    { title: 'Treasurer', name: treasurer },
  ],
  members: [...members],
  units: [],
}));
