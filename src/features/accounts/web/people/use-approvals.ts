import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '~/shared/error-message';
import { counted } from '~/shared/show-count';
import type { Messages } from '~/ui/hooks/use-message';
import type { Selection } from '~/ui/office/use-selection';
import { approveUser } from '../mutations';

/** What an approval that failed says, by status. */
export const approvalFailed = 'Approval failed. Please try again.';
export const whyNotApproved = { 400: true, 404: true, 409: true } as const;

interface Applicant {
  id: number;
  full_name: string;
}

/**
 * Approves several applicants as members, one after the other, and says how many were and why the others were not; those stay
 * chosen. `progress` is which of how many it is, while it goes on.
 */
export function useApprovals(selection: Selection, messages: Messages) {
  const client = useQueryClient();
  const { mutateAsync: approve } = useMutation(approveUser);
  const [progress, setProgress] = useState<{ now: number; of: number } | null>(null);

  const approveAll = async (applicants: readonly Applicant[], chosen: readonly Applicant[]) => {
    if (progress) return;
    messages.clear();
    const problems: string[] = [];
    const approved = new Set<number>();
    for (const [index, { id, full_name: name }] of applicants.entries()) {
      setProgress({ now: index + 1, of: applicants.length });
      try {
        await approve({ params: { id }, body: { role: 'member' } });
        approved.add(id);
      } catch (error) {
        problems.push(`${name}: ${errorMessage(error, approvalFailed, whyNotApproved)}`);
      }
    }
    setProgress(null);
    selection.set(chosen.map(({ id }) => id).filter((id) => !approved.has(id)));
    // The lists of people do not know it yet.
    void client.invalidateQueries();
    const words = `${counted(approved.size, 'applicant')} approved`;
    if (approved.size > 0) messages.success(problems.length > 0 ? `${words}, ${problems.length} not` : words, problems);
    else messages.error(problems);
  };
  return { progress, approveAll };
}
