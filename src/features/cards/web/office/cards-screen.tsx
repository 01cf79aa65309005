import { useQuery } from '@tanstack/react-query';
import IdCard from 'lucide-react/icons/id-card';
import Printer from 'lucide-react/icons/printer';
import { areasQuery } from '~/features/areas/web/public';
import { countText } from '~/shared/count-text';
import * as common from '~/shared/texts';
import { type Shown } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { OfficeList } from '~/ui/office/office-list';
import { useOfficeList } from '~/ui/office/use-office-list';
import { OfficePage } from '~/ui/office/office-page';
import { type ListSearch } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import { sortsOf } from '~/ui/sort-button';
import { placeOptions } from '~/ui/place-options';
import type { CardHolder } from '../../contract';
import { cardStates } from '../../contract/status';
import * as texts from '../../texts';
import { exportCards } from '../mutations';
import { filterOf, holdersQuery, PAGE } from '../queries';
import { holderTable } from './holders';
import { RevokeDialog } from './revoke-dialog';
import { SheetDialog } from './sheet-dialog';
import { useIssue } from './use-issue';

const head = { title: texts.cardsTitle, lead: texts.cardsLead, action: { Icon: Printer, label: texts.printArea } };
const fields = {
  search: '',
  area: '',
  state: ['all', ...cardStates],
  sort: sortsOf('full_name', 'membership_id', 'area_name', 'issued_at'),
  page: 1,
} as const;

/** Renders the members and their cards for registrars (docs/product/cards.md, "The office"). */
export function CardsScreen() {
  const areas = useQuery(areasQuery);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const printing = useDialog();
  const revoking = useDialog<CardHolder>();
  const { issue, issuingTo } = useIssue(messages);
  const search: ListSearch<Shown<typeof fields>> = {
    label: texts.searchLabel,
    placeholder: texts.nameOrMembershipId,
    choices: [
      { name: 'area', label: texts.area, options: placeOptions(areas.data, common.allAreas) },
      {
        name: 'state',
        label: texts.card,
        options: [{ value: 'all', label: common.allMembers }, ...optionsOf(cardStates, texts.stateNames)],
      },
    ],
  };
  const { shown, data, list, refresh, exportButtons } = useOfficeList({
    fields,
    search,
    query: holdersQuery,
    perPage: PAGE,
    messages,
    files: { call: exportCards, input: (filter) => ({ query: filterOf(filter) }), list: 'cards' },
  });
  return (
    <OfficePage {...head} refresh={refresh} firstActions={exportButtons} onAction={() => printing.show(true)}>
      <OfficeList
        {...list}
        count={data && countText(texts.membersFound, data.count)}
        message={message}
        words={{
          failed: texts.listFailed,
          pages: common.pagesOfMembers,
          nothing: texts.noMembersFound,
          nothingWhy: texts.nobodyMatches,
        }}
        empty={{ title: texts.noMembersFound }}
        icon={<IdCard />}
        table={holderTable({ onRevoke: revoking.show, onIssue: issue, issuingTo })}
      />
      {printing.render((state) => (
        <SheetDialog {...state} areas={areas.data ?? []} chosen={shown.area} />
      ))}
      {revoking.render((state, holder) => (
        <RevokeDialog holder={holder} {...state} messages={messages} />
      ))}
    </OfficePage>
  );
}

/** Renders the screen's frame while the session is unknown. */
export const CardsWaiting = () => (
  <OfficePage {...head} busy refresh={null}>
    <Skeleton className="h-15" />
    <Skeleton className="mt-4 h-120" />
  </OfficePage>
);
