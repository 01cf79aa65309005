import { useMemo } from 'react';
import type { EventDetail } from '~/features/events/web/public';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { readCsv } from '~/shared/read-csv';
import { Paper } from '~/ui/office/paper';
import { paperNote } from '~/ui/office/print-note';
import * as texts from '../../texts';
import { eventMoment } from './words';

const { office } = texts;

/** The number of empty rows at the end, for people who come without registration. */
const emptyRows = 12;

type PaperTwinProps = {
  /** The file of the attendees who have a seat, by name. */
  csv: string;
  event: EventDetail;
  onDone: () => void;
};

/** Prints the attendees with a box a row, in both scripts, for a gate without a phone. */
export function PaperTwin({ csv, event, onDone }: PaperTwinProps) {
  // The file begins with the columns of the paper: name, name in Malayalam, area, people.
  const rows = useMemo(() => readCsv(csv).slice(1), [csv]);
  const empty = Array.from({ length: emptyRows }, () => ['', '', '', '']);
  return (
    <Paper upright onDone={onDone}>
      <h1>{fillText(office.paperTitle, { event: event.title })}</h1>
      <p>{eventMoment(event)}</p>
      <p className="mb-2">{paperNote(countText(office.found, rows.length), [])}</p>
      <PaperTable rows={rows} />
      <h2 className="mt-4 text-base break-after-avoid">{office.walkIns}</h2>
      <PaperTable rows={empty} />
    </Paper>
  );
}

const PaperTable = ({ rows }: { rows: readonly (readonly string[])[] }) => (
  <table className="w-full table-fixed border-collapse text-xs">
    <thead>
      <tr>
        <th scope="col" className="w-8">
          <span className="sr-only">{office.peopleIn}</span>
        </th>
        <th scope="col">{office.person}</th>
        <th scope="col">{office.nameMl}</th>
        <th scope="col" className="w-[22%]">
          {office.area}
        </th>
        <th scope="col" className="w-14">
          {office.people}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, nameMl, area, people], index) => (
        <tr key={index}>
          <td>
            <span className="block size-[4.5mm] border border-black" />
          </td>
          <td className="font-semibold">{name}</td>
          <td lang="ml">{nameMl}</td>
          <td>{area}</td>
          <td>{people}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
