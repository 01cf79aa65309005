import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { AuditEntryAnswer } from '~/shared/audit-entry';
import { formatMoment } from '~/shared/format-date';
import { fillText } from '~/shared/fill-text';
import { ContentText } from '~/ui/content-text';
import type { PersonSectionProps } from '~/ui/office/person-section';
import type { HistoryRow } from '../../contract';
import * as texts from '../../texts';
import { historyQuery } from '../queries';
import { ReadOn } from './read-on';

/** Renders an entry of the audit log in the words of the features; of the audit feature, passed in. */
type EntryProps = { entry: AuditEntryAnswer };

type HistorySectionProps = PersonSectionProps & { Entry: ComponentType<EntryProps> };

/** Renders what happened about a person, the newest first: who did what, and of what they were notified. */
export function HistorySection({ person, Entry }: HistorySectionProps) {
  const query = useInfiniteQuery(historyQuery(person.id));
  return (
    <ReadOn query={query} failed={texts.historyFailed} empty={texts.noHistory}>
      {(rows) => (
        <ol className="divide-y divide-line text-sm">
          {rows.map((row) => (
            <li
              key={`${row.source} ${row.id}`}
              className="grid gap-x-4 gap-y-1 py-3 first:pt-0 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <time dateTime={row.at} className="text-muted tabular-nums">
                {formatMoment(row.at)}
              </time>
              <div className="min-w-0">
                {row.entry && <Entry entry={row.entry} />}
                {row.notice && <Notice notice={row.notice} />}
              </div>
            </li>
          ))}
        </ol>
      )}
    </ReadOn>
  );
}

function Notice({ notice }: { notice: NonNullable<HistoryRow['notice']> }) {
  const mailed = formatMoment(notice.mailed_at);
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        <ContentText>{notice.text}</ContentText>
      </p>
      {notice.title && (
        <p className="wrap-anywhere">
          <ContentText>{notice.title}</ContentText>
        </p>
      )}
      <p className="text-xs text-muted">
        {[
          notice.is_read ? texts.noticeRead : texts.noticeUnread,
          mailed && fillText(texts.noticeMailed, { moment: mailed }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}
