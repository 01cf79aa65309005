import { Link } from 'react-router';
import { Section } from '~/ui/section';
import { executiveCommittee } from '../../content/executive-committee';
import type { OfficeHolder } from '../../content/types';
import { Portrait } from '../components/portrait';

/** The executive committee by office, with photos. */
export function Executive() {
  return (
    <Section
      id="executive-committee"
      title="Executive Committee"
      lead="They carry the committee’s work between one annual meeting and the next."
    >
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
        {executiveCommittee.map(({ office, people }) => (
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

function Person({ name, role, photo }: OfficeHolder) {
  return (
    <li className="min-w-0">
      <Portrait photo={photo} className="w-full" />
      <h4 className="mt-3 text-sm leading-snug sm:text-lg">{name}</h4>
      <p className="text-2xs text-muted sm:text-sm">{role}</p>
    </li>
  );
}
