import { nowIso } from '~/shared/dates';
import { formatMoment } from '~/shared/format-date';
import { usePrinting } from '../hooks/use-printing';

type PrintNoteProps = {
  /** How many there are, as the screen shows it. */
  count?: string | undefined;
  /** The filters of the list: a label and its value; those without a value are left out. */
  filters?: readonly (readonly [label: string, value: string | undefined])[];
};

/**
 * Renders the note under the title of a list on paper: when it was printed, how many rows it has, and by which filters.
 */
export function PrintNote({ count, filters = [] }: PrintNoteProps) {
  const inForce = filters.flatMap(([label, value]) => (value?.trim() ? [`${label}: ${value.trim()}`] : []));
  if (!usePrinting()) return null;
  return (
    <p className="mb-3 text-sm" data-print-note="">
      {[formatMoment(nowIso()), count, ...inForce].filter(Boolean).join(' · ')}
    </p>
  );
}
