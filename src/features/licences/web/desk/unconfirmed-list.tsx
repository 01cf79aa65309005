import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Session } from '~/session';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import type { Messages } from '~/ui/hooks/use-message';
import { offerUndo } from '~/ui/office/offer-undo';
import type { DeskPerson } from '../../contract';
import * as texts from '../../texts';
import { confirmLicence, undoConfirm } from '../mutations';
import { classOf, confirmedWords } from '../words';
import { Deciding } from './deciding';
import { isPerson, ListStates, type DeskListProps } from './list-states';
import { PersonLine } from './person-line';

type UnconfirmedListProps = DeskListProps & { session: Session; messages: Messages };

/** Renders the members with an unconfirmed licence, entered and confirmed values side by side. */
export function UnconfirmedList({ session, messages, ...list }: UnconfirmedListProps) {
  const { mutateAsync, isPending, variables } = useMutation(confirmLicence);
  const { mutateAsync: undo } = useMutation(undoConfirm);
  const lead = useRef<HTMLParagraphElement>(null);
  const confirm = async ({ id, full_name: name, updated_at: readAt }: DeskPerson) => {
    messages.clear();
    try {
      await mutateAsync({ params: { userId: id }, body: { updated_at: readAt } });
      offerUndo({ lines: [fillText(texts.licenceConfirmedOf, { name })] }, () => undo({ params: { userId: id } }));
      // The pressed button disappears with its row.
      lead.current?.focus();
    } catch (error) {
      messages.error(errorMessage(error, texts.confirmFailed, { 404: true, 409: true }));
      void list.query.refetch();
    }
  };
  return (
    <>
      <p ref={lead} tabIndex={-1} className="mb-4 text-sm text-muted outline-none">
        {texts.unconfirmedLead}
      </p>
      <ListStates<DeskPerson> {...list} isRow={isPerson} empty={texts.nobodyUnconfirmed}>
        {(people) => (
          <ul className="flex flex-col gap-4">
            {people.map((person) => (
              <Unconfirmed
                key={person.id}
                person={person}
                confirming={isPending && variables.params.userId === person.id}
                session={session}
                onConfirm={() => void confirm(person)}
              />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}

type UnconfirmedProps = { person: DeskPerson; confirming: boolean; session: Session; onConfirm: () => void };

function Unconfirmed({ person, confirming, session, onConfirm }: UnconfirmedProps) {
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
    <Card as="li" className="grid gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_auto] md:items-center">
      <PersonLine person={person} />
      <dl className="min-w-0 divide-y divide-line border-y border-line text-sm">
        {rows.map(({ label, entered, confirmed }) => (
          <div key={label} className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums wrap-anywhere">
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
            </dd>
          </div>
        ))}
      </dl>
      <Deciding session={session} about={person.id}>
        <Button variant="secondary" className="justify-self-start" loading={confirming} onClick={onConfirm}>
          {texts.confirm} <span className="sr-only">{fillText(texts.licenceOf, { name: person.full_name })}</span>
        </Button>
      </Deciding>
    </Card>
  );
}
