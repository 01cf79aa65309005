import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { licenseCategoryName } from '~/shared/license-categories';
import { showDate } from '~/shared/show-date';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import type { Messages } from '~/ui/hooks/use-message';
import { StandingBadge } from '~/ui/standing-badge';
import type { DeskPerson } from '../../contract';
import * as texts from '../../texts';
import { confirmLicence } from '../mutations';
import type { DeskView } from '../queries';
import { isPerson, ListStates, type DeskRows } from './list-states';

type UnconfirmedListProps = {
  query: DeskRows;
  view: DeskView;
  onPage: (page: number) => void;
  decides: boolean;
  messages: Messages;
};

/** Members whose licence as they entered it is not the one the office has confirmed, the two beside each other. */
export function UnconfirmedList({ query, view, onPage, decides, messages }: UnconfirmedListProps) {
  const { mutateAsync, isPending, variables } = useMutation(confirmLicence);
  const lead = useRef<HTMLParagraphElement>(null);
  const confirm = async ({ id, full_name: name, updated_at: readAt }: DeskPerson) => {
    messages.clear();
    try {
      await mutateAsync({ params: { userId: id }, body: { updated_at: readAt } });
      messages.success(fillText(texts.licenceConfirmedOf, { name }));
      // The button that was pressed goes with its row.
      lead.current?.focus();
    } catch (error) {
      messages.error(errorMessage(error, texts.confirmFailed, { 404: true, 409: true }));
      void query.refetch();
    }
  };
  return (
    <>
      <p ref={lead} tabIndex={-1} className="mb-4 text-sm text-muted outline-none">
        {texts.unconfirmedLead}
      </p>
      <ListStates<DeskPerson>
        query={query}
        view={view}
        onPage={onPage}
        isRow={isPerson}
        empty={texts.nobodyUnconfirmed}
      >
        {(people) => (
          <ul className="flex flex-col gap-4">
            {people.map((person) => (
              <Unconfirmed
                key={person.id}
                person={person}
                confirming={isPending && variables.params.userId === person.id}
                onConfirm={decides ? () => void confirm(person) : undefined}
              />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}

type UnconfirmedProps = { person: DeskPerson; confirming: boolean; onConfirm: (() => void) | undefined };

function Unconfirmed({ person, confirming, onConfirm }: UnconfirmedProps) {
  const rows = [
    { label: texts.licenseNumber, entered: person.licenseNo, confirmed: person.confirmed_number },
    { label: texts.lastValidDay, entered: showDate(person.renewalDate), confirmed: showDate(person.confirmed_until) },
  ];
  return (
    <Card as="li" className="grid gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{person.full_name}</span>
          <StandingBadge status={person.status} />
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {[
            person.membership_id,
            person.area_name ?? texts.notAssigned,
            person.license_category && licenseCategoryName(person.license_category),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
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
                  <span className="text-muted">
                    {confirmed === null ? texts.confirmedNothing : fillText(texts.confirmedInstead, { confirmed })}
                  </span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {onConfirm && (
        <Button variant="secondary" className="justify-self-start" loading={confirming} onClick={onConfirm}>
          {texts.confirm} <span className="sr-only">{fillText(texts.licenceOf, { name: person.full_name })}</span>
        </Button>
      )}
    </Card>
  );
}
