import { Link } from '~/router';
import * as common from '~/shared/texts';
import { Container } from '~/ui/container';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../../texts';

/** Shows the top of the page in all its states. */
export function EventsHeader() {
  return <PageHeader title={common.events} lead={texts.lead} />;
}

/** Stands in for the lists while they load, and behind an event that was opened directly. */
export function EventsWaiting() {
  return (
    <>
      <EventsHeader />
      <noscript>
        <p className="mx-auto max-w-page px-gutter py-8">
          <Link to="/events" className="link">
            {texts.allEvents}
          </Link>
        </p>
      </noscript>
      <div aria-busy="true" className="js-only">
        <p role="status" className="sr-only">
          {texts.loadingEvents}
        </p>
        <Container className="grid gap-6 py-8 sm:py-12">
          <Skeleton className="h-72 sm:h-96" />
          <Skeleton className="h-24" />
        </Container>
      </div>
    </>
  );
}
