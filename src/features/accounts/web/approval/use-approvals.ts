import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '~/shared/api-client';
import type { PendingUser } from '../../contract';
import type { Role } from '~/shared/access';
import { call } from '../api';
import { pendingQuery } from '../queries';
import { useBanner } from '~/ui/hooks/use-banner';

const failed = 'Approval failed. Please try again.';

/** The applicants and their approval; messages clear after 5 s (members-and-administration.md section 2). */
export function useApprovals() {
  const client = useQueryClient();
  const list = useQuery(pendingQuery);
  const [banner, say] = useBanner({ clearAfter: 5000, errorsToo: true });
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  const mark = (id: number, on: boolean) =>
    setBusy((now) => new Set(on ? [...now, id] : [...now].filter((other) => other !== id)));

  /** Approves in a role. Gives whether the applicant has left the list. */
  const approve = async ({ id, full_name: name }: PendingUser, role: Role): Promise<boolean> => {
    mark(id, true);
    say();
    try {
      const { message } = await call('POST /api/admin/approve-user/:id/', { params: { id }, body: { role } });
      // An answer that is under way is older than the approval, and would bring the applicant back.
      await client.cancelQueries({ queryKey: pendingQuery.queryKey });
      client.setQueryData(pendingQuery.queryKey, (now) =>
        now && { pending_users: now.pending_users.filter((user) => user.id !== id) },
      );
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
