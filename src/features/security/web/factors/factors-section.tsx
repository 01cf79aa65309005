import { useMutation, useQuery } from '@tanstack/react-query';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { isPast } from '~/shared/dates';
import { formatDate } from '~/shared/format-date';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { attempt } from '~/ui/office/attempt';
import type { FactorState } from '../../contract/factors';
import * as texts from '../../texts';
import { factorsQuery, newCodes, removeTotp } from './api';
import { FactorRow } from './factor-row';
import { KeepCodes } from './keep-codes';
import { PasskeyList } from './passkey-list';
import { useSetUpApp } from './set-up-app';
import { withoutAny } from './without-any';

/** Renders app, recovery codes and passkeys (docs/product/security.md, "The second factor"). */
export function FactorsSection() {
  const query = useQuery(factorsQuery);
  return (
    <Panel title={texts.factor.title} lead={texts.factor.lead}>
      <ListFrame query={query} failed={texts.factor.loadFailed} waiting={<Waiting />}>
        {(state) => <Factors state={state} />}
      </ListFrame>
    </Panel>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
  </div>
);

function Factors({ state }: { state: FactorState }) {
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const off = useDialog();
  const renew = useDialog();
  const codes = useDialog<readonly string[]>();
  const [setUp, setUpWindow] = useSetUpApp(codes.show);
  const removing = useMutation(removeTotp);
  const renewing = useMutation(newCodes);
  const hasApp = state.totp_since !== null;
  const has = hasApp || state.passkeys.length > 0;

  const onOff = () =>
    attempt(messages, { failed: texts.factor.turnOffFailed }, async () => {
      await removing.mutateAsync({});
      messages.success(texts.factor.turnedOff);
    });
  const onRenew = () =>
    attempt(messages, { failed: texts.factor.newCodesFailed, known: { 409: true } }, async () => {
      codes.show((await renewing.mutateAsync({})).codes);
    });

  return (
    <div className="flex flex-col gap-6">
      <Rule state={state} />
      <MessageBanner message={message} />
      <FactorRow
        title={texts.factor.app}
        badge={hasApp && <Badge tone="primary">{texts.factor.on}</Badge>}
        lead={
          hasApp ? fillText(texts.factor.appSince, { day: formatDate(state.totp_since) ?? '' }) : texts.factor.appNone
        }
      >
        {hasApp ? (
          <Button variant="secondary" onClick={() => off.show(true)}>
            {texts.factor.turnOff}
          </Button>
        ) : (
          <Button onClick={setUp}>{texts.factor.setUp}</Button>
        )}
      </FactorRow>
      <PasskeyList state={state} messages={messages} onCodes={codes.show} />
      {has && (
        <FactorRow
          title={texts.factor.codes}
          lead={`${countText(texts.factor.codesLeft, state.codes_left)} ${texts.factor.codesLead}`}
        >
          <Button variant="secondary" onClick={() => renew.show(true)}>
            {texts.factor.newCodes}
          </Button>
        </FactorRow>
      )}
      {setUpWindow}
      {codes.render((state, codes) => (
        <KeepCodes codes={codes} {...state} />
      ))}
      <ConfirmDialog
        {...off.state}
        title={texts.factor.turnOffQuestion}
        description={state.passkeys.length > 0 ? texts.factor.turnOffOther : withoutAny(state)}
        confirmLabel={texts.factor.turnOff}
        danger
        onConfirm={onOff}
      />
      <ConfirmDialog
        {...renew.state}
        title={texts.factor.newCodesQuestion}
        description={texts.factor.newCodesWhat}
        confirmLabel={texts.factor.newCodes}
        onConfirm={onRenew}
      />
    </div>
  );
}

/**
 * Renders what the site requires of staff without a second factor. `due` may have passed since the answer arrived: it
 * is compared with the clock when the page is opened.
 */
function Rule({ state: { rule, due, totp_since: app, passkeys } }: { state: FactorState }) {
  if (rule === 'off' || app !== null || passkeys.length > 0) return null;
  if (due === null) return <Alert>{texts.staffRule.asked}</Alert>;
  const isOver = isPast(due);
  return (
    <Alert tone={isOver ? 'error' : 'info'}>
      {isOver ? texts.staffRule.overdue : fillText(texts.staffRule.required, { day: formatDate(due) ?? '' })}
    </Alert>
  );
}
