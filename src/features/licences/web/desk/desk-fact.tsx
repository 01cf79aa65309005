import type { ReactNode } from 'react';
import { Fact } from '~/ui/facts';

/** Renders a fact of a licence that the desk decides about. */
export const DeskFact = (props: { label: string; children: ReactNode }) => (
  <Fact {...props} className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[8rem_minmax(0,1fr)]" />
);
