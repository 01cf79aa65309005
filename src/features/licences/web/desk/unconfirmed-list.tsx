import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { Session } from '~/session';
import { hasAccess } from '~/shared/access';
import { countText } from '~/shared/count-text';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { mayDecideOn } from '~/shared/may-decide-on';
import * as common from '~/shared/texts';
import { Facts } from '~/ui/facts';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import type { Messages } from '~/ui/hooks/use-message';
import { offerUndo } from '~/ui/office/offer-undo';
import { SelectBox } from '~/ui/office/select-box';
import { useSelection, type Selection } from '~/ui/office/use-selection';
import { SelectAll } from '~/ui/virtual-table';
import type { DeskPerson, Unconfirmed, Waiting } from '../../contract';
import * as texts from '../../texts';
import { confirmLicences, undoConfirms } from '../mutations';
import { classOf, confirmedWords } from '../words';
import { DeskFact } from './desk-fact';
import { Deciding } from './deciding';
import { ListStates, personHeads, type DeskListProps } from './list-states';
import { PersonLine } from './person-line';
import { Scan } from './scan';

type UnconfirmedListProps = DeskListProps & { session: Session; messages: Messages };

const isUnconfirmed = (row: Waiting | Unconfirmed | DeskPerson): row is Unconfirmed => 'evidence' in row;

/**
 * Renders the members with an unconfirmed licence: the last scan, entered and confirmed values side by side. Registrars
 * confirm one or several; a refusal stands on its row.
 */
export function UnconfirmedList({ session, messages, ...list }: UnconfirmedListProps) {
  const rows = useMemo(() => (list.query.data?.results ?? []).filter(isUnconfirmed), [list.query.data]);
  return <People key={list.shown.page} rows={rows} session={session} messages={messages} {...list} />;
}

function People({ rows, session, messages, ...list }: UnconfirmedListProps & { rows: readonly Unconfirmed[] }) {
  const { mutateAsync, isPending, variables } = useMutation(confirmLicences);
  const { mutateAsync: undo } = useMutation(undoConfirms);
  const [selected, selection] = useSelection(rows);
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const lead = useRef<HTMLParagraphElement>(null);
  const confirm = async (people: readonly Unconfirmed[]) => {
    messages.clear();
    try {
      const body = {
        ids: people.map(({ id }) => id),
        updated_at: Object.fromEntries(people.map((person) => [person.id, person.updated_at])),
      };
      const { results } = await mutateAsync({ body });
      const refused = results.filter(({ skipped }) => skipped !== null);
      const done = results.length - refused.length;
      setRefusals(new Map(refused.map(({ id, detail }) => [id, detail ?? texts.confirmFailed])));
      selection.set(refused.map(({ id }) => id));
      const name = people[0]!.full_name;
      const lines =
        people.length === 1 ? fillText(texts.licenceConfirmedOf, { name }) : countText(texts.licencesConfirmed, done);
      const refusal = countText(texts.licencesRefused, refused.length);
      const ids = results.flatMap(({ id, skipped }) => (skipped === null ? [id] : []));
      if (done === 0) messages.error(refusal);
      else if (refused.length > 0) offerUndo({ tone: 'mixed', lines: [lines, refusal] }, () => undo({ body: { ids } }));
      else offerUndo({ lines: [lines] }, () => undo({ body: { ids } }));
      // The pressed button disappears with its row.
      lead.current?.focus();
    } catch (error) {
      messages.error(errorMessage(error, texts.confirmFailed));
      void list.query.refetch();
    }
  };
  const mine = { id: session.user.id, isSuperuser: session.isSuperuser };
  const choosable = hasAccess(session, 'registrar') ? rows.filter(({ id }) => mayDecideOn(mine, id)) : [];
  return (
    <>
      <p ref={lead} tabIndex={-1} className="mb-4 text-sm text-muted outline-none">
        {texts.unconfirmedLead}
      </p>
      {choosable.length > 0 && (
        <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 px-1">
          <SelectAll ids={choosable.map(({ id }) => id)} selection={selection} />
          <span aria-hidden="true" className="-ms-2 text-sm">
            {common.selectAllFound}
          </span>
          {selected.length > 0 && (
            <Button
              size="row"
              loading={isPending && variables.body.ids.length > 1}
              onClick={() => void confirm(selected)}
            >
              {countText(texts.confirmSeveral, selected.length)}
            </Button>
          )}
        </div>
      )}
      <ListStates<Unconfirmed> {...list} isRow={isUnconfirmed} heads={personHeads} empty={texts.nobodyUnconfirmed}>
        {(people) => (
          <ul className="flex flex-col gap-4">
            {people.map((person) => (
              <Row
                key={person.id}
                person={person}
                selection={choosable.includes(person) ? selection : null}
                refusal={refusals.get(person.id)}
                confirming={isPending && variables.body.ids.includes(person.id)}
                session={session}
                onConfirm={() => void confirm([person])}
              />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}

type RowProps = {
  person: Unconfirmed;
  /** null: the viewer does not confirm this licence. */
  selection: Selection | null;
  /** Why it was not confirmed. */
  refusal: string | undefined;
  confirming: boolean;
  session: Session;
  onConfirm: () => void;
};

function Row({ person, selection, refusal, confirming, session, onConfirm }: RowProps) {
  const { evidence } = person;
  const rows = [
    { label: texts.licenseNumber, entered: person.licenseNo, confirmed: person.confirmed_number },
    {
      label: common.category,
      entered: classOf(person.license_category),
      confirmed: classOf(person.confirmed_category),
    },
    {
      label: texts.lastValidDay,
      entered: formatDate(person.renewalDate),
      confirmed: formatDate(person.confirmed_until),
    },
  ];
  return (
    <Card as="li" className="grid gap-4 md:grid-cols-[9rem_minmax(0,1fr)] xl:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Scan file={evidence?.file ?? null} name={person.full_name} className="max-h-48" />
        {evidence && (
          <p className="mt-1 text-xs text-muted">
            {fillText(texts.scanSent, { day: formatDate(evidence.created_at) ?? '' })} ·{' '}
            {texts.requestStateNames[evidence.status]}
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex items-start gap-2">
          {selection && (
            <SelectBox
              label={fillText(common.selectName, { name: person.full_name })}
              checked={selection.has(person.id)}
              onChange={() => selection.toggle(person.id)}
            />
          )}
          <PersonLine person={person} />
        </div>
        <Facts className="min-w-0 text-sm tabular-nums">
          {rows.map(({ label, entered, confirmed }) => (
            <DeskFact key={label} label={label}>
              {entered === confirmed ? (
                <>
                  {entered ?? texts.notGiven} <span className="text-muted">{texts.entryConfirmed}</span>
                </>
              ) : (
                <>
                  <strong>{entered ?? texts.notGiven}</strong>{' '}
                  <span className="text-muted">{confirmedWords(confirmed)}</span>
                </>
              )}
            </DeskFact>
          ))}
          <DeskFact label={texts.issued}>{formatDate(person.licenseDate) ?? texts.notGiven}</DeskFact>
        </Facts>
        {refusal && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {refusal}
          </p>
        )}
      </div>
      <div className="md:col-start-2 xl:col-start-auto">
        <Deciding session={session} about={person.id}>
          <Button variant="secondary" loading={confirming} onClick={onConfirm}>
            {texts.confirm} <span className="sr-only">{fillText(texts.licenceOf, { name: person.full_name })}</span>
          </Button>
        </Deciding>
      </div>
    </Card>
  );
}
