import type { ReactNode } from 'react';

/** What is known of a card, name by value. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="divide-y divide-line border-y border-line">
    {rows.map(([name, value]) => (
      <div key={name} className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-baseline gap-3 py-2.5">
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="font-semibold wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
