import ShieldCheck from 'lucide-react/icons/shield-check';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Message } from '~/ui/hooks/use-message';
import { windowsLeft } from '~/ui/hooks/use-window-step';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { SortHeads } from '~/ui/office/sort-heads';
import { Pagination } from '~/ui/pagination';
import { Skeleton } from '~/ui/skeleton';
import { sortingOf, sortsOf } from '~/ui/sort-button';
import { StatLine } from '~/ui/stat';
import type { Attachment } from '~/shared/board/schemas';
import type { FlaggedItem as Item } from '../../contract/flags';
import { ViewerDialog } from '~/features/attachments/web/public';
import { flagsThatHide } from '~/features/community/web/public';
import * as common from '~/shared/texts';
import * as boardTexts from '~/shared/board/texts';
import * as texts from '../../texts';
import { figuresDays } from '../../contract/limits';
import { FlaggedItem } from './flagged-item';
import { exportFlags, figuresQuery, itemsPerPage } from './queries';
import { isSame, useFlags, type Decision } from './use-flags';

const fields = { sort: sortsOf('created_at', 'question_title', 'content_type'), page: 1 } as const;
const heads = [
  { by: '-created_at', label: texts.sortHeads.written },
  { by: 'question_title', label: boardTexts.question },
  { by: 'content_type', label: texts.sortHeads.kind },
];

/**
 * Shows the posts that members have flagged, hidden posts first, with the moderator's decision
 * (docs/product/moderation.md, "Flag review").
 */
export function FlagsScreen() {
  const address = useAddress(fields);
  const { shown, change, correct } = address;
  const { page, sort } = shown;
  const { list, message, messages, decide } = useFlags(page, sort);
  const { ask, isAsking, question, fallback: top } = useDeletion(decide);
  const viewer = useDialog<{ item: Item; file: Attachment }>();
  const data = list.data;
  const pageCount = data ? Math.max(1, Math.ceil(data.count / itemsPerPage)) : 1;

  useEffect(() => {
    // The last post of the last page was decided.
    if (!data || page <= pageCount || isAsking) return;
    void windowsLeft().then(() => correct({ page: pageCount }));
  }, [data, page, pageCount, isAsking, correct]);

  return (
    <FlagsPage
      message={message}
      firstActions={
        <ExportButtons call={exportFlags} input={{ query: { sort } }} list="flagged-posts" messages={messages} />
      }
    >
      <div className="mb-4 flex flex-wrap justify-between gap-x-6 gap-y-1">
        <p ref={top} tabIndex={-1} className="scroll-mt-28 text-sm text-muted outline-none">
          {data && countText(texts.flaggedCount, data.count)}
        </p>
        <Figures />
      </div>
      <ListFrame query={list} failed={texts.loadFlaggedFailed} waiting={<FlagsSkeleton />}>
        {({ results, count }) =>
          count === 0 ? (
            <EmptyState headingLevel={2} title={texts.noFlaggedPosts} icon={<ShieldCheck />}>
              {texts.noFlaggedPostsLead}
            </EmptyState>
          ) : (
            <>
              <SortHeads heads={heads} sort={sortingOf(address)} />
              <ul className="flex flex-col gap-5">
                {results.map((item) => (
                  <FlaggedItem
                    key={`${item.content_type} ${item.content_id}`}
                    item={item}
                    onDecide={(decision) => ask({ item, decision })}
                    onOpen={(file) => viewer.show({ item, file })}
                  />
                ))}
              </ul>
            </>
          )
        }
      </ListFrame>
      <Pagination
        className="mt-6"
        label={texts.pagesOfFlaggedPosts}
        page={Math.min(page, pageCount)}
        pageCount={pageCount}
        onPage={(next) => {
          change({ page: next });
          top.current?.focus();
        }}
      />
      {viewer.render((state, subject) => (
        <ViewerDialog
          {...state}
          // After a refetch the list holds a new address for the file.
          attachment={data?.results.find((item) => isSame(item, subject.item))?.attachment ?? subject.file}
          onRefresh={() => list.refetch()}
        />
      ))}
      {question(wordsOf)}
    </FlagsPage>
  );
}

/**
 * Shows how soon members answer each other (docs/product/moderation.md, "Stewardship"). If the figures can't be read,
 * it shows nothing: the review continues.
 */
function Figures() {
  const { data, isError } = useQuery(figuresQuery);
  if (isError) return null;
  const hours = data && (data.hours_to_first_answer === null ? '–' : formatCount(data.hours_to_first_answer));
  return (
    <StatLine
      label={texts.boardInFigures}
      figures={[
        { label: fillText(texts.askedInDays, { days: figuresDays }), value: data && formatCount(data.questions) },
        { label: texts.hoursToFirstAnswer, value: hours },
        { label: texts.withoutAnAnswer, value: data && formatCount(data.unanswered) },
      ]}
    />
  );
}

/** Returns the words of the confirmation: what the decision means for all readers. */
function wordsOf({ item: { content_type: type, is_hidden: hidden }, decision }: { item: Item; decision: Decision }) {
  if (decision === 'keep') {
    const description = hidden ? texts.keepHiddenLead : texts.keepLead;
    return { title: texts.keepAsked[type], description, confirmLabel: texts.keep, danger: false };
  }
  return {
    title: texts.removeAsked[type],
    description: texts.removeLead[type],
    confirmLabel: common.remove,
  };
}

/** Shows the screen before the person is known. */
export const FlagsWaiting = () => (
  <FlagsPage busy>
    <FlagsSkeleton />
  </FlagsPage>
);

const FlagsPage = (props: {
  busy?: boolean;
  message?: Message | null;
  firstActions?: ReactNode;
  children: ReactNode;
}) => <OfficePage {...props} title={texts.flaggedPosts} lead={fillText(texts.flaggedPostsLead, { flagsThatHide })} />;

const FlagsSkeleton = () => (
  <div className="flex flex-col gap-5">
    <Skeleton className="h-64" />
    <Skeleton className="h-64" />
    <Skeleton className="h-64" />
  </div>
);
