import * as common from '~/shared/texts';
import { headOf, SortButton, type Sorting } from '../sort-button';

/** What a list can be sorted by: a field, or with a minus first from the end, and its name. */
export type SortHead = { by: string; label: string };

/** Renders the heads of a list whose rows are cards: pressed, they sort it, both ways. */
export const SortHeads = ({ heads, sort }: { heads: readonly SortHead[]; sort: Sorting }) => (
  <div
    role="group"
    aria-label={common.sortBy}
    className="mb-3 flex flex-wrap items-center gap-x-5 text-xs font-semibold text-muted print:hidden"
  >
    {heads.map(({ by, label }) => (
      <SortButton key={by} {...headOf(by, sort).button} pressable>
        {label}
      </SortButton>
    ))}
  </div>
);
