import { licenseCategoryName } from '~/shared/license-categories';
import { showDate } from '~/shared/show-date';
import { Badge } from '~/ui/badge';
import { StandingBadge } from '~/ui/standing-badge';
import type { DeskPerson } from '../../contract';
import * as texts from '../../texts';
import type { DeskView } from '../queries';
import { dayOrNone, leftWords } from '../words';
import { isPerson, ListStates, type DeskRows } from './list-states';

const empty: Record<string, string> = {
  expiring: texts.nobodyExpiring,
  expired: texts.nobodyExpired,
  lapsed: texts.nobodyLapsed,
  unknown: texts.nobodyUnknown,
};

type PeopleListProps = { query: DeskRows; view: DeskView; onPage: (page: number) => void };

/** People of a status, with the days that decide it and the ways to reach them. */
export function PeopleList({ query, view, onPage }: PeopleListProps) {
  return (
    <ListStates<DeskPerson>
      query={query}
      view={view}
      onPage={onPage}
      isRow={isPerson}
      empty={empty[view.status] ?? texts.nobody}
    >
      {(people) => (
        <ul className="divide-y divide-line rounded-lg border border-line bg-card shadow-sm">
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
    </ListStates>
  );
}

function Person({ person }: { person: DeskPerson }) {
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1.2fr)] lg:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{person.full_name}</span>
          <StandingBadge status={person.status} />
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {[person.membership_id, person.area_name ?? texts.notAssigned, person.unit_name].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {person.licenseNo ?? texts.noLicenseNumber}{' '}
          {person.licenseNo && !person.license_confirmed && <Badge tone="brass">{texts.notConfirmed}</Badge>}
        </p>
        <p className="text-muted">
          {person.license_category === null ? texts.noCategory : licenseCategoryName(person.license_category)}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:col-span-full lg:col-span-1">
        <Day label={texts.kindNames.licence} day={person.licence_until} />
        <Day label={texts.kindNames.membership} day={person.membership_until} />
        {person.renewalDate && person.renewalDate !== person.licence_until && !person.license_confirmed && (
          <Day label={texts.asEntered} day={person.renewalDate} />
        )}
        <div className="col-span-full flex flex-wrap gap-x-4 gap-y-1">
          <dt className="sr-only">{texts.contact}</dt>
          <dd className="flex flex-wrap gap-x-4">
            {person.phone && (
              <a className="link touch-target tabular-nums" href={`tel:+91${person.phone}`}>
                {person.phone}
              </a>
            )}
            <a className="link touch-target wrap-anywhere" href={`mailto:${person.email}`}>
              {person.email}
            </a>
          </dd>
          {person.days_left !== null && (
            <dd className="ms-auto font-medium tabular-nums">{leftWords(person.days_left)}</dd>
          )}
        </div>
      </dl>
    </li>
  );
}

function Day({ label, day }: { label: string; day: string | null }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="tabular-nums">{day ? showDate(day) : dayOrNone(day)}</dd>
    </div>
  );
}
