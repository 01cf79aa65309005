import type { ReactNode } from 'react';
import { Fact, Facts } from '~/ui/facts';

/** Renders the facts of a card as a list of names and values. */
export const CardFacts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Facts>
    {rows.map(([name, value]) => (
      <Fact
        key={name}
        label={name}
        className="flex flex-wrap items-baseline gap-x-3 py-2.5"
        labelClass="basis-34 text-sm"
        valueClass="min-w-0 flex-1 basis-36 font-semibold"
      >
        {value}
      </Fact>
    ))}
  </Facts>
);
