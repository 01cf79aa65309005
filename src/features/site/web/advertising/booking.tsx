import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { ButtonAnchor, ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { bookingSteps } from '../../content/advertising';
import { telHref } from '../../content/types';
import { advertiserQuery } from './queries';
import * as texts from '../../texts';

/** Shows how to book: three steps and the contact. */
export function Booking() {
  const { advertising_phone: phone, advertising_email: email } = useQuery(advertiserQuery).data ?? {};
  return (
    <section id="booking" aria-labelledby="booking-title" className="border-t border-line py-section">
      <Container
        className={clsx(
          'grid grid-cols-1 gap-x-14 gap-y-10',
          'lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:items-start',
        )}
      >
        <div>
          <h2 id="booking-title">{texts.howToBook}</h2>
          <ol className="mt-8 border-t border-line-strong">
            {bookingSteps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-5 border-b border-line py-5 sm:gap-8">
                <span
                  aria-hidden="true"
                  className="w-8 shrink-0 text-3xl leading-none font-bold text-laterite-ink tabular-nums"
                >
                  {index + 1}
                </span>
                <div>
                  <h3>{title}</h3>
                  <p className="mt-1 max-w-text text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="corner-marks -m-2 p-2">
          <div className="border border-line bg-card p-6 sm:p-8">
            <h3 className="text-2xl">{texts.askForTheRates}</h3>
            <p className="mt-2 text-muted">{texts.ratesLead}</p>
            <div className="mt-6 grid gap-3">
              {phone && (
                <ButtonAnchor size="lg" href={telHref(phone)}>
                  <Phone aria-hidden="true" />
                  {phone}
                </ButtonAnchor>
              )}
              {email && (
                <ButtonAnchor variant="secondary" size="lg" href={`mailto:${email}`}>
                  <Mail aria-hidden="true" />
                  <span className="min-w-0 wrap-anywhere">{email}</span>
                </ButtonAnchor>
              )}
              <ButtonLink to="/contact" variant="ghost">
                {texts.allWaysToReachUs}
              </ButtonLink>
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
