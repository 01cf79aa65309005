import { nowIso } from '~/shared/dates';
import { showMoment } from '~/shared/show-date';
import { usePrinting } from '../hooks/use-printing';

type PrintNoteProps = {
  /** How many there are, as the screen says it. */
  count?: string | undefined;
  /** What the list is narrowed by: a label and its value; those without one are left out. */
  filters?: readonly (readonly [label: string, value: string | undefined])[];
};

/** Under the title of a list on paper: when it was printed, how many it names, and by which filters. */
export function PrintNote({ count, filters = [] }: PrintNoteProps) {
  const inForce = filters.flatMap(([label, value]) => (value?.trim() ? [`${label}: ${value.trim()}`] : []));
  if (!usePrinting()) return null;
  return (
    <p className="mb-3 text-sm" data-print-note="">
      {[showMoment(nowIso()), count, ...inForce].filter(Boolean).join(' · ')}
    </p>
  );
}
