import { formatDate } from '~/shared/format-date';
import { Badge, type BadgeTone } from '~/ui/badge';
import { langOf } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { Panel } from '~/ui/panel';
import type { Renewal } from '../../contract';
import * as texts from '../../texts';

const tones: Partial<Record<Renewal['status'], BadgeTone>> = { approved: 'primary', rejected: 'danger' };

type HistoryProps = { history: readonly Renewal[] };
type ClosedProps = HistoryProps & { /** Where there are none. */ empty: string };

/** Renders the closed requests, the newest first. */
export const RequestHistory = (props: HistoryProps) => (
  <Panel title={texts.history}>
    <ClosedRequests {...props} empty={texts.historyEmpty} />
  </Panel>
);

/** Renders the same without a panel of its own. */
export function ClosedRequests({ history, empty }: ClosedProps) {
  return (
    <>
      {history.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {history.map((request) => (
            <li key={request.id} className="py-3 first:pt-0 last:pb-0">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={tones[request.status] ?? 'neutral'}>{texts.requestStateNames[request.status]}</Badge>
                <span className="font-medium">
                  {fill(texts.kindThrough, {
                    kind: texts.kindNames[request.kind],
                    until: formatDate(request.renewalDate ?? request.membership_until),
                  })}
                </span>
                <span className="text-sm text-muted">{formatDate(request.decided_at)}</span>
              </p>
              {request.note && (
                <p lang={langOf(request.note)} className="mt-1.5 text-sm wrap-anywhere whitespace-pre-line text-muted">
                  {request.note}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
