import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { countText } from '~/shared/count-text';
import { readCsv } from '~/shared/read-csv';
import * as sheet from '~/shared/sheet/texts';
import * as common from '~/shared/texts';
import { paperNote, type PaperFilters } from './print-note';

type PrintSheetProps = {
  /** The file of the list. */
  csv: string;
  filters: PaperFilters;
  /** The paper is there, or the person has cancelled it. */
  onDone: () => void;
};

/**
 * Prints a whole list of the office, all rows that its filters leave, from the list's file: it is shown on paper alone,
 * and then nothing else is (styles/print.css).
 */
export function PrintSheet({ csv, filters, onDone }: PrintSheetProps) {
  const [headings = [], ...rows] = useMemo(() => readCsv(csv), [csv]);
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <div className="print-sheet" data-print-sheet="">
      <h1>{document.title.split(' | ')[0]}</h1>
      <p>{paperNote(countText(common.rowCount, rows.length), filters)}</p>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {sheet.headings[heading] ?? heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
