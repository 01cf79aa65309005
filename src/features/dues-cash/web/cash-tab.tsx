import { useQuery } from '@tanstack/react-query';
import { hasAccess } from '~/shared/access';
import type { CallAnswer } from '~/shared/contract';
import { formatMoney } from '~/shared/format-money';
import { Button } from '~/ui/button';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { PersonLink } from '~/ui/office/person-link';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { DuesTabProps } from '~/features/dues/web/public';
import type { cashCalls } from '../contract';
import { cashQuery } from './queries';
import { CashDialog } from './cash-dialog';
import { Handovers } from './handovers';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';

type Held = CallAnswer<(typeof cashCalls)['duesCash']>;

/** Renders who holds cash and what was handed over; collectors and area admins see their own (docs/product/dues.md). */
export function Tab({ session, messages }: DuesTabProps) {
  const isTreasurer = hasAccess(session, 'treasurer');
  const cash = useQuery(cashQuery);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-muted print:hidden">{isTreasurer ? texts.cashLead : texts.ownCashLead}</p>
      <ListFrame query={cash} failed={texts.cashFailed} waiting={<Skeleton className="h-48" />}>
        {(held) => (
          <div className={isTreasurer ? 'grid items-start gap-6 lg:grid-cols-2' : undefined}>
            <Own
              held={held.find(({ user_id: id }) => id === session.user.id)?.balance ?? 0}
              isTreasurer={isTreasurer}
              messages={messages}
            />
            {isTreasurer && <Holders held={held} />}
          </div>
        )}
      </ListFrame>
      <Handovers session={session} messages={messages} />
    </div>
  );
}

type OwnProps = { held: number; isTreasurer: boolean; messages: Messages };

function Own({ held, isTreasurer, messages }: OwnProps) {
  const moving = useDialog<'handOver' | 'toBank'>();
  return (
    <Panel title={texts.youHold}>
      <p className="text-3xl font-semibold tabular-nums">{formatMoney(held)}</p>
      {held < 0 && <p className="mt-2 text-sm text-danger">{texts.belowZero}</p>}
      {held === 0 && <p className="mt-2 text-sm text-muted">{texts.nothingHeld}</p>}
      {held > 0 && (
        <div className="mt-5 flex flex-wrap gap-3">
          {isTreasurer && <Button onClick={() => moving.show('toBank')}>{texts.toBank}</Button>}
          <Button variant={isTreasurer ? 'secondary' : 'primary'} onClick={() => moving.show('handOver')}>
            {texts.handOver}
          </Button>
        </div>
      )}
      {moving.render((state, deed) => (
        <CashDialog {...state} deed={deed} held={held} messages={messages} />
      ))}
    </Panel>
  );
}

const Holders = ({ held }: { held: Held }) => (
  <Panel title={texts.holders}>
    {held.length === 0 ? (
      <p className="text-sm text-muted">{texts.noHolders}</p>
    ) : (
      <Table caption={texts.holders} hideCaption>
        <THead names={[texts.holder]}>
          <Th className="text-end!">{texts.holds}</Th>
        </THead>
        <TBody>
          {held.map((row) => (
            <Tr key={row.user_id}>
              <Td>
                <PersonLink id={row.user_id} name={row.full_name ?? duesTexts.goneHolder} className="wrap-anywhere" />
              </Td>
              <Td label={texts.holds} numeric>
                {formatMoney(row.balance)}
              </Td>
            </Tr>
          ))}
          <Tr className="font-semibold">
            <Td>{duesTexts.together}</Td>
            <Td label={texts.holds} numeric>
              {formatMoney(held.reduce((sum, { balance }) => sum + balance, 0))}
            </Td>
          </Tr>
        </TBody>
      </Table>
    )}
  </Panel>
);
