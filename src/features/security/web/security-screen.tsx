import { PushSection } from '~/features/push/web/public';
import type { Session } from '~/session';
import * as personTexts from '~/shared/person/texts';
import { Container } from '~/ui/container';
import { OwnHeader, OwnWaiting } from '~/ui/own-header';
import * as texts from '../texts';
import { FactorsSection } from './factors/factors-section';
import { SessionsSection } from './sessions/sessions-section';

/** Renders the screen's frame while the session is unknown. */
export const SecurityWaiting = () => <OwnWaiting title={personTexts.accountSecurity} />;

/** Renders the sections of the page, each with its own query. */
export function SecurityScreen({ session }: { session: Session }) {
  return (
    <>
      <OwnHeader title={personTexts.accountSecurity} lead={texts.pageLead} />
      <Container className="flex flex-col gap-8 pt-3 pb-8 sm:py-12">
        <FactorsSection />
        <PushSection userId={session.user.id} />
        <SessionsSection />
      </Container>
    </>
  );
}
