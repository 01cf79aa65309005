import { useQuery } from '@tanstack/react-query';
import { useLocation } from '~/router';
import { areasQuery } from '~/features/areas/web/public';
import { headOf } from '~/shared/heads';
import { loads } from '~/shared/page';
import { Container } from '~/ui/container';
import { lazyForm, withForm } from '~/ui/forms/lazy-form';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { PageHeader } from '~/ui/page-header';
import { hasDraft } from '../registration/has-draft';
import { LinkLine } from '../registration/link-line';
import { FormFailed } from '~/features/sign-in/web/public';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

const ApplicationScreen = lazyForm(
  () => import('../registration/application-screen').then((module) => module.ApplicationScreen),
  <FormFailed words={texts.registrationUnreached} reason="" />,
);

export const load = withForm(ApplicationScreen, loads(areasQuery));

export const head = headOf({ title: common.joinUs, description: texts.joinSummary, path: '/join' });

/** /join and /joinus: the registration wizard (docs/product/applications.md, "Registration wizard"). */
export default function Join() {
  const hydrated = useHydrated();
  // The form's HTML contains the areas: observed here so that they stay cached until the form has loaded.
  useQuery(areasQuery);
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        eyebrow={personTexts.membership}
        title={common.joinUs}
        lead={texts.joinLead}
        actions={
          <>
            <LinkLine text={texts.alreadyMember} to="/login" label={texts.logIn} />
            <LinkLine text="{link}" to="/help/apply" label={common.help} />
          </>
        }
      />
      <Container className="py-8 sm:py-12">
        {/* Loads the form at once for a draft, and for an address with a step. */}
        <ApplicationScreen wanted={hydrated && (search !== '' || hasDraft())} />
      </Container>
    </>
  );
}
