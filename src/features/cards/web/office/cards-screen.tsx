import { useMutation, useQuery } from '@tanstack/react-query';
import IdCard from 'lucide-react/icons/id-card';
import Printer from 'lucide-react/icons/printer';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { areasQuery } from '~/features/areas/web/public';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import { useAddress } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { Input } from '~/ui/input';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { sayOutcome } from '~/ui/office/say-outcome';
import { Pagination } from '~/ui/pagination';
import { Select } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import type { CardHolder } from '../../contract';
import * as texts from '../../texts';
import { issueCard } from '../mutations';
import { holdersQuery, PAGE } from '../queries';
import { ExportButton } from './export-button';
import { Holders } from './holders';
import { RevokeDialog } from './revoke-dialog';
import { SheetDialog } from './sheet-dialog';

const head = { title: texts.cardsTitle, lead: texts.cardsLead };
const fields = { search: '', area: '', state: ['all', 'live', 'none', 'revoked'], page: 1 } as const;
const controlSize = 'pointer-fine:min-h-10 pointer-fine:py-1';

/** Members and their cards (docs/product/cards.md, "The office"). For registrars. */
export function CardsScreen() {
  const { shown, change, clear } = useAddress(fields);
  const list = useQuery(holdersQuery(shown));
  const areas = useQuery(areasQuery);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const printing = useDialog();
  const revoking = useDialog<CardHolder>();
  const issuing = useDialog<CardHolder>();
  const { mutateAsync: issue } = useMutation(issueCard);
  const count = useRef<HTMLParagraphElement>(null);
  const { data, isPlaceholderData } = list;
  return (
    <OfficePage
      {...head}
      message={message}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      firstActions={<ExportButton shown={shown} messages={messages} />}
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
            <option value="">{texts.allAreas}</option>
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
            <option value="all">{texts.allMembers}</option>
            {Object.entries(texts.stateNames).map(([state, name]) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </form>
      <p
        ref={count}
        tabIndex={-1}
        role="status"
        className="mt-4 mb-2 scroll-mt-28 text-sm font-semibold tabular-nums outline-none"
      >
        {data && data.count > 0 && countText(texts.membersFound, data.count)}
      </p>
      <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
        <ListFrame query={list} failed={texts.listFailed} waiting={<Skeleton className="h-120" />}>
          {({ results, count: all }) =>
            results.length > 0 ? (
              <>
                <Holders holders={results} onRevoke={revoking.show} onIssue={issuing.show} />
                <Pagination
                  className="mt-6"
                  label={texts.listPages}
                  page={shown.page}
                  pageCount={Math.ceil(all / PAGE)}
                  onPage={(page) => {
                    change({ page }, 'choice');
                    count.current?.focus();
                  }}
                />
              </>
            ) : (
              <EmptyState
                headingLevel={2}
                title={texts.noMembersFound}
                icon={<IdCard />}
                action={
                  <Button variant="secondary" onClick={() => clear()}>
                    {texts.showEverybody}
                  </Button>
                }
              >
                {texts.nobodyMatches}
              </EmptyState>
            )
          }
        </ListFrame>
      </div>
      <SheetDialog key={`sheet ${printing.key}`} {...printing.state} areas={areas.data ?? []} chosen={shown.area} />
      {revoking.subject && (
        <RevokeDialog key={revoking.key} holder={revoking.subject} {...revoking.state} messages={messages} />
      )}
      {issuing.subject && (
        <ConfirmDialog
          {...issuing.state}
          title={fillText(texts.issueQuestion, { name: issuing.subject.full_name })}
          description={issuing.subject.card === 'live' ? texts.issueEndsOld : texts.issueMeans}
          confirmLabel={texts.issueCard}
          onConfirm={() =>
            sayOutcome(messages, issue({ params: { userId: issuing.subject!.id } }), {
              done: texts.issuedDone,
              failed: texts.issueFailed,
            })
          }
        />
      )}
    </OfficePage>
  );
}

/** The screen before the person is known. */
export const CardsWaiting = () => (
  <OfficePage {...head} busy refresh={null} actions={<PrintButton />}>
    <Skeleton className="h-15" />
    <Skeleton className="mt-4 h-120" />
  </OfficePage>
);

const PrintButton = ({ onClick }: { onClick?: () => void }) => (
  <Button disabled={!onClick} onClick={onClick}>
    <Printer aria-hidden="true" />
    {texts.printArea}
  </Button>
);
