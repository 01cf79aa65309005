import { useQuery } from '@tanstack/react-query';
import IdCard from 'lucide-react/icons/id-card';
import Printer from 'lucide-react/icons/printer';
import { useRef } from 'react';
import { areasQuery } from '~/features/areas/web/public';
import { countText } from '~/shared/count-text';
import * as common from '~/shared/texts';
import { Field } from '~/ui/field';
import { useAddress } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { Input } from '~/ui/input';
import { NothingFound } from '~/ui/nothing-found';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListCount } from '~/ui/office/list-bar';
import { OfficePage, PageAction } from '~/ui/office/office-page';
import { PagedList } from '~/ui/paged-list';
import { Select } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import type { CardHolder } from '../../contract';
import * as texts from '../../texts';
import { exportCards } from '../mutations';
import { filterOf, holdersQuery, PAGE } from '../queries';
import { Holders } from './holders';
import { RevokeDialog } from './revoke-dialog';
import { SheetDialog } from './sheet-dialog';
import { useIssue } from './use-issue';

const head = { title: texts.cardsTitle, lead: texts.cardsLead };
const fields = { search: '', area: '', state: ['all', 'live', 'none', 'revoked'], page: 1 } as const;
const controlSize = 'pointer-fine:min-h-10 pointer-fine:py-1';

/** Renders the members and their cards for registrars (docs/product/cards.md, "The office"). */
export function CardsScreen() {
  const { shown, change, clear } = useAddress(fields);
  const list = useQuery(holdersQuery(shown));
  const areas = useQuery(areasQuery);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const printing = useDialog();
  const revoking = useDialog<CardHolder>();
  const { issue, issuingTo } = useIssue(messages);
  const count = useRef<HTMLParagraphElement>(null);
  const { data } = list;
  return (
    <OfficePage
      {...head}
      message={message}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      firstActions={
        <ExportButtons call={exportCards} input={{ query: filterOf(shown) }} list="cards" messages={messages} />
      }
      actions={<PrintButton onClick={() => printing.show(true)} />}
    >
      <form
        role="search"
        aria-label={texts.searchLabel}
        noValidate
        className="grid gap-3 sm:grid-cols-3"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label={texts.nameOrMembershipId}>
          <Input
            type="search"
            autoComplete="off"
            maxLength={200}
            value={shown.search}
            className={controlSize}
            onChange={(event) => change({ search: event.target.value, page: 1 })}
          />
        </Field>
        <Field label={texts.area}>
          <Select
            value={shown.area}
            className={controlSize}
            onChange={(event) => change({ area: event.target.value, page: 1 }, 'choice')}
          >
            <option value="">{common.allAreas}</option>
            {areas.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.card}>
          <Select
            value={shown.state}
            className={controlSize}
            onChange={(event) => change({ state: event.target.value as typeof shown.state, page: 1 }, 'choice')}
          >
            <option value="all">{common.allMembers}</option>
            {Object.entries(texts.stateNames).map(([state, name]) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </form>
      <ListCount ref={count}>{data && data.count > 0 && countText(texts.membersFound, data.count)}</ListCount>
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
            onClear={() => clear()}
          >
            {texts.nobodyMatches}
          </NothingFound>
        }
      >
        {(holders) => <Holders holders={holders} onRevoke={revoking.show} onIssue={issue} issuingTo={issuingTo} />}
      </PagedList>
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
