import { PersonEntry } from '~/features/audit/web/public';
import { HistorySection, type EntryProps } from '~/features/person/web/sections/history-section';
import type { PersonSectionProps } from '~/ui/office/person-section';
import { auditWords } from './audit-words';
import { usePlaceNames } from './place-names';

const Entry = ({ entry }: EntryProps) => <PersonEntry entry={entry} words={auditWords} names={usePlaceNames()} />;

/** Renders the history of a person. It is here, not in its feature: every feature has words in the audit log. */
export function Section(props: PersonSectionProps) {
  return <HistorySection {...props} Entry={Entry} />;
}
