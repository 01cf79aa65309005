import Search from 'lucide-react/icons/search';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import * as common from '~/shared/texts';
import { Chip } from '~/ui/chip';
import { ContentText } from '~/ui/content-text';
import type { Statistics } from '../../contract';
import type { Directory } from './search';
import * as texts from '../../texts';

type StartPanelProps = { directory: Directory; statistics: Statistics; onArea: (area: string) => void };

/** Renders, in the place of the results, how many members can be searched and each area as a way in. */
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
          {texts.startYourSearch}
        </h2>
        <p className="mt-2 text-muted">
          {texts.startLead} {countsOf(statistics)}
        </p>
        <ul aria-label={common.areas} className="mt-6 flex flex-wrap justify-center gap-2">
          {directory.areas.map(({ name, members }) => (
            <li key={name}>
              <Chip count={formatCount(members)} onClick={() => onArea(name)} aria-pressed={undefined}>
                <ContentText>{name}</ContentText>
              </Chip>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const countsOf = ({ approved_members: members, total_areas: areas, total_units: units }: Statistics) =>
  fillText(texts.startFigures, { members: formatCount(members), areas: formatCount(areas), units: formatCount(units) });
