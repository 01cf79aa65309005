import { clsx } from 'clsx';
import { formatDate } from '~/shared/format-date';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import type { DeskPerson } from '../../contract';
import * as texts from '../../texts';
import { classOf, confirmedWords, dayOrNone, leftWords } from '../words';
import { isPerson, ListStates, personHeads, type DeskListProps } from './list-states';
import { PersonLine } from './person-line';

const empty: Record<string, string> = {
  expiring: texts.nobodyExpiring,
  expired: texts.nobodyExpired,
  lapsed: texts.nobodyLapsed,
  unknown: texts.nobodyUnknown,
};

/** Renders the people of a membership status, with the days that decide it and the ways to reach them. */
export function PeopleList(list: DeskListProps) {
  return (
    <ListStates<DeskPerson>
      {...list}
      isRow={isPerson}
      empty={empty[list.shown.tab] ?? texts.noPeople}
      heads={personHeads}
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
    <li
      className={clsx(
        'grid gap-x-6 gap-y-3 px-4 py-3 sm:grid-cols-2 xl:items-center xl:gap-x-4 xl:py-2',
        'xl:grid-cols-[minmax(0,1.4fr)_minmax(0,0.9fr)_minmax(0,1.15fr)_minmax(0,1.15fr)_6rem]',
      )}
    >
      <PersonLine person={person} withUnit />
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {person.licenseNo ?? texts.noLicenseNumber}{' '}
          {person.licenseNo && !person.license_confirmed && <Badge tone="brass">{common.notConfirmed}</Badge>}
        </p>
        <p className="text-muted">
          {classOf(person.license_category) ?? texts.noCategory}
          {person.license_category !== person.confirmed_category &&
            ` (${confirmedWords(classOf(person.confirmed_category))})`}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-2 gap-y-1 text-sm">
        <Day label={texts.kindNames.licence} day={person.licence_until} />
        <Day label={texts.kindNames.membership} day={person.membership_until} />
        {person.renewalDate && person.renewalDate !== person.licence_until && !person.license_confirmed && (
          <Day label={texts.asEntered} day={person.renewalDate} />
        )}
      </dl>
      <p className="flex min-w-0 flex-wrap content-start gap-x-4 text-sm leading-6 xl:flex-col">
        <span className="sr-only">{common.contact} </span>
        {person.phone && (
          <a className="link touch-target tabular-nums" href={`tel:+91${person.phone}`}>
            {person.phone}
          </a>
        )}{' '}
        {person.email ? (
          <a className="link touch-target wrap-anywhere" href={`mailto:${person.email}`}>
            {person.email}
          </a>
        ) : (
          <span className="text-muted">{personTexts.noEmail}</span>
        )}
      </p>
      {person.days_left !== null && (
        <p className="text-sm font-medium tabular-nums sm:max-xl:col-span-full xl:text-end">
          {leftWords(person.days_left)}
        </p>
      )}
    </li>
  );
}

function Day({ label, day }: { label: string; day: string | null }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="tabular-nums">{day ? formatDate(day) : dayOrNone(day)}</dd>
    </div>
  );
}
