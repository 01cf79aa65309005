import { useState } from 'react';
import { callsOf, CallError } from '~/shared/api-client';
import { toIso } from '~/shared/dates';
import type { useBanner } from '~/ui/hooks/use-banner';
import type { memberCalls, MemberFilter } from '../../contract';

const call = callsOf<typeof memberCalls>();

/**
 * Downloads the list as the filter leaves it, as the file `members-2026-11-20.csv`. The server writes it with the very
 * function that narrows the list on the screen (rules.ts). What goes wrong is said.
 */
export function useExport(say: ReturnType<typeof useBanner>[1]) {
  const [busy, setBusy] = useState(false);

  const start = async (filter: MemberFilter, found: number) => {
    if (found === 0) return say('error', 'No data to export. Please adjust your filters.');
    say();
    setBusy(true);
    try {
      download(await call('GET /api/members/export/', { query: filter }), fileNameOf(new Date()));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      say('error', 'Export failed. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return { busy, start };
}

/** Named by the day it is in the site's zone. */
const fileNameOf = (now: Date) => `members-${toIso(now).slice(0, 10)}.csv`;

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
