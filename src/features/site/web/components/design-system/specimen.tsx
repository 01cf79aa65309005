import type { ReactNode } from 'react';

type SpecimenProps = { title: string; note?: ReactNode; children: ReactNode };

/** Shows a component of the design system with its name and, where needed, a note on its use. */
export function Specimen({ title, note, children }: SpecimenProps) {
  return (
    <div className="grid gap-4 border-t border-line py-7 first:border-t-0 first:pt-0 lg:grid-cols-[13rem_1fr] lg:gap-8">
      <div>
        <h3 className="text-base">{title}</h3>
        {note && <p className="mt-1 text-xs text-muted">{note}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </div>
  );
}

/** Shows its children beside each other, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
