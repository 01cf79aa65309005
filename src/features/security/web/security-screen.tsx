import type { Session } from '~/session';
import { Container } from '~/ui/container';
import { PageHeader } from '~/ui/page-header';
import { PageWaiting } from '~/ui/page-waiting';
import * as texts from '../texts';
import { FactorsSection } from './factors/factors-section';
import { SessionsSection } from './sessions/sessions-section';

export const SecurityWaiting = () => <PageWaiting title={texts.pageTitle} />;

/** The sections of the page, each with its own query. */
export function SecurityScreen({ session: _session }: { session: Session }) {
  return (
    <>
      <PageHeader title={texts.pageTitle} lead={texts.pageLead} />
      <Container className="flex flex-col gap-8 py-8 sm:py-12">
        <FactorsSection />
        <SessionsSection />
      </Container>
    </>
  );
}
