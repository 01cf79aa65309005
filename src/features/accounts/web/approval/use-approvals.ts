import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError } from '~/shared/api-client';
import type { PendingUser } from '../../contract';
import type { Role } from '../../contract/roles';
import { call } from '../api';
import { pendingQuery } from '../queries';
import { useBanner } from '~/ui/hooks/use-banner';

const SETTLE_MS = 600;
const failed = 'Approval failed. Please try again.';

/** The applicants and their approval; messages clear after 5 s (members-and-administration.md section 2). */
export function useApprovals() {
  const client = useQueryClient();
  const list = useQuery(pendingQuery);
  const [banner, say] = useBanner({ clearAfter: 5000, errorsToo: true });
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  const lastLeft = useRef(-Infinity);

  const mark = (id: number, on: boolean) =>
    setBusy((now) => new Set(on ? [...now, id] : [...now].filter((other) => other !== id)));

  /** Approves in a role. Gives whether the applicant has left the list. */
  const approve = async ({ id, full_name: name }: PendingUser, role: Role): Promise<boolean> => {
    // The next card has just moved under the pointer: the second half of a double click must not approve it.
    if (performance.now() - lastLeft.current < SETTLE_MS) return false;
    mark(id, true);
    say();
    try {
      const { message } = await call('POST /api/admin/approve-user/:id/', { params: { id }, body: { role } });
      client.setQueryData(pendingQuery.queryKey, (now) =>
        now && { pending_users: now.pending_users.filter((user) => user.id !== id) },
      );
      lastLeft.current = performance.now();
      // Lists of members and numbers elsewhere are no longer right.
      void client.invalidateQueries({ refetchType: 'none' });
      say('success', message, name);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      say('error', reasonOf(error));
      // Somebody else was faster, or the applicant is gone: the list is no longer right.
      if (error.status === 409 || error.status === 404) void list.refetch();
      return false;
    } finally {
      mark(id, false);
    }
  };

  return { list, banner, busy, approve };
}

function reasonOf({ status, message, fields }: CallError): string {
  if (status === 409 || status === 404) return message;
  return fields.role?.join(' ') ?? failed;
}
