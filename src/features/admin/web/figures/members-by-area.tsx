import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { formatCount } from '~/shared/format-count';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { ContentText } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { Panel } from '~/ui/panel';
import type { DashboardStats } from '../../contract';
import { shareOf } from './format';
import * as texts from '../../texts';

type Areas = DashboardStats['members_by_area'];

/** Renders the active members of every area, the largest first, as a table with bars in it. */
export function MembersByArea({ areas }: { areas: Areas }) {
  const total = areas.reduce((sum, { members }) => sum + members, 0);
  const largest = Math.max(0, ...areas.map(({ members }) => members));
  const ordered = areas.toSorted((a, b) => Number(a.area === null) - Number(b.area === null) || b.members - a.members);
  return (
    <Panel
      title={texts.membersByArea}
      lead={fill(texts.membersByAreaLead, { strong: <strong className="text-ink">{formatCount(total)}</strong> })}
    >
      {areas.length === 0 ? (
        <p className="text-muted">{texts.noAreasYet}</p>
      ) : (
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{texts.activeMembersByArea}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{personTexts.area}</th>
              <th scope="col">{common.members}</th>
              <th scope="col">{texts.share}</th>
            </tr>
          </thead>
          <tbody>
            {ordered.map(({ area, name, members }) => (
              <tr key={area ?? 'none'}>
                <th scope="row" className="w-2/5 max-w-0 py-1.5 pe-3 text-start font-normal wrap-anywhere sm:w-1/3">
                  {name ? <ContentText>{name}</ContentText> : <span className="text-muted">{common.notAssigned}</span>}
                </th>
                <td className="py-1.5">
                  <span className="flex items-center gap-2">
                    <span
                      aria-hidden="true"
                      style={{ '--share': shareOf(members, largest) } as CSSProperties}
                      className={clsx(
                        'block h-5 w-[calc((100%-3.25rem)*var(--share))] rounded-e-sm bg-primary',
                        'forced-colors:bg-[Highlight]',
                      )}
                    />
                    <span className="font-semibold tabular-nums">{formatCount(members)}</span>
                  </span>
                </td>
                <td className="w-12 py-1.5 text-end text-muted tabular-nums">
                  {Math.round(100 * shareOf(members, total))}%
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
