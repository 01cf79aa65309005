import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo } from 'react';
import { SelectedPeople } from '~/features/applications/web/public';
import { privateHead, privatePage, type Session } from '~/session';
import { hasAccess, roles } from '~/shared/access';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { membershipStatusNames } from '~/shared/membership-status';
import * as personTexts from '~/shared/person/texts';
import { roleNames } from '~/shared/role-names';
import * as common from '~/shared/texts';
import { useAddress } from '~/ui/hooks/use-address';
import { useMessage } from '~/ui/hooks/use-message';
import { NothingFound } from '~/ui/nothing-found';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { ListFrame, ListSkeleton } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote, type PaperFilters } from '~/ui/office/print-note';
import { useSelection } from '~/ui/office/use-selection';
import { SearchPanel } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import { sortingOf } from '~/ui/sort-button';
import { StatLine } from '~/ui/stat';
import { narrowPeople, preparePeople } from '../../rules';
import { PeopleTable, type Person } from './people-table';
import type { Filter, PeopleView } from './view';
import * as texts from '../../texts';

/** Returns the page of a view of the list of people. */
export const peoplePage = (view: PeopleView) => ({
  head: privateHead(view.title),
  Page: privatePage({
    Waiting: () => (
      <OfficePage title={view.title} lead={view.lead} refreshLabel={view.refreshLabel} busy refresh={null}>
        <PeopleSkeleton view={view} />
      </OfficePage>
    ),
    Screen: ({ session }) => <PeopleScreen view={view} session={session} />,
  }),
});

function PeopleScreen({ view, session }: { view: PeopleView; session: Session }) {
  const ownId = session.user.id;
  const list = view.useList();
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const deeds = view.useDeeds(messages, ownId);
  const address = useAddress(view.fields);
  // The address of a view has those members of the filter that the view offers.
  const filter = address.shown as Filter;
  // Typing comes first; the rows follow as soon as the browser has time.
  const settled = useDeferredValue(filter);
  const people = useMemo(
    () => preparePeople((list.data?.people ?? []).filter(({ id }) => !view.withoutOwn || id !== ownId)),
    [list.data, view, ownId],
  );
  const all = useMemo(() => people().map(({ person }) => person), [people]);
  const found = useMemo(() => narrowPeople(people, asked(settled)), [people, settled]);
  const [selected, selection] = useSelection(all);
  const choices = useMemo(() => choicesOf(view, all), [view, all]);
  const isNarrowed = [filter.search.trim(), filter.area, filter.role].some(Boolean) || filter.status !== 'all';
  const onClear = isNarrowed && (() => address.clear('sort'));
  const count =
    found.length === all.length
      ? countText(view.words.count, all.length)
      : fillText(view.words.found, { found: formatCount(found.length), all: formatCount(all.length) });
  const paper: PaperFilters = [
    [common.searchLabel, settled.search],
    [personTexts.area, settled.area],
    [personTexts.role, settled.role && roleNames[settled.role]],
    [common.status, settled.status === 'all' ? '' : statusOnPaper[settled.status]],
  ];
  return (
    <OfficePage
      title={view.title}
      lead={view.lead}
      busy={list.isPending}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      refreshLabel={view.refreshLabel}
      firstActions={
        list.data && (
          <view.Export
            filter={asked(filter)}
            found={() => narrowPeople(people, asked(filter)).map(({ id }) => id)}
            filters={paper}
            messages={messages}
          />
        )
      }
      ownActions={deeds.ownAction}
    >
      <ListFrame query={list} failed={view.words.failed} waiting={<PeopleSkeleton view={view} />}>
        {({ figures }) => (
          <ListPane>
            <SearchPanel
              label={view.label}
              text="search"
              placeholder={view.hint}
              maxLength={200}
              choices={choices}
              filter={filter}
              onChange={address.change}
            />
            <ListBar
              count={count}
              countRef={deeds.count}
              message={message}
              onClear={onClear}
              actions={
                <SelectedPeople
                  hasHead
                  canExport={hasAccess(session, 'superuser')}
                  people={selected}
                  found={found.map(({ id }) => id)}
                  selection={selection}
                  messages={messages}
                />
              }
              figures={selected.length === 0 && <Figures view={view} values={figures} />}
            />
            <PrintNote count={count} filters={paper} />
            {found.length > 0 ? (
              <PeopleTable
                caption={view.label}
                columns={deeds.column ? [...view.columns, deeds.column] : view.columns}
                people={found}
                selection={selection}
                sort={sortingOf({ shown: filter, change: address.change }, 'full_name')}
              />
            ) : (
              <NothingFound
                title={view.words.none}
                icon={<SearchX />}
                clearLabel={common.clearSearchAndFilters}
                onClear={all.length > 0 && onClear}
              >
                {all.length > 0 ? texts.nobodyMatchesFilters : texts.nobodyRegistered}
              </NothingFound>
            )}
          </ListPane>
        )}
      </ListFrame>
      {deeds.windows}
    </OfficePage>
  );
}

const statusLabels = { ...texts.statusChoices, ...membershipStatusNames };
const statusOnPaper = { ...texts.statusOnPaper, ...membershipStatusNames };

/** Returns the filter as the call takes it. */
const asked = ({ role, sort, ...filter }: Filter) => ({ ...filter, ...(role && { role }), ...(sort && { sort }) });

/** Returns the filters that the view's address holds, and the orders. */
function choicesOf({ fields, statuses, sorts }: PeopleView, people: readonly Person[]) {
  const areas = [...new Set(people.flatMap(({ area_name: area }) => area ?? []))].sort((a, b) =>
    a.localeCompare(b, common.locale),
  );
  const areaOptions = [
    { value: '', label: common.allAreasOption },
    ...areas.map((name) => ({ value: name, label: name })),
  ];
  return [
    ...('area' in fields ? [{ name: 'area', label: personTexts.area, options: areaOptions } as const] : []),
    ...('role' in fields
      ? [{ name: 'role', label: personTexts.role, options: optionsOf(roles, roleNames, texts.allRoles) } as const]
      : []),
    { name: 'status', label: common.status, options: optionsOf(statuses, statusLabels) } as const,
    { name: 'sort', label: common.sortBy, options: sorts } as const,
  ];
}

const Figures = ({ view, values }: { view: PeopleView; values?: readonly number[] }) => (
  <StatLine
    label={view.figures.label}
    figures={view.figures.names.map((label, index) => ({ label, value: values && formatCount(values[index]!) }))}
  />
);

const PeopleSkeleton = ({ view }: { view: PeopleView }) => (
  <ListSkeleton figures={<Figures view={view} />} className="h-120" />
);
