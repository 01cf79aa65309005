import { useId } from 'react';
import { rememberWayBack, useKnownSession } from '~/session';
import { currentPath } from '~/shared/own-address';
import * as common from '~/shared/texts';
import { ButtonLink } from '~/ui/button-link';
import { useLazyPart } from '~/ui/hooks/use-lazy-part';
import * as texts from '../../texts';

/** The height reserved for the part of a logged-in person, so that nothing below moves when it appears. */
const room =
  '[html[data-session]_&]:min-h-67 malayalam:[html[data-session]_&]:min-h-70 ' +
  'sm:[html[data-session]_&]:min-h-50 malayalam:sm:[html[data-session]_&]:min-h-54';

/**
 * Renders the registration in an event's window (docs/product/registration.md, "In the event's window"). The HTML has
 * what visitors read, which is hidden for people who are logged in; their part is loaded after the page, into the room
 * that stands here for it.
 */
export function RegistrationPart({ eventId }: { eventId: number }) {
  const id = useId();
  const session = useKnownSession();
  const part = useLazyPart(() => import('./own-registration'), session ? 1 : 0);
  return (
    <section
      aria-labelledby={id}
      className={`${room} mt-5 rounded-lg border border-line bg-sunken p-4 sm:p-5 print:hidden`}
    >
      <h3 id={id} className="text-lg">
        {texts.registrationTitle}
      </h3>
      <div className="mt-2">
        {session ? (
          part && <part.OwnRegistration key={session.user.id} eventId={eventId} />
        ) : (
          <div data-for="visitor">
            <p>{texts.visitorsRead}</p>
            <ButtonLink
              to="/login"
              variant="secondary"
              className="mt-4"
              onClick={() => rememberWayBack({ path: currentPath(), expired: false })}
            >
              {common.login}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}
