import type { PagePath } from '~/shared/addresses';
import type { everybodyJobs, officeJobs } from '../texts';

/** A job of visitors and members, and one of the office: the last part of its page's address. */
export type EverybodyJob = keyof typeof everybodyJobs;
export type OfficeJob = keyof typeof officeJobs;

/** The jobs in the order of their list, each with the screen on which it begins; null: it begins in a mail. */
export const everybodyScreens: Record<EverybodyJob, PagePath | null> = {
  apply: '/join',
  'correct-application': null,
  'log-in': '/login',
  'second-factor': '/account/security',
  card: '/member/card',
  renew: '/member/licence',
  ask: '/community',
  'hide-number': '/account/privacy',
  'export-data': '/account/privacy',
  leave: '/account/privacy',
  'ad-numbers': '/advertiser',
  'keep-door': null,
};
export const officeScreens: Record<OfficeJob, PagePath | null> = {
  'find-by-phone': null,
  'approve-ten': '/app/admin/pending-members',
  'record-cash': '/app/admin/dues',
  'confirm-licences': '/app/admin/licences',
  'send-circular': '/app/admin/posts',
  'correct-name': '/app/admin/privacy',
  'reprint-card': '/app/admin/cards',
  'end-term': '/app/admin/positions',
  'run-event': '/admin/manage-events',
  'what-happened': '/app/admin/audit',
  'import-faults': '/app/admin/imports',
};
