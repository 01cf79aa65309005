import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { everybodyJobs, helpTexts as texts, JobList, type EverybodyJob } from '~/features/help/web/public';
import { headOf } from '~/shared/heads';
import { Container } from '~/ui/container';
import { PageHeader } from '~/ui/page-header';
import { helpWords } from './help-words';

export const head = headOf({
  title: texts.pageTitle,
  page: common.help,
  description: texts.description,
  path: '/help',
});

const jobs = (Object.keys(everybodyJobs) as EverybodyJob[]).map((key) => {
  const { title, lead } = everybodyJobs[key];
  return { to: `/help/${key}`, title, lead: fillText<string>(lead, helpWords[key]) } as const;
});

/** Renders /help (docs/product/help.md): a link for each thing that visitors and members do. */
export default function Help() {
  return (
    <>
      <PageHeader title={common.help} lead={texts.lead} />
      <Container className="py-8 sm:py-12">
        <JobList jobs={jobs} />
      </Container>
    </>
  );
}
