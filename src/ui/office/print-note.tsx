import { nowIso } from '~/shared/dates';
import { formatMoment } from '~/shared/format-date';
import { usePrinting } from '../hooks/use-printing';

type PrintNoteProps = {
  /** How many there are, as the screen shows it. */
  count?: string | undefined;
  filters?: PaperFilters;
};

/** The filters of a list: a label and its value; those without a value are left out. */
export type PaperFilters = readonly (readonly [label: string, value: string | undefined])[];

/** Returns the line under the title of a list on paper: when it was printed, how many rows it has, by which filters. */
export const paperNote = (count: string | undefined, filters: PaperFilters) =>
  [
    formatMoment(nowIso()),
    count,
    ...filters.flatMap(([label, value]) => (value?.trim() ? [`${label}: ${value.trim()}`] : [])),
  ]
    .filter(Boolean)
    .join(' · ');

/**
 * Renders the note under the title of a list on paper: when it was printed, how many rows it has, and by which filters.
 */
export function PrintNote({ count, filters = [] }: PrintNoteProps) {
  if (!usePrinting()) return null;
  return (
    <p className="mb-3 text-sm" data-print-note="">
      {paperNote(count, filters)}
    </p>
  );
}
