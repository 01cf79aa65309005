import { useMemo } from 'react';
import { countText } from '~/shared/count-text';
import { readCsv } from '~/shared/read-csv';
import * as sheet from '~/shared/sheet/texts';
import * as common from '~/shared/texts';
import { Paper } from './paper';
import { paperNote, type PaperFilters } from './print-note';

type PrintSheetProps = {
  /** The file of the list. */
  csv: string;
  filters: PaperFilters;
  /** The paper is there, or the person has cancelled it. */
  onDone: () => void;
};

/**
 * Prints a whole list of the office, all rows that its filters leave, from the list's file.
 */
export function PrintSheet({ csv, filters, onDone }: PrintSheetProps) {
  const [headings = [], ...rows] = useMemo(() => readCsv(csv), [csv]);
  return (
    <Paper onDone={onDone}>
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
    </Paper>
  );
}
