import { HistorySection } from '~/features/person/web/sections/history-section';
import type { PersonSectionProps } from '~/ui/office/person-section';
import { Entry } from './person-entry';

/** Renders the history of a person. */
export function Section(props: PersonSectionProps) {
  return <HistorySection {...props} Entry={Entry} />;
}
