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
import { TimedRows } from './section-rows';

/** Renders an entry of the audit log in the words of the features; of the audit feature, passed in. */
type EntryProps = { entry: AuditEntryAnswer };

type HistorySectionProps = PersonSectionProps & { Entry: ComponentType<EntryProps> };

/** Renders what happened about a person, the newest first: who did what, and of what they were notified. */
export function HistorySection({ person, Entry }: HistorySectionProps) {
  const query = useInfiniteQuery(historyQuery(person.id));
  return (
    <TimedRows
      query={query}
      failed={texts.historyFailed}
      empty={texts.noHistory}
      keyOf={({ source, id }) => `${source} ${id}`}
    >
      {({ entry, notice }) => (
        <>
          {entry && <Entry entry={entry} />}
          {notice && <Notice notice={notice} />}
        </>
      )}
    </TimedRows>
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
