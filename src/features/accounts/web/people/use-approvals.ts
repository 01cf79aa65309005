import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '~/shared/count-text';
import { errorMessage } from '~/shared/error-message';
import type { Messages } from '~/ui/hooks/use-message';
import type { Selection } from '~/ui/office/use-selection';
import { mostAtOnce, skipTexts } from '../../contract/application-words';
import { approveUser, decideMany } from '../mutations';
import * as texts from '../../texts';

/** What an approval that failed says, by status. */
export const approvalFailed = texts.approvalFailed;
export const whyNotApproved = { 400: true, 404: true, 409: true } as const;

interface Applicant {
  id: number;
  full_name: string;
}

/**
 * Approves several applicants as members and says how many were and why the others were not; those stay chosen. One after the
 * other, or `byDesk`, which takes a hundred at once and leaves alone who needs a look. `progress` is which of how many it is,
 * while it goes on.
 */
export function useApprovals(selection: Selection, messages: Messages, byDesk: boolean) {
  const client = useQueryClient();
  const { mutateAsync: approve } = useMutation(approveUser);
  const { mutateAsync: decide } = useMutation(decideMany);
  const [progress, setProgress] = useState<{ now: number; of: number } | null>(null);

  const approveOne = async ({ id }: Applicant) => {
    await approve({ params: { id }, body: { role: 'member' } });
    return [{ id, skipped: null }];
  };

  const approveAll = async (applicants: readonly Applicant[], chosen: readonly Applicant[]) => {
    if (progress) return;
    messages.clear();
    const problems: string[] = [];
    const approved = new Set<number>();
    const size = byDesk ? mostAtOnce : 1;
    for (let from = 0; from < applicants.length; from += size) {
      const some = applicants.slice(from, from + size);
      setProgress({ now: from + some.length, of: applicants.length });
      try {
        const results = byDesk
          ? (await decide({ body: { ids: some.map(({ id }) => id) } })).results
          : await approveOne(some[0]!);
        for (const { id, skipped } of results) {
          if (skipped === null) approved.add(id);
          else
            problems.push(`${some.find((applicant) => applicant.id === id)?.full_name ?? ''}: ${skipTexts[skipped]}`);
        }
      } catch (error) {
        const words = errorMessage(error, approvalFailed, whyNotApproved);
        problems.push(...some.map(({ full_name: name }) => `${name}: ${words}`));
      }
    }
    setProgress(null);
    selection.set(chosen.map(({ id }) => id).filter((id) => !approved.has(id)));
    // The lists of people do not know it yet.
    void client.invalidateQueries();
    const [count, left] = [approved.size, problems.length];
    if (count > 0)
      messages.success(
        left > 0 ? countText(texts.approvedSome, count, { left }) : countText(texts.approvedCount, count),
        problems,
      );
    else messages.error(problems);
  };
  return { progress, approveAll };
}
