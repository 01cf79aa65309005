import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import type { Messages } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../../texts';
import { sessionsQuery } from '../queries';
import { endSession } from './mutations';

/** Marks a device whose looks at ads do not count (docs/product/ad-counting.md, "Own devices"). */
const ownDevice = 'ad-own';

/** Renders where the contact is in the portal, and whether this device counts. */
export function Sessions({ messages }: { messages: Messages }) {
  const query = useQuery(sessionsQuery);
  const ending = useMutation({
    ...endSession,
    onSuccess: () => messages.success(texts.sessionEnded),
    onError: (error) => messages.error(errorMessage(error, texts.endFailed, { 404: true })),
  });
  return (
    <Panel title={texts.sessions} lead={texts.sessionsLead}>
      <ListFrame
        query={query}
        failed={texts.portalFailed}
        denied={texts.portalFailed}
        waiting={<Skeleton className="h-24" />}
      >
        {(sessions) => (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{session.device ?? texts.unknownDevice}</p>
                  <p className="text-sm text-muted">
                    {fillText(texts.lastUsed, { day: formatDate(session.last_used_at) ?? '' })}
                  </p>
                </div>
                {session.current ? (
                  <Badge>{texts.thisDevice}</Badge>
                ) : (
                  <Button
                    variant="secondary"
                    size="sm"
                    loading={ending.isPending && ending.variables === session.id}
                    onClick={() => ending.mutate(session.id)}
                  >
                    {texts.end}
                    <span className="sr-only"> {session.device ?? texts.unknownDevice}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      <OwnDevice />
    </Panel>
  );
}

function OwnDevice() {
  const [isOwn, setOwn] = useState(() => read());
  const change = (next: boolean) => {
    try {
      if (next) localStorage.setItem(ownDevice, '1');
      else localStorage.removeItem(ownDevice);
    } catch {
      // Storage is blocked: nothing is remembered, and the box shows that.
    }
    setOwn(read());
  };
  return (
    <Checkbox
      className="mt-5"
      label={texts.ownDevice}
      hint={texts.ownDeviceHint}
      checked={isOwn}
      onChange={(event) => change(event.target.checked)}
    />
  );
}

function read(): boolean {
  try {
    return localStorage.getItem(ownDevice) !== null;
  } catch {
    return false;
  }
}
