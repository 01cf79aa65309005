import { useMutation, useQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import DoorOpen from 'lucide-react/icons/door-open';
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import type { EventDetail } from '~/features/events/web/public';
import { fromIso, HOUR_MS, toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { DockedMessage } from '~/ui/docked-message';
import { EmptyState } from '~/ui/empty-state';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { LineField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useExport } from '~/ui/hooks/use-export';
import { useMessage } from '~/ui/hooks/use-message';
import { describeOutcome } from '~/ui/office/describe-outcome';
import { ListFrame, ListSkeleton } from '~/ui/office/list-frame';
import { ActionsTd, ActionsTh, RowAction } from '~/ui/office/row-actions';
import { Table, TBody, Td, THead, Tr } from '~/ui/table';
import { doorHours } from '../../contract/choices';
import { passForm } from '../../contract/forms';
import type { newPassSchema, passSchema } from '../../contract/schemas';
import * as texts from '../../texts';
import { PaperTwin } from './paper-twin';
import { PassWindow } from './pass-window';
import { addPass, exportAttendees, passesQuery, revokePass } from './queries';

const { office } = texts;

type Pass = z.output<typeof passSchema>;

/** Renders the passes of an event's gates, with a list on paper for a gate that has no phone. */
export function GatesTab({ event }: { event: EventDetail }) {
  const passes = useQuery(passesQuery(event.id));
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const shown = useDialog<z.output<typeof newPassSchema>>();
  const { mutateAsync: revoke } = useMutation(revokePass);
  const revocation = useDeletion(({ id }: Pass) =>
    describeOutcome(messages, revoke({ params: { id: event.id, passId: id } }), {
      done: office.passRevoked,
      failed: office.revokeFailed,
    }),
  );
  const [paper, setPaper] = useState<string | null>(null);
  const endPrinting = useCallback(() => setPaper(null), []);
  const { take, making } = useExport(exportAttendees, { list: 'attendees', messages, onPaper: setPaper });
  return (
    <div className="grid gap-6">
      <div className="max-w-3xl text-sm text-muted">
        <p>{office.gatesWhy}</p>
        <p>{windowText(event)}</p>
      </div>
      <ListFrame query={passes} failed={office.gatesFailed} waiting={<ListSkeleton />}>
        {(found) => (
          <>
            <NewPass key={found.length} event={event.id} number={found.length + 1} onMade={shown.show} />
            <p ref={revocation.fallback} tabIndex={-1} className="sr-only">
              {office.passes}
            </p>
            {found.length === 0 ? (
              <EmptyState headingLevel={2} title={office.noPasses} icon={<DoorOpen />} />
            ) : (
              <Passes passes={found} onRevoke={revocation.ask} />
            )}
          </>
        )}
      </ListFrame>
      <div className="flex flex-col items-start gap-2 border-t border-line pt-5">
        <Button
          variant="secondary"
          loading={making === 'paper'}
          onClick={() =>
            void take('paper', { params: { id: event.id }, query: { status: 'going', sort: 'full_name' } })
          }
        >
          <ClipboardList aria-hidden="true" />
          {office.paperTwin}
        </Button>
        <p className="text-sm text-muted">{office.paperTwinHint}</p>
      </div>
      {paper !== null && <PaperTwin csv={paper} event={event} onDone={endPrinting} />}
      {shown.render((state, pass) => (
        <PassWindow pass={pass} event={event} {...state} />
      ))}
      {revocation.question((item) => ({
        title: office.revokePass,
        description: fillText(office.revokeMeans, { gate: item.gate }),
        confirmLabel: office.revoke,
      }))}
      <DockedMessage message={message} />
    </div>
  );
}

function windowText({ event_date: date }: EventDetail): string {
  const at = (hours: number) => formatMoment(toIso(new Date(fromIso(date).getTime() + hours * HOUR_MS)));
  return fillText(office.window, { from: at(-doorHours.before), until: at(doorHours.after) });
}

type NewPassProps = { event: number; number: number; onMade: (pass: z.output<typeof newPassSchema>) => void };

/** Renders the form of a new pass; it is filled with the next gate's name. */
function NewPass({ event, number, onMade }: NewPassProps) {
  const { mutateAsync } = useMutation(addPass);
  const form = useRecordForm({
    opened: { values: { gate: fillText(office.gateNumber, { number }) } },
    schema: passForm,
    failed: office.passFailed,
    withReason: true,
    save: async ({ values }) => onMade(await mutateAsync({ params: { id: event }, body: values })),
  });
  return (
    <Form form={form} label={office.makePass} guards={false} className="flex max-w-xl flex-col gap-4">
      <LineField form={form} name="gate" label={office.gate} maxLength={60} required />
      <FormActions form={form} submitLabel={office.makePass} />
    </Form>
  );
}

function Passes({ passes, onRevoke }: { passes: readonly Pass[]; onRevoke: (pass: Pass) => void }) {
  return (
    <Table caption={office.passes} hideCaption>
      <THead names={[office.gate, office.made, office.state]}>
        <ActionsTh>{common.actions}</ActionsTh>
      </THead>
      <TBody>
        {passes.map((pass) => (
          <Tr key={pass.id}>
            <Td className="font-semibold wrap-anywhere">{pass.gate}</Td>
            <Td label={office.made}>{formatMoment(pass.created_at)}</Td>
            <Td label={office.state}>
              {pass.revoked_at === null ? (
                <Badge tone="primary">{office.live}</Badge>
              ) : (
                <Badge tone="quiet">{fillText(office.revoked, { moment: formatMoment(pass.revoked_at) })}</Badge>
              )}
            </Td>
            <ActionsTd>
              {pass.revoked_at === null && (
                <RowAction danger Icon={Ban} label={office.revoke} of={pass.gate} onClick={() => onRevoke(pass)} />
              )}
            </ActionsTd>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
