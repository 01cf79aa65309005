import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Link } from '~/router';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import type { Messages } from '~/ui/hooks/use-message';
import { describeOutcome } from '~/ui/office/describe-outcome';
import { PersonLink } from '~/ui/office/person-link';
import { ActionsTd, ActionsTh, RowAction } from '~/ui/office/row-actions';
import { Table, TBody, Td, THead, Tr } from '~/ui/table';
import type { Double } from '../../contract/schemas';
import * as texts from '../../texts';
import { markDouble, unmarkDouble } from './queries';

const { office } = texts;

type DoublesTableProps = { doubles: readonly Double[]; withEvent?: boolean; messages: Messages };

/** Renders tickets that two doors scanned, each to be marked as looked at. */
export function DoublesTable({ doubles, withEvent = false, messages }: DoublesTableProps) {
  const { mutateAsync: mark } = useMutation(markDouble);
  const { mutateAsync: unmark } = useMutation(unmarkDouble);
  const look = (double: Double) => {
    const params = { params: { id: double.event_id, registrationId: double.registration_id } };
    const write = double.is_open ? mark(params) : unmark(params);
    const done = double.is_open ? office.lookedAtNow : office.openAgain;
    describeOutcome(messages, write, { done, failed: office.lookFailed }).catch(() => undefined);
  };
  return (
    <Table caption={office.doubles} hideCaption>
      <THead names={[office.person, ...(withEvent ? [texts.certificate.event] : []), office.first, office.second]}>
        <ActionsTh>{common.actions}</ActionsTh>
      </THead>
      <TBody>
        {doubles.map((double) => (
          <Tr key={double.registration_id}>
            <Td>
              <PersonLink id={double.user_id} name={double.full_name} className="font-semibold" />
            </Td>
            {withEvent && (
              <Td label={texts.certificate.event}>
                <Link to={`/app/admin/events/${double.event_id}/registration?tab=came`} className="link wrap-anywhere">
                  <ContentText>{double.title}</ContentText>
                </Link>
              </Td>
            )}
            <Td label={office.first} className="wrap-anywhere">
              {passing(double.first)}
            </Td>
            <Td label={office.second} className="wrap-anywhere">
              {passing(double.second)}
              {double.is_order_unsure && <p className="mt-1 text-sm text-brass-ink">{office.orderUnsure}</p>}
            </Td>
            <ActionsTd>
              {!double.is_open && <Badge tone="quiet">{office.lookedAt}</Badge>}
              <RowAction
                Icon={double.is_open ? Check : RotateCcw}
                label={double.is_open ? office.lookedAt : office.lookAgain}
                of={double.full_name}
                onClick={() => look(double)}
              />
            </ActionsTd>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

const passing = ({ gate, at }: { gate: string; at: string }) => fillText(office.at, { gate, moment: formatMoment(at) });
