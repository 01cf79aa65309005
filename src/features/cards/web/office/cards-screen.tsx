import { useQuery } from '@tanstack/react-query';
import IdCard from 'lucide-react/icons/id-card';
import Printer from 'lucide-react/icons/printer';
import { useRef } from 'react';
import { areasQuery } from '~/features/areas/web/public';
import { countText } from '~/shared/count-text';
import * as common from '~/shared/texts';
import { useAddress } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { useSettled } from '~/ui/hooks/use-settled';
import { NothingFound } from '~/ui/nothing-found';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { OfficePage, PageAction } from '~/ui/office/office-page';
import { PrintNote, type PaperFilters } from '~/ui/office/print-note';
import { PagedList } from '~/ui/paged-list';
import { SearchPanel } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import { sortingOf, sortsOf } from '~/ui/sort-button';
import type { CardHolder } from '../../contract';
import { cardStates } from '../../contract/status';
import * as texts from '../../texts';
import { exportCards } from '../mutations';
import { filterOf, holdersQuery, PAGE } from '../queries';
import { Holders } from './holders';
import { RevokeDialog } from './revoke-dialog';
import { SheetDialog } from './sheet-dialog';
import { useIssue } from './use-issue';

const head = { title: texts.cardsTitle, lead: texts.cardsLead };
const fields = {
  search: '',
  area: '',
  state: ['all', ...cardStates],
  sort: sortsOf('full_name', 'membership_id', 'area_name', 'issued_at'),
  page: 1,
} as const;

/** Renders the members and their cards for registrars (docs/product/cards.md, "The office"). */
export function CardsScreen() {
  const address = useAddress(fields);
  const { shown, change, clear } = address;
  const filters = useSettled(shown);
  const list = useQuery(holdersQuery(filters));
  const areas = useQuery(areasQuery);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const printing = useDialog();
  const revoking = useDialog<CardHolder>();
  const { issue, issuingTo } = useIssue(messages);
  const count = useRef<HTMLParagraphElement>(null);
  const countWords = list.data && countText(texts.membersFound, list.data.count);
  const narrowed = shown.search.trim() !== '' || shown.area !== '' || shown.state !== 'all';
  const areaOptions = [
    { value: '', label: common.allAreas },
    ...(areas.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const paper: PaperFilters = [
    [common.searchLabel, shown.search],
    [texts.area, areaOptions.find(({ value }) => value !== '' && value === shown.area)?.label],
    [texts.card, shown.state === 'all' ? '' : texts.stateNames[shown.state]],
  ];
  return (
    <OfficePage
      {...head}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      firstActions={
        <ExportButtons
          call={exportCards}
          input={{ query: filterOf(shown) }}
          list="cards"
          filters={paper}
          messages={messages}
        />
      }
      actions={<PrintButton onClick={() => printing.show(true)} />}
    >
      <ListPane>
        <SearchPanel
          label={texts.searchLabel}
          text="search"
          placeholder={texts.nameOrMembershipId}
          maxLength={200}
          choices={[
            { name: 'area', label: texts.area, options: areaOptions },
            {
              name: 'state',
              label: texts.card,
              options: [{ value: 'all', label: common.allMembers }, ...optionsOf(cardStates, texts.stateNames)],
            },
          ]}
          filter={shown}
          onChange={change}
        />
        <ListBar count={countWords} countRef={count} message={message} onClear={narrowed && (() => clear('sort'))} />
        <PrintNote count={countWords} filters={paper} />
        <PagedList
          fades
          query={list}
          page={shown.page}
          perPage={PAGE}
          onPage={(page) => change({ page }, 'choice')}
          top={count}
          words={{ failed: texts.listFailed, pages: common.pagesOfMembers }}
          waiting={<Skeleton className="h-120" />}
          empty={
            <NothingFound
              title={texts.noMembersFound}
              icon={<IdCard />}
              clearLabel={texts.showEverybody}
              onClear={() => clear('sort')}
            >
              {texts.nobodyMatches}
            </NothingFound>
          }
        >
          {(holders) => (
            <Holders
              holders={holders}
              sort={sortingOf(address)}
              onRevoke={revoking.show}
              onIssue={issue}
              issuingTo={issuingTo}
            />
          )}
        </PagedList>
      </ListPane>
      <SheetDialog key={`sheet ${printing.key}`} {...printing.state} areas={areas.data ?? []} chosen={shown.area} />
      {revoking.subject && (
        <RevokeDialog key={revoking.key} holder={revoking.subject} {...revoking.state} messages={messages} />
      )}
    </OfficePage>
  );
}

/** Renders the screen's frame while the session is unknown. */
export const CardsWaiting = () => (
  <OfficePage {...head} busy refresh={null} actions={<PrintButton />}>
    <Skeleton className="h-15" />
    <Skeleton className="mt-4 h-120" />
  </OfficePage>
);

const PrintButton = ({ onClick }: { onClick?: () => void }) => (
  <PageAction icon={<Printer aria-hidden="true" />} label={texts.printArea} onClick={onClick} />
);
