import { useMutation, useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileDown from 'lucide-react/icons/file-down';
import { clsx } from 'clsx';
import { Link } from '~/router';
import type { PageAddress } from '~/shared/addresses';
import { nowIso } from '~/shared/dates';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatDate, formatMoment } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { fill } from '~/ui/fill';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { saveFile } from '~/ui/save-file';
import { Skeleton } from '~/ui/skeleton';
import { TimeAgo } from '~/ui/time-ago';
import type { Waiting } from '../../contract';
import { daySheet, openQueue, resume, todayQuery } from '../queries';
import { Block } from './block';
import { PutOffDialog } from './put-off-dialog';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

/** Renders the work that waits for the person, a row for each queue (docs/product/admin.md, "What waits"). */
export function WhatWaits({ messages }: { messages: Messages }) {
  const list = useQuery(todayQuery);
  const puttingOff = useDialog<Waiting>();
  return (
    <Block title={texts.whatWaits}>
      <ListFrame query={list} failed={texts.loadWaitsFailed} waiting={<Skeleton className="h-40" />}>
        {(today) => {
          const queues = today.queues.filter(({ count }) => count > 0);
          if (queues.length === 0) return <NothingWaits />;
          return (
            <>
              <ul className="divide-y divide-line rounded-lg border border-line bg-card shadow-sm">
                {queues.map((queue) => (
                  <QueueRow key={queue.key} queue={queue} messages={messages} onPutOff={() => puttingOff.show(queue)} />
                ))}
              </ul>
              <DaySheetButton messages={messages} />
            </>
          );
        }}
      </ListFrame>
      {puttingOff.render((state, queue) => (
        <PutOffDialog {...state} queue={queue} />
      ))}
    </Block>
  );
}

/** Renders the button that saves the day's sheet, a PDF of the server. */
function DaySheetButton({ messages }: { messages: Messages }) {
  const { mutate: draw, isPending } = useMutation(daySheet);
  return (
    <Button
      variant="secondary"
      size="row"
      className="mt-3"
      loading={isPending}
      onClick={() =>
        draw(
          {},
          {
            onSuccess: (file) => saveFile(file, `todays-work-${nowIso().slice(0, 10)}.pdf`),
            onError: (error) => messages.error(errorMessage(error, texts.daySheetFailed)),
          },
        )
      }
    >
      <FileDown aria-hidden="true" />
      {texts.daySheet}
    </Button>
  );
}

const NothingWaits = () => (
  <p className="flex items-center gap-3 rounded-lg border border-line bg-card p-4 shadow-sm">
    <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-primary" />
    <span>
      <strong>{texts.nothingWaits}</strong> <span className="text-muted">{texts.nothingWaitsMore}</span>
    </span>
  </p>
);

type QueueRowProps = { queue: Waiting; messages: Messages; onPutOff: () => void };

function QueueRow({ queue, messages, onPutOff }: QueueRowProps) {
  const { key, link, label, count, oldest_at: oldest, due, late: isOverdue, put_off: off, opened } = queue;
  const { mutate: open } = useMutation(openQueue);
  const { mutate: bringBack, isPending } = useMutation(resume);
  const params = { key };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 max-sm:gap-x-2 max-sm:px-3">
      <Link
        to={link as PageAddress}
        className={clsx(
          'flex min-h-11 min-w-0 flex-1 basis-48 items-center gap-4 text-ink hover:text-primary max-sm:gap-2',
        )}
        onClick={() => open({ params })}
      >
        <span
          className={clsx('min-w-10 shrink-0 text-2xl max-sm:min-w-9 font-semibold tabular-nums', off && 'text-muted')}
        >
          {formatCount(count)}
        </span>{' '}
        <span className="min-w-0">
          <span className="block font-semibold">{label}</span>{' '}
          <span className="block text-sm text-muted">
            {due && (
              <strong className={isOverdue ? 'text-danger' : 'text-brass-ink'}>
                {fillText(isOverdue ? texts.overdueSince : texts.dueBy, { moment: formatMoment(due) ?? '' })}
              </strong>
            )}
            {due && oldest && ' · '}
            {oldest && fillText(texts.oldestSince, { day: formatDate(oldest) ?? '' })}
          </span>
        </span>
      </Link>
      {opened && !off && (
        <p className="text-sm text-muted">
          {fill(texts.openedBy, { name: opened.by ?? texts.someone, ago: <TimeAgo at={opened.at} /> })}
        </p>
      )}
      {off ? (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="wrap-anywhere">
            {fillText(texts.putOffUntil, {
              day: formatDate(off.until) ?? '',
              name: off.by ?? texts.someone,
              reason: off.reason,
            })}
          </span>
          <Button
            variant="secondary"
            size="row"
            loading={isPending}
            onClick={() =>
              bringBack({ params }, { onError: (error) => messages.error(errorMessage(error, common.saveFailed)) })
            }
          >
            {texts.bringBack}
            <span className="sr-only"> {label}</span>
          </Button>
        </p>
      ) : (
        <Button variant="secondary" size="row" onClick={onPutOff}>
          {texts.putOff}
          <span className="sr-only"> {label}</span>
        </Button>
      )}
    </li>
  );
}
