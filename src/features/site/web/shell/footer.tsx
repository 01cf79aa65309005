import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNames } from '~/router';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Container } from '~/ui/container';
import { telHref } from '../../content/types';
import { Mark } from '../art/mark';
import { Address } from '../components/address';
import { footQuery } from '../queries';
import { LanguageLink } from './language-link';
import { footerPages } from './navigation';
import * as texts from '../../texts';

const linkClass =
  'inline-flex min-h-9 items-center rounded-sm text-on-deep decoration-1 underline-offset-4 hover:underline ' +
  'focus-visible:outline-on-deep pointer-coarse:min-h-11';

/** Shows the foot of every page: the committee, the links, the contact. */
export function Footer() {
  const { federation, committee, shortName } = useNames();
  const { address = '', phone, email, hours, founded } = useQuery(footQuery).data ?? {};
  return (
    <footer className="bg-deep text-on-deep">
      <Container
        className={clsx(
          'grid grid-cols-1 gap-x-10 gap-y-9 py-12 sm:grid-cols-2',
          'lg:grid-cols-[1.3fr_1.3fr_1.2fr_1.1fr] lg:py-16',
        )}
      >
        <div className="max-w-sm">
          <Mark className="size-12 [--mark-level:var(--color-brass)]" />
          <p className="mt-4 text-xl leading-snug font-semibold text-balance">{federation}</p>
          <p className="mt-1 text-on-deep-muted">{committee}</p>
        </div>
        <nav id="site-pages" aria-label={common.pages}>
          <ul className="columns-[6.5rem_2] gap-x-8 lg:columns-2 lg:gap-x-6">
            {footerPages.map(({ to, label }) => (
              <li key={to} className="break-inside-avoid">
                <Link to={to} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-office">
          <h2 id="footer-office" className="text-base font-semibold">
            {texts.theOffice}
          </h2>
          <Address lines={address.split('\n')} className="mt-2 text-on-deep-muted" />
          {phone && (
            <a href={telHref(phone)} className={`${linkClass} mt-2`}>
              {phone}
            </a>
          )}
          <br />
          {email && (
            <a href={`mailto:${email}`} className={`${linkClass} wrap-anywhere`}>
              {email}
            </a>
          )}
        </section>
        <section aria-labelledby="footer-hours">
          <h2 id="footer-hours" className="text-base font-semibold">
            {texts.officeHours}
          </h2>
          <dl className="mt-2 text-on-deep-muted">
            {hours?.map(({ days, time }) => (
              <div key={days} className="mb-1.5">
                <dt className="text-on-deep">{days}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        </section>
      </Container>
      <div className="border-t border-deep-line">
        <Container className="flex flex-wrap items-center gap-x-8 gap-y-1 py-4 text-sm text-on-deep-muted">
          <p className="me-auto">
            {founded ? fillText(texts.shortNameSinceFounded, { shortName, founded }) : shortName}
          </p>
          <LanguageLink className={linkClass} />
          <Link to="/privacy" className={linkClass}>
            {common.privacy}
          </Link>
          <Link to="/terms" className={linkClass}>
            {texts.terms}
          </Link>
        </Container>
      </div>
    </footer>
  );
}
