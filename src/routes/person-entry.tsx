import { PersonEntry } from '~/features/audit/web/public';
import type { AuditEntryAnswer } from '~/shared/audit-entry';
import { auditWords } from './audit-words';
import { usePlaceNames } from './place-names';

/** Renders an entry of the audit log on a person's page. Here, because every feature has words in the audit log. */
export const Entry = ({ entry }: { entry: AuditEntryAnswer }) => (
  <PersonEntry entry={entry} words={auditWords} names={usePlaceNames()} />
);
