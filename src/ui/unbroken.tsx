import type { ReactNode } from 'react';

/** The number of an invoice or a receipt, as I-2026-27-00206: browsers may break a line after each of its hyphens. */
const paperNumber = /([A-Z]+(?:-\d+){2,})/;

/** Renders a text in which such a number stays on one line. To copying and searching it is the plain number. */
export function Unbroken({ children: text }: { children: ReactNode }) {
  if (typeof text !== 'string') return text;
  return text.split(paperNumber).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
