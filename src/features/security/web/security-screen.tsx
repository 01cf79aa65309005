import type { Session } from '~/session';
import * as personTexts from '~/shared/person/texts';
import { Container } from '~/ui/container';
import { PageHeader } from '~/ui/page-header';
import { PageWaiting } from '~/ui/page-waiting';
import * as texts from '../texts';
import { FactorsSection } from './factors/factors-section';
import { SessionsSection } from './sessions/sessions-section';

/** Renders the screen's frame while the session is unknown. */
export const SecurityWaiting = () => <PageWaiting title={personTexts.accountSecurity} />;

/** Renders the sections of the page, each with its own query. */
export function SecurityScreen({ session: _session }: { session: Session }) {
  return (
    <>
      <PageHeader title={personTexts.accountSecurity} lead={texts.pageLead} />
      <Container className="flex flex-col gap-8 py-8 sm:py-12">
        <FactorsSection />
        <SessionsSection />
      </Container>
    </>
  );
}
