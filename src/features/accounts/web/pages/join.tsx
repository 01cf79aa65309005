import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '~/router';
import { areasQuery } from '~/features/areas/web/public';
import { loads, pageHead, type PageData } from '~/shared/page';
import { Container } from '~/ui/container';
import { fill } from '~/ui/fill';
import { lateForm, withForm } from '~/ui/forms/late-form';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { PageHeader } from '~/ui/page-header';
import { hasDraft } from '../registration/has-draft';
import { FormFailed } from '../components/form-failed';
import * as texts from '../../texts';

const ApplicationScreen = lateForm(
  () => import('../registration/application-screen').then((module) => module.ApplicationScreen),
  <FormFailed words={texts.registrationUnreached} reason="" />,
);

export const load = withForm(ApplicationScreen, loads(areasQuery));

export const head = ({ page }: { page: PageData }) =>
  pageHead(page, {
    title: texts.joinUs,
    description: texts.joinSummary,
    path: '/join',
  });

/** /join and /joinus: the registration wizard (docs/product/accounts.md, "Registration wizard"). */
export default function Join() {
  const hydrated = useHydrated();
  // They are in the form's HTML: kept for as long as it waits.
  useQuery(areasQuery);
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        eyebrow={texts.membership}
        title={texts.joinUs}
        lead={texts.joinLead}
        actions={
          <p className="text-muted">
            {fill(texts.alreadyMember, {
              link: (
                <Link to="/login" className="link inline-flex min-h-11 items-center">
                  {texts.logIn}
                </Link>
              ),
            })}
          </p>
        }
      />
      <Container className="py-8 sm:py-12">
        {/* A draft is shown, and a step that the address asks for. */}
        <ApplicationScreen wanted={hydrated && (search !== '' || hasDraft())} />
      </Container>
    </>
  );
}
