import { standInAreas } from '~/features/site/server/public';
import type { DemoPerson } from './people';

/** The units of each of the seven areas, in the order in which a new database has them. */
const unitsOf = [6, 5, 5, 5, 5, 5, 5] as const;
/** The index of the first officer among the people, and the distance to the next. */
const first = 76;
const apart = 22;

/**
 * Gives members the names of the people in the written area committees in both scripts, and the units of their areas,
 * so that the positions of the demo are those that the About page has without them. `freeName` returns a username for a
 * name.
 */
export function nameOfficers(people: DemoPerson[], freeName: (name: string) => string): void {
  const namesInMalayalam = standInAreas('ml').map(namesOf);
  let [index, unit] = [first, 0];
  for (const [at, committee] of standInAreas('en').entries()) {
    for (const [place, name] of namesOf(committee).entries()) {
      const { firstName, lastName } = splitAtLast(name);
      const username = freeName(`${firstName}.${lastName}`);
      const fullNameMl = namesInMalayalam[at]![place]!;
      const names = { firstName, lastName, fullNameMl, username, email: `${username}@demo.test` };
      const person = people[index]!;
      Object.assign(person, names, { role: 'member', unit: unit + (place % unitsOf[at]!) });
      delete person.details.gender;
      index += apart;
    }
    unit += unitsOf[at]!;
  }
}

type Written = ReturnType<typeof standInAreas>[number];

const namesOf = ({ officers, members }: Written) => [...officers.map(({ name }) => name), ...members];

function splitAtLast(name: string): { firstName: string; lastName: string } {
  const words = name.split(' ');
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1)! };
}
