import type { ReactNode } from 'react';
import { Completion } from '~/features/people/web/public';
import type { Duty } from '~/shared/access';
import { formatDate } from '~/shared/format-date';
import * as personTexts from '~/shared/person/texts';
import { dutyNames } from '~/shared/role-names';
import * as common from '~/shared/texts';
import { useMediaQuery } from '~/ui/hooks/use-media-query';
import { MembershipStatusBadge } from '~/ui/membership-status-badge';
import { ContactCell, PersonCell, PlaceCell } from '~/ui/office/cells';
import { Refusal } from '~/ui/office/refusal';
import type { Selection } from '~/ui/office/use-selection';
import type { Sorting } from '~/ui/sort-button';
import { VirtualCell, VirtualTable, type VirtualColumn } from '~/ui/virtual-table';
import type { OfficePerson } from '../../rules';
import { roleShown } from '../role-shown';
import * as texts from '../../texts';

/** A person in a list of the office; what a list's call does not answer is missing. */
export type Person = OfficePerson & {
  passport_photo: string | null;
  unit_name: string | null;
  role_display: string;
  duties?: readonly Duty[];
};

export interface Column extends VirtualColumn {
  cell: (person: Person) => ReactNode;
  className?: string;
}

/** There a card is short, so that many people are in view; the person's page has the rest. */
const notOnPhones = 'max-sm:hidden';

const person = {
  label: texts.person,
  width: 'minmax(0,1.7fr)',
  sort: 'full_name',
  className: 'max-xl:col-span-full max-xl:pe-8',
  cell: (of) => <PersonCell person={of} />,
} as const satisfies Column;

/** The columns that a list may have. */
export const columns = {
  person,
  member: { ...person, label: texts.member },
  user: { ...person, label: texts.user },
  membership: {
    label: personTexts.membership,
    width: '6.5rem',
    sort: 'role',
    cell: (of) => (
      <>
        <span className="block tabular-nums">{of.membership_id ?? common.notAvailable}</span>
        <span className="block text-xs text-muted">
          {[roleShown(of.role_display), ...(of.duties ?? []).map((duty) => dutyNames[duty])].join(', ')}
        </span>
      </>
    ),
  },
  contact: {
    label: common.contact,
    width: 'minmax(0,1.5fr)',
    className: notOnPhones,
    cell: (of) => <ContactCell person={of} className="sm:max-xl:min-w-40" />,
  },
  place: {
    label: common.areaAndUnit,
    width: 'minmax(0,1fr)',
    sort: 'area_name',
    className: notOnPhones,
    cell: (of) => <PlaceCell person={of} />,
  },
  role: {
    label: personTexts.role,
    width: '6.5rem',
    sort: 'role_display',
    cell: ({ role_display: role }) => roleShown(role),
  },
  status: {
    label: common.status,
    width: '5.5rem',
    sort: 'status',
    cell: ({ is_approved: approved, status }) => approved && status && <MembershipStatusBadge status={status} />,
  },
  joined: {
    label: common.joined,
    width: '6.5rem',
    sort: '-date_joined',
    className: notOnPhones,
    cell: ({ date_joined: at }) => formatDate(at) ?? common.notAvailable,
  },
  completion: {
    label: texts.profileCompletion,
    width: '9rem',
    sort: '-profile_completion',
    className: notOnPhones,
    cell: ({ profile_completion: percent }) => (
      <Completion compact percent={percent} className="max-w-40 max-xl:min-h-6" />
    ),
  },
} as const satisfies Record<string, Column>;

type PeopleTableProps = {
  caption: string;
  columns: readonly Column[];
  people: readonly Person[];
  selection: Selection;
  sort: Sorting;
};

/** Renders people as lines on a desktop, as cards on a phone; only those in view. A name opens the person's page. */
export function PeopleTable({ caption, columns: shown, people, selection, sort }: PeopleTableProps) {
  const phone = useMediaQuery('(max-width: 39.99rem)');
  return (
    <VirtualTable
      caption={caption}
      columns={shown}
      rows={people}
      keyOf={({ id }) => id}
      estimate={{ line: 53, card: phone ? 150 : 190 }}
      sort={sort}
      selection={{ selection, nameOf: ({ full_name: name }) => name }}
    >
      {(row) =>
        shown.map(({ label, hideLabel, className, cell }, index) => (
          <VirtualCell key={label} label={index === 0 || hideLabel ? undefined : label} className={className}>
            {cell(row)}
            {index === 0 && <Refusal reason={selection.refusals.get(row.id)} />}
          </VirtualCell>
        ))
      }
    </VirtualTable>
  );
}
