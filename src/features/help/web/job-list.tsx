import { Link } from '~/router';
import type { PagePath } from '~/shared/addresses';
import type { JobTexts } from './job';

type JobListProps = { jobs: readonly (Pick<JobTexts, 'title' | 'lead'> & { to: PagePath })[] };

/** Renders the help pages as a list of links, each with what it is for. */
export const JobList = ({ jobs }: JobListProps) => (
  <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
    {jobs.map(({ to, title, lead }) => (
      <li key={to}>
        <Link to={to} className="block rounded-md py-2.5 no-underline hover:underline">
          <span className="font-semibold text-primary">{title}</span>
          <span className="mt-0.5 block text-sm text-muted">{lead}</span>
        </Link>
      </li>
    ))}
  </ul>
);
