import { ownPath } from '~/shared/own-address';
import { usePage } from '~/router';
import { Container } from '~/ui/container';
import * as texts from '../../texts';

const feed = ownPath('/api/events/calendar.ics');

/** Shows the ways to subscribe to all events in a calendar. */
export function Subscribe() {
  const { origin } = usePage();
  const address = `${origin}${feed}`;
  const live = address.replace(/^https?:/, 'webcal:');
  const ways = [
    { label: texts.appleOrOutlook, hint: texts.subscribe, href: live },
    {
      label: texts.googleCalendar,
      hint: texts.subscribe,
      href: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(live)}`,
    },
    { label: texts.calendarFile, hint: texts.calendarAsOfToday, href: feed },
  ];
  return (
    <section aria-labelledby="subscribe-title" className="border-t border-line bg-sunken">
      <Container className="grid gap-x-14 gap-y-6 py-10 sm:py-14 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
        <div>
          <h2 id="subscribe-title" className="text-2xl">
            {texts.inYourCalendar}
          </h2>
          <p className="mt-2 text-muted">{texts.subscribeOnce}</p>
        </div>
        <ul className="grid gap-px border border-line bg-line sm:grid-cols-3">
          {ways.map(({ label, hint, href }) => (
            <li key={label} className="bg-card">
              <a href={href} className="group block h-full px-5 py-4 hover:bg-sunken">
                <span className="link font-semibold group-hover:decoration-2">{label}</span>
                <span className="block text-sm text-muted">{hint}</span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
