import * as common from '~/shared/texts';
import { helpTexts as texts, Job, officeJobs, officeScreens, type OfficeJob } from '~/features/help/web/public';
import { NotFoundScreen } from '~/features/site/web/public';
import { useParams } from '~/router';
import { privateHead, privatePage } from '~/session';
import { fillText } from '~/shared/fill-text';
import { BackLink } from '~/ui/back-link';
import { OfficePage } from '~/ui/office/office-page';
import { officeHelpWords } from './office-help-words';

export const head = privateHead(common.help);

function Page() {
  const { job } = useParams<'/app/help/:job'>();
  if (!Object.hasOwn(officeJobs, job)) return <NotFoundScreen />;
  const key = job as OfficeJob;
  const { title, lead, steps } = officeJobs[key];
  const words = officeHelpWords[key];
  return (
    <OfficePage title={title} lead={fillText<string>(lead, words)}>
      <BackLink to="/app/help" className="mb-5">
        {texts.allPages}
      </BackLink>
      <Job job={key} title={title} steps={steps} words={words} screen={officeScreens[key]} />
    </OfficePage>
  );
}

/** Renders /app/help/{job}: the steps of one job of the office. */
export default privatePage({ Waiting: Page, Screen: Page });
