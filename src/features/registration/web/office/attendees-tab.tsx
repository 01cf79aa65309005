import Users from 'lucide-react/icons/users';
import type { EventDetail } from '~/features/events/web/public';
import { countOnPage } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge, type BadgeTone } from '~/ui/badge';
import { useMessage } from '~/ui/hooks/use-message';
import type { ListColumn } from '~/ui/office/list-table';
import { OfficeList } from '~/ui/office/office-list';
import { useOfficeList } from '~/ui/office/use-office-list';
import { NameCell } from '~/ui/office/cells';
import { HeaderActions } from '~/ui/page-header';
import { type ListSearch } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import { registrationStates, type RegistrationState } from '../../contract/choices';
import type { Attendee } from '../../contract/schemas';
import * as texts from '../../texts';
import { registrationFields, type Filters } from './filters';
import { attendeesQuery, exportAttendees, PAGE } from './queries';
import { dietsText } from './words';

const { office } = texts;
const tones: Record<RegistrationState, BadgeTone> = {
  going: 'primary',
  offered: 'brass',
  waiting: 'brass',
  cancelled: 'quiet',
};

const search: ListSearch<Filters> = {
  label: office.tabs.attendees,
  placeholder: office.searchHint,
  choices: [
    {
      name: 'status',
      label: common.status,
      options: optionsOf(registrationStates, texts.statusNames, office.allStatuses),
    },
  ],
};

/** Renders who is registered for an event, with files and paper of the list as it is filtered. */
export function AttendeesTab({ event }: { event: EventDetail }) {
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const { list, data, page, exportButtons } = useOfficeList({
    fields: registrationFields,
    keeps: ['tab'],
    search,
    query: (shown) => attendeesQuery(event.id, shown),
    perPage: PAGE,
    messages,
    files: {
      call: exportAttendees,
      input: ({ tab: _tab, page: _page, ...query }) => ({ params: { id: event.id }, query }),
      list: 'attendees',
      about: [[office.title, event.title]],
    },
  });
  return (
    <>
      <div className="mb-3 flex justify-end">
        <HeaderActions moreActions={exportButtons} />
      </div>
      <OfficeList
        {...list}
        count={data && countOnPage({ all: office.found, page: office.foundOnPage }, data.count, page, PAGE)}
        message={message}
        words={{ failed: office.attendeesFailed, pages: office.pages, nothing: office.nothingFound }}
        empty={{ title: office.nobodyYet }}
        icon={<Users />}
        table={{ caption: office.tabs.attendees, columns, keyOf: ({ id }: Attendee) => id }}
      />
    </>
  );
}

const columns: readonly ListColumn<Attendee>[] = [
  {
    label: office.person,
    sort: 'full_name',
    cell: (row) => (
      <NameCell id={row.user_id} name={row.full_name} className="text-base">
        {row.full_name_ml && (
          <span lang="ml" className="wrap-anywhere">
            {row.full_name_ml}
          </span>
        )}
      </NameCell>
    ),
  },
  {
    label: office.area,
    sort: 'area_name',
    className: 'wrap-anywhere',
    cell: (row) => row.area_name ?? office.noArea,
  },
  {
    label: common.status,
    sort: 'status',
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-x-2">
        <Badge tone={tones[row.status]}>{texts.statusNames[row.status]}</Badge>
        {row.place !== null && (
          <span className="text-xs text-muted">{fillText(office.placeOf, { place: row.place })}</span>
        )}
      </span>
    ),
  },
  { label: office.people, sort: '-people', numeric: true, cell: (row) => row.people },
  { label: office.diets, cell: (row) => dietsText(row.diets) },
  { label: office.since, sort: '-since', cell: (row) => formatMoment(row.since) },
  {
    label: office.peopleIn,
    sort: '-people_in',
    numeric: true,
    cell: (row) => fillText(office.inOf, { in: row.people_in, of: row.people }),
  },
];
