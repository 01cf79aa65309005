import { showDate } from '~/shared/show-date';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Panel } from '~/ui/panel';
import type { Renewal } from '../../contract';
import { kindNames, requestStateNames } from '../../contract/texts';

const tones: Partial<Record<Renewal['status'], BadgeTone>> = { approved: 'primary', rejected: 'danger' };

/** The requests that are over, the newest first. */
export function RequestHistory({ history }: { history: readonly Renewal[] }) {
  return (
    <Panel title="History">
      {history.length === 0 ? (
        <p className="text-muted">You have not asked for a renewal yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {history.map((request) => (
            <li key={request.id} className="py-3 first:pt-0 last:pb-0">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={tones[request.status] ?? 'neutral'}>{requestStateNames[request.status]}</Badge>
                <span className="font-medium">
                  {kindNames[request.kind]} through {showDate(request.renewalDate ?? request.membership_until)}
                </span>
                <span className="text-sm text-muted">{showDate(request.decided_at)}</span>
              </p>
              {request.note && <p className="mt-1.5 text-sm wrap-anywhere whitespace-pre-line text-muted">{request.note}</p>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
