import EventPage, { head, load } from '~/features/events/web/pages/event';
import { RegistrationPart } from '~/features/registration/web/public';

export { head, load };

/**
 * Renders /events/event/{eventId} with the registration for it. It is here, not in a feature: registration imports
 * events.
 */
export default function EventWithRegistration() {
  return <EventPage Registration={RegistrationPart} />;
}
