import { showDate } from '~/shared/show-date';
import { Badge, type BadgeTone } from '~/ui/badge';
import { langOf } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { Panel } from '~/ui/panel';
import type { Renewal } from '../../contract';
import * as texts from '../../texts';

const tones: Partial<Record<Renewal['status'], BadgeTone>> = { approved: 'primary', rejected: 'danger' };

/** The requests that are over, the newest first. */
export function RequestHistory({ history }: { history: readonly Renewal[] }) {
  return (
    <Panel title={texts.history}>
      {history.length === 0 ? (
        <p className="text-muted">{texts.historyEmpty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {history.map((request) => (
            <li key={request.id} className="py-3 first:pt-0 last:pb-0">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={tones[request.status] ?? 'neutral'}>{texts.requestStateNames[request.status]}</Badge>
                <span className="font-medium">
                  {fill(texts.kindThrough, {
                    kind: texts.kindNames[request.kind],
                    until: showDate(request.renewalDate ?? request.membership_until),
                  })}
                </span>
                <span className="text-sm text-muted">{showDate(request.decided_at)}</span>
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
    </Panel>
  );
}
