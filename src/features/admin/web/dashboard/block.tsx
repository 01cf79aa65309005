import { useId, type ReactNode } from 'react';

type BlockProps = { title: string; lead?: string; children: ReactNode };

/** Renders a titled part of the dashboard that isn't a card itself. */
export function Block({ title, lead, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
      <div className="mt-4 flex-1">{children}</div>
    </section>
  );
}
