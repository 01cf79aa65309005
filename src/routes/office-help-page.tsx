import * as common from '~/shared/texts';
import { helpTexts as texts, JobList, officeJobs, type OfficeJob } from '~/features/help/web/public';
import { privateHead, privatePage } from '~/session';
import { fillText } from '~/shared/fill-text';
import { OfficePage } from '~/ui/office/office-page';
import { officeHelpWords } from './office-help-words';

export const head = privateHead(common.help);

const jobs = (Object.keys(officeJobs) as OfficeJob[]).map((key) => {
  const { title, lead } = officeJobs[key];
  return { to: `/app/help/${key}`, title, lead: fillText<string>(lead, officeHelpWords[key]) } as const;
});

const List = () => (
  <OfficePage title={common.help} lead={texts.officeLead}>
    <JobList jobs={jobs} />
  </OfficePage>
);

/** Renders /app/help (docs/product/help.md): a link for each job of the office. */
export default privatePage({ Waiting: List, Screen: List });
