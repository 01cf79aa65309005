import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '~/shared/api-client';
import { fieldProblems } from '~/shared/problem';
import { useTransfers } from '~/ui/hooks/use-transfers';
import { upload } from '../api';
import { formOf } from './ad-values';

interface AdFields {
  shop: string;
  ad_type: string;
  /** `2026-11-20T09:00` in the site's zone; empty: now. */
  starts_at?: string;
}

/**
 * Sends one ad per file, each with its progress. `send` gives what became of them, with what was wrong with fields other
 * than the file, and never rejects.
 */
export function useAdUpload() {
  const client = useQueryClient();
  const { transfers, run, stop, clear } = useTransfers();
  const send = async (files: readonly File[], fields: AdFields) => {
    const faults: Record<string, string> = {};
    const outcome = await run(files, {
      send: (file, options) => upload('POST /api/marketplace/ads/', { body: formOf({ ...fields }, file) }, options),
      problemOf: (error) => {
        const { media: _, ...others } = fieldProblems(error);
        Object.assign(faults, others);
        return problemOf(error);
      },
    });
    // Whatever became of them: one may be there whose answer was lost.
    void client.invalidateQueries();
    const arrived = new Set(outcome.done.map(({ file }) => file));
    return { ...outcome, left: files.filter((file) => !arrived.has(file)), faults };
  };
  return { transfers, send, stop, clear };
}

/** Why one file did not become an ad. */
function problemOf(error: unknown): string {
  if (!(error instanceof CallError)) return 'Something went wrong.';
  const said = Object.values(error.fields).flat();
  if (said.length > 0) return said.join(' ');
  if (error.status === 0) return 'Please check your connection.';
  return error.message || 'The server could not take it.';
}
