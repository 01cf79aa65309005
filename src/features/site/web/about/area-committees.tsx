import ChevronDown from 'lucide-react/icons/chevron-down';
import { areaCommittees } from '../../content/area-committees';
import type { AreaCommittee } from '../../content/types';
import { SplitSection } from '../home/split-section';

/** The seven area committees. Native <details>: they open without JavaScript, and the browser's own search looks inside. */
export function AreaCommittees() {
  return (
    <SplitSection
      title="Area Committees"
      lead="Seven areas, each with officers of its own, elected by the units in it."
      className="bg-sunken"
    >
      <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card">
        {areaCommittees.map((committee, index) => (
          <Area key={committee.area} {...committee} open={index === 0} />
        ))}
      </div>
    </SplitSection>
  );
}

function Area({ area, president, secretary, treasurer, members, open }: AreaCommittee & { open: boolean }) {
  const officers = [
    ['President', president],
    ['Secretary', secretary],
    ['Treasurer', treasurer],
  ];
  return (
    <details open={open} className="group">
      <summary className="flex min-h-16 items-center gap-4 px-4 py-3 transition-colors hover:bg-paper focus-visible:-outline-offset-2 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h3 className="me-auto">{area}</h3>
        <span className="hidden text-sm text-muted group-open:invisible sm:block">{president}, President</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-laterite-ink transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-6 sm:px-6">
        <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-3">
          {officers.map(([office, name]) => (
            <div key={office} className="flex gap-3 sm:block">
              <dt className="w-24 shrink-0 text-laterite-ink">{office}</dt>
              <dd className="font-semibold">{name}</dd>
            </div>
          ))}
        </dl>
        <h4 className="mt-5 text-base text-laterite-ink">Members</h4>
        <ul className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
          {members.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
