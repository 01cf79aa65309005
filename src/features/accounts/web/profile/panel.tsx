import { useId, type ReactNode } from 'react';

/** One titled sheet of a dashboard. */
export function Panel({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-line bg-card p-5 shadow-sm sm:p-7">
      <h2 id={id} className="border-b border-line pb-3 text-xl">
        {title}
      </h2>
      {lead && <p className="mt-3 text-sm text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
