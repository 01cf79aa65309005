import { useQuery } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useRef } from 'react';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatMoment } from '~/shared/format-date';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { ButtonAnchor } from '~/ui/button-link';
import { EmptyState } from '~/ui/empty-state';
import type { Messages } from '~/ui/hooks/use-message';
import { useSettled } from '~/ui/hooks/use-settled';
import { ExportButtons } from '~/ui/office/export-buttons';
import { HeaderActions } from '~/ui/page-header';
import { PagedTable } from '~/ui/office/paged-table';
import { filtersOf, SearchPanel, type ListSearch } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import { Stat, StatGrid } from '~/ui/stat';
import { NameCell } from '~/ui/office/cells';
import { type ListColumn } from '~/ui/office/list-table';
import type { ListedReceipt, OfficePost, Receipt } from '../../contract';
import { receiptStates, type ReceiptState } from '../../contract/choices';
import * as texts from '../../texts';
import { exportReceipts } from '../mutations';
import { receiptsPerPage, receiptsQuery } from '../queries';
import { RemindButton } from './remind-button';
import { receiptNames } from './words';

/** The filter of the shown people. */
export interface PeopleShown {
  state: 'all' | ReceiptState;
  search: string;
  sort: string;
  page: number;
}

type ReceiptsProps = {
  post: OfficePost;
  shown: PeopleShown;
  messages: Messages;
  onChange: (part: Partial<PeopleShown>) => void;
};

/** Shows who was notified of a post, has read and has confirmed it; people who have not read it come first. */
export function Receipts({ post, shown, messages, onChange }: ReceiptsProps) {
  const { state, search, sort, page } = useSettled(shown);
  const filter = { state: state === 'all' ? '' : state, search, sort };
  const list = useQuery(receiptsQuery(post.id, { ...filter, page }));
  const counts = list.data?.counts;
  const isAnyoneLeft = counts && (post.needs_ack ? counts.acknowledged : counts.read) < counts.people;
  const top = useRef<HTMLHeadingElement>(null);
  const onPaper = list.data?.counts.on_paper;
  const isOffered: Partial<Record<ReceiptState, boolean>> = {
    acknowledged: post.needs_ack,
    not_reached: (post.needs_ack && post.state === 'published') || state === 'not_reached',
    on_paper: onPaper !== undefined || state === 'on_paper',
  };
  const states = receiptStates.filter((one) => isOffered[one] ?? true);
  const searched: ListSearch<PeopleShown> = {
    label: texts.receipts,
    placeholder: texts.searchPeople,
    choices: [
      {
        name: 'state',
        label: common.show,
        options: [...optionsOf(states, receiptNames), { value: 'all', label: texts.peopleAll }],
      },
    ],
  };
  return (
    <section aria-labelledby="receipts" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 id="receipts" ref={top} tabIndex={-1} className="scroll-mt-28 text-xl outline-none">
          {texts.receipts}
        </h3>
        <HeaderActions
          actions={post.state === 'published' && isAnyoneLeft && <RemindButton post={post} messages={messages} />}
          moreActions={
            <ExportButtons
              list={`receipts-${post.id}`}
              messages={messages}
              filters={filtersOf(searched, shown)}
              call={exportReceipts}
              input={{ params: { id: post.id }, query: filter }}
            />
          }
        />
      </div>
      <StatGrid label={texts.receipts}>
        <Stat label={common.people} value={list.data && formatCount(list.data.counts.people)} />
        <Stat label={texts.figureTold} value={list.data && formatCount(list.data.counts.told)} />
        <Stat label={texts.peopleRead} value={list.data && formatCount(list.data.counts.read)} />
        <Stat label={texts.figureInTime} value={list.data && formatCount(list.data.counts.read_in_time)} />
        {post.needs_ack && (
          <Stat label={texts.peopleConfirmed} value={list.data && formatCount(list.data.counts.acknowledged)} />
        )}
        {onPaper && <Stat label={texts.peopleOnPaper} value={formatCount(onPaper)} />}
      </StatGrid>
      <SearchPanel {...searched} filter={shown} onChange={onChange} />
      {state === 'not_reached' && <p className="max-w-prose text-sm text-muted">{texts.notReachedMeans}</p>}
      <PagedTable
        query={list}
        shown={{ sort: shown.sort, page }}
        onChange={onChange}
        perPage={receiptsPerPage}
        top={top}
        words={{ failed: texts.receiptsFailed, pages: texts.pagesOfPeople }}
        waiting="h-72"
        empty={<EmptyState headingLevel={4} title={texts.noOneHere} />}
        table={{
          caption: texts.receipts,
          columns: post.needs_ack ? [...columns, confirmed] : columns,
          keyOf: ({ user_id: of }) => of,
          actions: state === 'not_reached' ? WhatsAppLink : undefined,
        }}
      />
    </section>
  );
}

/** Links to a chat with a person, the text filled in; renders nothing without a mobile number. */
const WhatsAppLink = ({ full_name: name, whatsapp }: ListedReceipt) =>
  whatsapp && (
    <ButtonAnchor
      variant="secondary"
      size="row"
      href={whatsapp}
      target="_blank"
      rel="noreferrer"
      aria-label={fillText(texts.whatsAppPerson, { name })}
    >
      <MessageCircle aria-hidden="true" />
      {texts.whatsApp}
    </ButtonAnchor>
  );

const columns: readonly ListColumn<Receipt>[] = [
  {
    label: texts.person,
    sort: 'full_name',
    cell: (of) => (
      <NameCell id={of.user_id} name={of.full_name}>
        {of.membership_id ?? personTexts.noMembershipId}
      </NameCell>
    ),
  },
  {
    label: common.areaAndUnit,
    sort: 'area_name',
    cell: ({ area_name: area, unit_name: unit }) => (
      <>
        <span className="block">{area ?? '–'}</span>
        {unit && <span className="block text-xs text-muted">{unit}</span>}
      </>
    ),
  },
  {
    label: personTexts.phone,
    sort: 'phone',
    className: 'tabular-nums',
    cell: ({ phone }) =>
      phone ? (
        <a href={`tel:+91${phone}`} className="link">
          {phone}
        </a>
      ) : (
        '–'
      ),
  },
  {
    label: texts.peopleRead,
    sort: '-read_at',
    cell: (of) => formatMoment(of.read_at) ?? (of.on_paper ? texts.peopleOnPaper : texts.notRead),
  },
];

const confirmed: ListColumn<Receipt> = {
  label: texts.peopleConfirmed,
  sort: '-ack_at',
  cell: (of) => formatMoment(of.ack_at) ?? '–',
};
