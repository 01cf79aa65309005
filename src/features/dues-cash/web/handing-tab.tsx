import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '~/session';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatDate, formatMoment } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import * as common from '~/shared/texts';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ContentText } from '~/ui/content-text';
import { SelectField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { Messages } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { PersonLink } from '~/ui/office/person-link';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import type { CallAnswer } from '~/shared/contract';
import { type DuesTabProps } from '~/features/dues/web/public';
import { handingOverForm } from '../contract/forms';
import type { cashCalls, HandingOver } from '../contract';
import { signHandingOver, startHandingOver } from './mutations';
import { handingOverQuery } from './queries';
import { AccountsTable } from '~/features/dues-reports/web/public';
import { PiecesFields, usePieces } from './pieces';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';

type Treasury = CallAnswer<(typeof cashCalls)['duesHandingOver']>;

/** Renders what a treasurer hands over to the next, and both signatures (docs/product/dues.md, "Office screens"). */
export function Tab({ session, messages }: DuesTabProps) {
  const query = useQuery(handingOverQuery);
  /** Counts up: a new form after each. */
  const [times, setTimes] = useState(0);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-muted print:hidden">{texts.handingLead}</p>
      <ListFrame query={query} failed={texts.handingFailed} waiting={<Skeleton className="h-120" />}>
        {(treasury) => (
          <>
            {treasury.results
              .filter(({ to_id: to, signed_at: signed }) => to === session.user.id && signed === null)
              .map((handing) => (
                <Waiting key={handing.id} handing={handing} messages={messages} />
              ))}
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <Panel title={texts.whatThereIs}>
                <AccountsTable accounts={treasury.accounts} />
                <OpenClaims claims={treasury.open_claims} />
              </Panel>
              <Panel title={texts.nextTitle} lead={texts.nextLead}>
                {treasury.treasurers.length === 0 ? (
                  <Alert>{texts.noTreasurers}</Alert>
                ) : (
                  <Next
                    key={times}
                    session={session}
                    treasury={treasury}
                    messages={messages}
                    onMade={() => setTimes(times + 1)}
                  />
                )}
              </Panel>
            </div>
            <Before results={treasury.results} />
          </>
        )}
      </ListFrame>
    </div>
  );
}

const nameOf = (name: string | null) => name ?? duesTexts.goneHolder;

/** Renders what was handed to the person, who signs with a press and an answer to a question. */
function Waiting({ handing, messages }: { handing: HandingOver; messages: Messages }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = useMutation(signHandingOver);
  const words = { name: nameOf(handing.from), amount: formatMoney(handing.counted) };
  const sign = async () => {
    messages.clear();
    try {
      const signed = await mutateAsync({ params: { id: handing.id } });
      messages.success(fillText(texts.handingSigned, { day: formatDate(signed.closed_until) }));
    } catch (error) {
      messages.error(errorMessage(error, texts.signFailed, { 409: true }));
      throw error;
    }
  };
  return (
    <Alert tone="mixed" title={fillText(texts.waitsForYou, { ...words, moment: formatMoment(handing.at) })}>
      <p>{piecesIn(handing)}</p>
      <Button className="mt-3" onClick={() => setAsking(true)}>
        {texts.sign}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.signQuestion}
        description={fillText(texts.signMeans, words)}
        confirmLabel={texts.sign}
        onConfirm={sign}
      />
    </Alert>
  );
}

const piecesIn = ({ cash }: HandingOver) =>
  Object.entries(cash)
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([rupees, count]) => fillText(texts.piecesOf, { count, rupees }))
    .join(', ');

const OpenClaims = ({ claims }: { claims: Treasury['open_claims'] }) => (
  <section aria-label={texts.openClaims} className="mt-6">
    <h3 className="font-semibold">{texts.openClaims}</h3>
    {claims.length === 0 ? (
      <p className="mt-1 text-sm text-muted">{texts.noOpenClaims}</p>
    ) : (
      <ul className="mt-1 divide-y divide-line text-sm">
        {claims.map((claim) => (
          <li key={claim.id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              <PersonLink id={claim.user_id} name={claim.full_name} />, {claim.number}
            </span>
            <span className="tabular-nums">{formatMoney(claim.amount)}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);

interface NextProps {
  session: Session;
  treasury: Treasury;
  messages: Messages;
  onMade: () => void;
}

/** Renders the count of the own cash, the choice of the next treasurer, and the first signature. */
function Next({ session, treasury, messages, onMade }: NextProps) {
  const pieces = usePieces();
  const { mutateAsync } = useMutation(startHandingOver);
  const held = treasury.cash.find(({ user_id: id }) => id === session.user.id)?.balance ?? 0;
  const difference = pieces.counted - held;
  const form = useRecordForm<{ to: string; cash: '' }>({
    opened: { values: { to: '', cash: '' } },
    schema: handingOverForm,
    body: ({ values }) => ({ to: Number(values.to), cash: pieces.cash }),
    failed: texts.handingNotMade,
    withReason: true,
    save: async ({ values }) => {
      const handing = await mutateAsync({ body: { to: Number(values.to), cash: pieces.cash } });
      messages.success(fillText(texts.handingMade, { name: nameOf(handing.to) }));
      onMade();
    },
  });
  return (
    <Form form={form} label={texts.nextTitle} stepOf="tab">
      <PiecesFields state={pieces} />
      <div role="status" className="my-5 rounded-md bg-sunken px-4 py-3">
        <p className="text-lg font-semibold tabular-nums">
          {fillText(texts.countedIs, { amount: formatMoney(pieces.counted) })}
        </p>
        <p className="mt-1 text-sm">{fillText(texts.booksSay, { amount: formatMoney(held) })}</p>
        {(!pieces.isEmpty || held === 0) && (
          <p className="mt-1 text-sm">
            {difference === 0
              ? texts.countedAgrees
              : fillText(difference < 0 ? texts.countedLess : texts.countedMore, {
                  amount: formatMoney(Math.abs(difference)),
                })}
          </p>
        )}
      </div>
      <SelectField
        form={form}
        name="to"
        label={texts.nextTreasurer}
        required
        placeholder={common.pleaseChoose}
        options={treasury.treasurers.map(({ user_id: value, full_name: label }) => ({ value, label }))}
      />
      <div className="mt-5">
        <FormActions form={form} submitLabel={texts.signFirst} />
      </div>
    </Form>
  );
}

const Before = ({ results }: { results: readonly HandingOver[] }) => (
  <Panel title={texts.handedBefore}>
    {results.length === 0 ? (
      <p className="text-sm text-muted">{texts.noneBefore}</p>
    ) : (
      <ul className="divide-y divide-line">
        {results.map((handing) => (
          <li key={handing.id} className="py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
              <span className="wrap-anywhere">
                <ContentText>
                  {fillText(texts.fromTo, { from: nameOf(handing.from), to: nameOf(handing.to) })}
                </ContentText>
              </span>
              <span className="tabular-nums">{fillText(texts.cashOf, { amount: formatMoney(handing.counted) })}</span>
            </p>
            <p className="text-sm text-muted">
              {handing.signed_at
                ? fillText(texts.signedBoth, {
                    moment: formatMoment(handing.signed_at),
                    day: formatDate(handing.closed_until),
                  })
                : fillText(texts.waitsFor, { name: nameOf(handing.to) })}
            </p>
            {piecesIn(handing) && <p className="text-sm text-muted">{piecesIn(handing)}</p>}
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
