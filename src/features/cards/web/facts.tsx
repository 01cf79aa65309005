import type { ReactNode } from 'react';

/** Renders the facts of a card as a list of names and values. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="divide-y divide-line border-y border-line">
    {rows.map(([name, value]) => (
      <div key={name} className="flex flex-wrap items-baseline gap-x-3 py-2.5">
        <dt className="basis-34 text-sm text-muted">{name}</dt>
        <dd className="min-w-0 flex-1 basis-36 font-semibold wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
