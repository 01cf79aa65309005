import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { showCount } from '~/shared/show-count';
import { showMoment } from '~/shared/show-date';
import { EmptyState } from '~/ui/empty-state';
import type { Messages } from '~/ui/hooks/use-message';
import { useSettled } from '~/ui/hooks/use-settled';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListFrame } from '~/ui/office/list-frame';
import { Pagination } from '~/ui/pagination';
import { SearchPanel } from '~/ui/search-panel';
import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { OfficePost, Receipt } from '../../contract';
import { receiptStates } from '../../contract/choices';
import * as texts from '../../texts';
import { exportReceipts } from '../mutations';
import { receiptsPerPage, receiptsQuery } from '../queries';
import { receiptNames } from './words';

/** What of the people is shown. */
export interface PeopleShown {
  state: 'all' | 'unread' | 'read' | 'acknowledged';
  search: string;
  page: number;
}

type ReceiptsProps = {
  post: OfficePost;
  shown: PeopleShown;
  messages: Messages;
  onChange: (part: Partial<PeopleShown>) => void;
};

/** Who was told of a post, has read and has confirmed it; those who have not read it first. */
export function Receipts({ post, shown, messages, onChange }: ReceiptsProps) {
  const { state, search, page } = useSettled(shown);
  const filter = { state: state === 'all' ? '' : state, search };
  const list = useQuery(receiptsQuery(post.id, { ...filter, page }));
  const { mutateAsync: takeAlong } = useMutation(exportReceipts);
  const top = useRef<HTMLHeadingElement>(null);
  const turnTo = (next: number) => {
    onChange({ page: next });
    top.current?.focus();
  };
  const states = receiptStates.filter((one) => post.needs_ack || one !== 'acknowledged');
  return (
    <section aria-labelledby="receipts" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 id="receipts" ref={top} tabIndex={-1} className="scroll-mt-28 text-xl outline-none">
          {texts.receipts}
        </h3>
        <div className="flex flex-wrap gap-2">
          <ExportButtons
            list={`receipts-${post.id}`}
            messages={messages}
            looks={{ size: 'sm', className: 'pointer-coarse:min-h-11' }}
            fetchList={(format) => takeAlong({ params: { id: post.id }, query: { ...filter, format } })}
          />
        </div>
      </div>
      <StatGrid label={texts.receipts}>
        <Stat label={texts.figurePeople} value={list.data && showCount(list.data.counts.people)} />
        <Stat label={texts.figureTold} value={list.data && showCount(list.data.counts.told)} />
        <Stat label={texts.figureRead} value={list.data && showCount(list.data.counts.read)} />
        <Stat label={texts.figureInTime} value={list.data && showCount(list.data.counts.read_in_time)} />
        {post.needs_ack && (
          <Stat label={texts.figureConfirmed} value={list.data && showCount(list.data.counts.acknowledged)} />
        )}
      </StatGrid>
      <SearchPanel
        label={texts.receipts}
        text="search"
        placeholder={texts.searchPeople}
        maxLength={200}
        choices={[
          {
            name: 'state',
            label: texts.showPeople,
            options: [
              ...states.map((value) => ({ value, label: receiptNames[value] })),
              { value: 'all', label: texts.peopleAll },
            ],
          },
        ]}
        filter={{ state: shown.state, search: shown.search }}
        onChange={(part) => onChange(part)}
      />
      <div
        aria-busy={list.isPlaceholderData}
        className={clsx('transition-opacity', list.isPlaceholderData && 'opacity-60')}
      >
        <ListFrame query={list} failed={texts.receiptsFailed} waiting={<Skeleton className="h-72" />}>
          {({ count, results }) =>
            results.length === 0 ? (
              <EmptyState headingLevel={4} title={texts.noOneHere} />
            ) : (
              <>
                <People people={results} withAck={post.needs_ack} />
                <Pagination
                  className="mt-6"
                  label={texts.pagesOfPeople}
                  page={page}
                  pageCount={Math.ceil(count / receiptsPerPage)}
                  onPage={turnTo}
                />
              </>
            )
          }
        </ListFrame>
      </div>
    </section>
  );
}

const People = ({ people, withAck }: { people: readonly Receipt[]; withAck: boolean }) => (
  <Table caption={texts.receipts} hideCaption>
    <THead>
      <Th>{texts.person}</Th>
      <Th>{texts.place}</Th>
      <Th>{texts.phone}</Th>
      <Th>{texts.figureRead}</Th>
      {withAck && <Th>{texts.figureConfirmed}</Th>}
    </THead>
    <TBody>
      {people.map((one) => (
        <Tr key={one.user_id}>
          <Td>
            <span className="block font-semibold wrap-anywhere">{one.full_name}</span>
            <span className="block text-xs text-muted">{one.membership_id ?? texts.noMembershipId}</span>
          </Td>
          <Td label={texts.place}>
            <span className="block">{one.area_name ?? '–'}</span>
            {one.unit_name && <span className="block text-xs text-muted">{one.unit_name}</span>}
          </Td>
          <Td label={texts.phone} className="tabular-nums">
            {one.phone ? (
              <a href={`tel:+91${one.phone}`} className="link">
                {one.phone}
              </a>
            ) : (
              '–'
            )}
          </Td>
          <Td label={texts.figureRead}>{showMoment(one.read_at) ?? texts.notRead}</Td>
          {withAck && <Td label={texts.figureConfirmed}>{showMoment(one.ack_at) ?? '–'}</Td>}
        </Tr>
      ))}
    </TBody>
  </Table>
);
