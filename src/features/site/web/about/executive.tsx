import { useQuery } from '@tanstack/react-query';
import { Link } from '~/router';
import { ContentText, langOf } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { Section } from '~/ui/section';
import type { Officer } from '../../contract';
import { Portrait } from '../components/portrait';
import { committeesQuery } from './queries';
import * as texts from '../../texts';

/**
 * Shows the executive committee by office: the positions of the district that are in force, with photos of those who
 * have agreed to it.
 */
export function Executive() {
  const offices = byOffice(useQuery(committeesQuery).data?.district ?? []);
  if (offices.length === 0) return null;
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

/** The names of usual offices that several people hold. */
const severalNames: Readonly<Record<string, string>> = {
  [texts.vicePresident]: texts.vicePresidents,
  [texts.secretary]: texts.secretaries,
  [texts.jointSecretary]: texts.jointSecretaries,
};

/** Groups people under their titles, in the order in which they come. */
function byOffice(officers: readonly Officer[]): { office: string; people: readonly Officer[] }[] {
  return [...new Set(officers.map(({ title }) => title))].map((title) => {
    const people = officers.filter((officer) => officer.title === title);
    return { office: (people.length > 1 && severalNames[title]) || title, people };
  });
}

function Person({ name, title, photo }: Officer) {
  return (
    <li className="min-w-0">
      <Portrait photo={photo} name={name} className="w-full" />
      <h4 className="mt-3 text-sm leading-snug malayalam:max-sm:text-2xs sm:text-lg">{name}</h4>
      <p lang={langOf(title)} className="text-2xs text-muted sm:text-sm">
        {title}
      </p>
    </li>
  );
}
