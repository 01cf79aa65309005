export { everybodyScreens, officeScreens, type EverybodyJob, type OfficeJob } from '../content/jobs';
export { everybodyJobs, officeJobs } from '../texts';
export * as helpTexts from '../texts';
export { HelpCard } from './help-card';
export { HelpLink } from './help-link';
export { Job, type Words } from './job';
export { JobList } from './job-list';
