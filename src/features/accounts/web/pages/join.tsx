import { Link } from '~/router';
import { areasQuery } from '~/features/areas/web/public';
import { loads, pageHead, type PageData } from '~/shared/page';
import { Container } from '~/ui/container';
import { fill } from '~/ui/fill';
import { PageHeader } from '~/ui/page-header';
import { useDelayedLogin } from '../components/use-delayed-way';
import { Received } from '../registration/received';
import { useApplication } from '../registration/use-application';
import { Wizard } from '../registration/wizard';
import * as texts from '../../texts';

export const load = loads(areasQuery);

export const head = ({ page }: { page: PageData }) =>
  pageHead(page, {
    title: texts.joinUs,
    description: texts.joinSummary,
    path: '/join',
  });

/** How long the success is shown. */
const leaveAfterSeconds = 4;

/** /join and /joinus: the registration wizard (docs/product/accounts.md, "Registration wizard"). */
export default function Join() {
  const application = useApplication();
  const { done } = application;
  useDelayedLogin(done !== '', leaveAfterSeconds, done);
  return (
    <>
      <PageHeader
        eyebrow={texts.membership}
        title={texts.joinUs}
        lead={texts.joinLead}
        actions={
          <p className="text-muted">
            {fill(texts.alreadyMember, { link: <Link to="/login" className="link inline-flex min-h-11 items-center">
              {texts.logIn}
            </Link> })}
          </p>
        }
      />
      <Container className="py-8 sm:py-12">
        <div role="status">{done && <Received message={done} seconds={leaveAfterSeconds} />}</div>
        {!done && <Wizard {...application} />}
      </Container>
    </>
  );
}
