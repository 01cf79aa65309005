import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '~/shared/count-text';
import type { Messages } from '~/ui/hooks/use-message';
import { offerUndo } from '~/ui/office/offer-undo';
import type { Selection } from '~/ui/office/use-selection';
import { mostAtOnce, skipTexts } from '../../contract/application-words';
import { approvalError, decideMany, undoApprovals } from '../mutations';
import * as texts from '../../texts';

interface Applicant {
  id: number;
  full_name: string;
}

/**
 * Returns the approval of several applicants as members, 100 at a time. It reports how many were approved and why
 * others were not; those stay selected. `progress` counts the applicants while it runs.
 */
export function useApprovals(selection: Selection, messages: Messages) {
  const client = useQueryClient();
  const { mutateAsync: decide } = useMutation(decideMany);
  const { mutateAsync: undo } = useMutation(undoApprovals);
  const [progress, setProgress] = useState<{ now: number; of: number } | null>(null);

  const approveAll = async (applicants: readonly Applicant[], chosen: readonly Applicant[]) => {
    if (progress) return;
    messages.clear();
    const refusals = new Map<number, string>();
    const approved = new Set<number>();
    for (let from = 0; from < applicants.length; from += mostAtOnce) {
      const batch = applicants.slice(from, from + mostAtOnce);
      setProgress({ now: from + batch.length, of: applicants.length });
      try {
        const { results } = await decide({ body: { ids: batch.map(({ id }) => id) } });
        for (const { id, skipped } of results) {
          if (skipped === null) approved.add(id);
          else refusals.set(id, skipTexts[skipped]);
        }
      } catch (error) {
        const words = approvalError(error);
        for (const { id } of batch) refusals.set(id, words);
      }
    }
    setProgress(null);
    selection.refuse(refusals);
    selection.set(chosen.map(({ id }) => id).filter((id) => !approved.has(id)));
    // The lists of people still show them as applicants.
    void client.invalidateQueries();
    const problems = applicants.flatMap(({ id, full_name: name }) =>
      refusals.has(id) ? [`${name}: ${refusals.get(id)}`] : [],
    );
    const [count, left] = [approved.size, problems.length];
    if (count === 0) return messages.error(left > 1 ? countText(texts.approvedNone, left) : [], problems);
    const words = left > 0 ? countText(texts.approvedSome, count, { left }) : countText(texts.approvedCount, count);
    const ids = [...approved];
    const undoAll = async () => {
      for (let from = 0; from < ids.length; from += mostAtOnce)
        await undo({ body: { ids: ids.slice(from, from + mostAtOnce) } });
    };
    offerUndo({ tone: left > 0 ? 'mixed' : 'success', lines: [words], problems }, undoAll);
  };
  return { progress, approveAll };
}
