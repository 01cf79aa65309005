import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Avatar } from '~/ui/avatar';
import { Section } from '~/ui/section';
import { executiveCommittee } from '../../content/executive-committee';
import type { OfficeHolder } from '../../content/types';
import type { Holder } from '../../contract';
import { Portrait } from '../components/portrait';
import { committeesQuery } from '../queries';

/**
 * The executive committee by office, with photos; once the office has entered positions of the district, those in force, with
 * initials: photos of members are for members.
 */
export function Executive() {
  const { data } = useQuery(committeesQuery);
  const offices = data?.district ? byOffice(data.district) : executiveCommittee;
  return (
    <Section
      id="executive-committee"
      title="Executive Committee"
      lead="They carry the committee’s work between one annual meeting and the next."
    >
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
        {offices.map(({ office, people }) => (
          <section key={office} aria-label={office}>
            <h3 className="border-b border-line pb-3 text-laterite-ink">{office}</h3>
            <ul className="mt-5 grid grid-cols-3 gap-3 sm:gap-5">
              {people.map((person) => (
                <Person key={person.name} {...person} />
              ))}
              {people.length === 1 && (
                <li className="col-span-2 self-center ps-2 text-muted">
                  <p>
                    Write to any member of the executive committee{' '}
                    <Link to="/contact" className="link">
                      through the office
                    </Link>
                    .
                  </p>
                </li>
              )}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

type Shown = Omit<OfficeHolder, 'photo'> & Partial<Pick<OfficeHolder, 'photo'>>;

/** People in the order in which they come, under their titles. */
function byOffice(holders: readonly Holder[]): { office: string; people: readonly Shown[] }[] {
  return [...new Set(holders.map(({ title }) => title))].map((office) => ({
    office,
    people: holders.filter(({ title }) => title === office).map(({ title, name }) => ({ name, role: title })),
  }));
}

function Person({ name, role, photo }: Shown) {
  return (
    <li className="min-w-0">
      {photo ? <Portrait photo={photo} className="w-full" /> : <Avatar name={name} size="xl" className="aspect-4/5 h-auto! w-full!" />}
      <h4 className="mt-3 text-sm leading-snug sm:text-lg">{name}</h4>
      <p className="text-2xs text-muted sm:text-sm">{role}</p>
    </li>
  );
}
