import * as common from '~/shared/texts';
import {
  everybodyJobs,
  everybodyScreens,
  helpTexts as texts,
  Job,
  type EverybodyJob,
} from '~/features/help/web/public';
import { NotFoundScreen } from '~/features/site/web/public';
import { useParams } from '~/router';
import { fillText } from '~/shared/fill-text';
import { noIndex } from '~/shared/heads';
import { pageHead, type HeadTag, type LoadArgs, type LoadedPage, type PageData } from '~/shared/page';
import { BackLink } from '~/ui/back-link';
import { Container } from '~/ui/container';
import { PageHeader } from '~/ui/page-header';
import { helpWords } from './help-words';

type Params = { job: string };

/** Returns the job that an address names, with its lead's numbers filled in. */
function jobOf({ job }: Params) {
  if (!Object.hasOwn(everybodyJobs, job)) return undefined;
  const key = job as EverybodyJob;
  const { title, lead, steps } = everybodyJobs[key];
  return { key, title, lead: fillText<string>(lead, helpWords[key]), steps };
}

/** A job that does not exist is a 404. */
export const load = ({ params }: LoadArgs<Params>): Promise<LoadedPage> =>
  Promise.resolve(jobOf(params) ? {} : { status: 404 });

export const head = ({ page, params }: { page: PageData; params: Params }): HeadTag[] => {
  const job = jobOf(params);
  if (!job) return [{ title: common.help }, noIndex];
  return pageHead(page, {
    title: fillText(texts.pageTitle, { page: job.title, committee: page.names.committee }),
    description: job.lead,
    path: `/help/${job.key}`,
  });
};

/** Renders /help/{job}: the steps of one thing that visitors and members do. */
export default function HelpJob() {
  const job = jobOf(useParams<'/help/:job'>());
  if (!job) return <NotFoundScreen />;
  return (
    <>
      <PageHeader back={<BackLink to="/help">{texts.allPages}</BackLink>} title={job.title} lead={job.lead} />
      <Container className="py-8 sm:py-12">
        <Job job={job.key} {...job} words={helpWords[job.key]} screen={everybodyScreens[job.key]} />
      </Container>
    </>
  );
}
