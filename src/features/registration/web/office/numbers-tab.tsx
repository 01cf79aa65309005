import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import type { EventDetail } from '~/features/events/web/public';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { ListFrame, ListSkeleton } from '~/ui/office/list-frame';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import { diets } from '../../contract/choices';
import type { NumbersSheet } from '../../contract/schemas';
import * as texts from '../../texts';
import { numbersQuery } from './queries';

const { office } = texts;

/** Renders how many people eat what, by area: as frozen for the kitchen, and now. */
export function NumbersTab({ event, due }: { event: EventDetail; due: string | null }) {
  const numbers = useQuery(numbersQuery(event.id));
  return (
    <ListFrame query={numbers} failed={office.numbersFailed} waiting={<ListSkeleton />}>
      {({ frozen, frozen_at: frozenAt, now }) => (
        <div className="grid gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">{noteOf({ due, frozenAt, isChanged: isChanged(frozen, now) })}</p>
            <Button variant="secondary" size="sm" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {office.forKitchen}
            </Button>
          </div>
          <NumbersTable frozen={frozen} now={now} />
        </div>
      )}
    </ListFrame>
  );
}

const isChanged = (frozen: NumbersSheet | null, now: NumbersSheet) =>
  frozen !== null && rowsOf(frozen, now).some(({ before, after }) => !isSame(before, after));

type Sum = Pick<NumbersSheet, 'people' | 'diets'>;

const isSame = (before: Sum | undefined, after: Sum | undefined) =>
  (before?.people ?? 0) === (after?.people ?? 0) &&
  diets.every((diet) => (before?.diets[diet] ?? 0) === (after?.diets[diet] ?? 0));

function noteOf({
  due,
  frozenAt,
  isChanged: hasChanged,
}: {
  due: string | null;
  frozenAt: string | null;
  isChanged: boolean;
}) {
  if (frozenAt !== null) {
    const frozen = fillText(office.frozenAt, { moment: formatMoment(frozenAt) });
    return `${frozen}. ${hasChanged ? '' : office.noChange}`.trim();
  }
  return due === null ? office.notDue : fillText(office.notFrozen, { moment: formatMoment(due) });
}

/** Returns a row for each area that either sheet has, and the sum of all first. */
function rowsOf(frozen: NumbersSheet | null, now: NumbersSheet) {
  const names = [...new Set([...now.areas, ...(frozen?.areas ?? [])].map(({ area_name: name }) => name))];
  const find = (sheet: NumbersSheet | null, name: string | null) =>
    sheet?.areas.find((area) => area.area_name === name);
  return [
    { name: office.all, before: frozen ?? undefined, after: now as Sum | undefined },
    ...names.map((name) => ({ name: name ?? office.noArea, before: find(frozen, name), after: find(now, name) })),
  ];
}

function NumbersTable({ frozen, now }: { frozen: NumbersSheet | null; now: NumbersSheet }) {
  const columns = [
    { label: office.people, of: (sum: Sum | undefined) => sum?.people ?? 0 },
    ...diets.map((diet) => ({ label: texts.dietNames[diet], of: (sum: Sum | undefined) => sum?.diets[diet] ?? 0 })),
  ];
  return (
    <Table caption={office.byArea}>
      <THead>
        <Th>{office.area}</Th>
        {columns.map(({ label }) => (
          <Th key={label} className="text-end!">
            {label}
          </Th>
        ))}
      </THead>
      <TBody>
        {rowsOf(frozen, now).map(({ name, before, after }, index) => (
          <Tr key={name} className={index === 0 ? 'font-semibold' : undefined}>
            <Td className="wrap-anywhere">{name}</Td>
            {columns.map(({ label, of }) => (
              <Td key={label} label={label} numeric>
                {frozen === null ? of(after) : <Beside before={of(before)} after={of(after)} />}
              </Td>
            ))}
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

/** Renders a frozen number, with the present one beside it where it is another. */
const Beside = ({ before, after }: { before: number; after: number }) => (
  <>
    {before}
    {after !== before && (
      <span className="block text-xs font-normal text-muted">
        {office.now}: {after}
      </span>
    )}
  </>
);
