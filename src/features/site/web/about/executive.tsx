import { useQuery } from '@tanstack/react-query';
import { Link } from '~/router';
import { Avatar } from '~/ui/avatar';
import { ContentText, langOf } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { Section } from '~/ui/section';
import { executiveCommittee } from '../../content/executive-committee';
import type { OfficeHolder } from '../../content/types';
import type { Holder } from '../../contract';
import { Portrait } from '../components/portrait';
import { committeesQuery } from '../queries';
import * as texts from '../../texts';

/**
 * Shows the executive committee by office, with photos. Once the office has entered positions of the district, it shows
 * the positions in force, with initials: photos of members are for members.
 */
export function Executive() {
  const { data } = useQuery(committeesQuery);
  const offices = data?.district ? byOffice(data.district) : executiveCommittee;
  return (
    <Section id="executive-committee" title={texts.executiveCommittee} lead={texts.executiveLead}>
      <div className="grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-2">
        {offices.map(({ office, people }) => (
          <section key={office} aria-label={office}>
            <h3 className="border-b border-line pb-3 text-laterite-ink">
              <ContentText>{office}</ContentText>
            </h3>
            <ul className="mt-5 grid grid-cols-3 gap-3 sm:gap-5">
              {people.map((person) => (
                <Person key={person.name} {...person} />
              ))}
              {people.length === 1 && (
                <li className="col-span-2 self-center ps-2 text-muted">
                  <p>
                    {fill(texts.writeToTheExecutive, {
                      link: (
                        <Link to="/contact" className="link">
                          {texts.throughTheOffice}
                        </Link>
                      ),
                    })}
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

/** Groups people under their titles, in the order in which they come. */
function byOffice(holders: readonly Holder[]): { office: string; people: readonly Shown[] }[] {
  return [...new Set(holders.map(({ title }) => title))].map((office) => ({
    office,
    people: holders.filter(({ title }) => title === office).map(({ title, name }) => ({ name, role: title })),
  }));
}

function Person({ name, role, photo }: Shown) {
  return (
    <li className="min-w-0">
      {photo ? (
        <Portrait photo={photo} className="w-full" />
      ) : (
        <Avatar name={name} size="xl" className="aspect-4/5 h-auto! w-full!" />
      )}
      <h4 className="mt-3 text-sm leading-snug malayalam:max-sm:text-2xs sm:text-lg">{name}</h4>
      <p lang={langOf(role)} className="text-2xs text-muted sm:text-sm">
        {role}
      </p>
    </li>
  );
}
