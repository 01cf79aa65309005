import Search from 'lucide-react/icons/search';
import { showCount } from '~/shared/show-count';
import { Chip } from '~/ui/chip';
import type { Statistics } from '../../contract';
import type { Directory } from './search';

type StartPanelProps = { directory: Directory; statistics: Statistics; onArea: (area: string) => void };

/** Shown where the results will be: how many members can be searched, and each area as a way in. */
export function StartPanel({ directory, statistics, onArea }: StartPanelProps) {
  return (
    <section
      aria-labelledby="start-search"
      className="drafting-grid rounded-lg border border-dashed border-line-strong/60 px-5 py-6 sm:px-8 sm:py-14"
    >
      <div className="mx-auto flex max-w-text flex-col items-center text-center">
        <span aria-hidden="true" className="corner-marks mb-4 grid size-16 place-items-center text-muted max-sm:hidden">
          <Search className="size-7" />
        </span>
        <h2 id="start-search" className="text-2xl">
          Start Your Search
        </h2>
        <p className="mt-2 text-muted">
          Type a name, an email or a phone number, or choose an area. {countsOf(statistics)}
        </p>
        <ul aria-label="Areas" className="mt-6 flex flex-wrap justify-center gap-2">
          {directory.areas.map(({ name, members }) => (
            <li key={name}>
              <Chip count={showCount(members)} onClick={() => onArea(name)} aria-pressed={undefined}>
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const countsOf = ({ approved_members: members, total_areas: areas, total_units: units }: Statistics) =>
  `${showCount(members)} members in ${showCount(areas)} areas and ${showCount(units)} units are here to be found.`;
