import { afterAll, beforeAll } from 'vitest';
import { openSecond, type TestApp } from './app';
import { makeApplicant, testAreas } from './factories';

/** Decides on an application as the person of the token. */
export const decideApplication = (test: TestApp, token: string, id: number, body: object) =>
  test.call('POST', `/api/admin/applications/${id}/decision/`, { token, body });

/**
 * Returns what the tests of the approval desk share: the area and unit of its applicants, another area, and the
 * instances, which are two where the database can have them. The objects are empty until the tests run.
 */
export function approvalDesk(test: TestApp) {
  const place = {} as { area: number; unit: number };
  const [area, otherArea] = testAreas(test);
  let second: TestApp | undefined;
  beforeAll(async () => {
    Object.assign(place, { area: area.id, unit: area.units[0]!.id });
    second = await openSecond(test);
  });
  afterAll(() => second?.close());
  return {
    place,
    otherArea,
    applicant: (more: Parameters<typeof makeApplicant>[1] = {}) =>
      makeApplicant(test, { areaId: place.area, unitId: place.unit, ...more }),
    /** Returns the second instance, or the first where it is the only one. */
    otherInstance: () => second ?? test,
  };
}
