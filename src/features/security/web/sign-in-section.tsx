import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Fact } from '~/features/people/web/public';
import { TimedRows } from '~/features/person/web/public';
import type { AuditEntryAnswer } from '~/shared/audit-entry';
import { fillText } from '~/shared/fill-text';
import { formatDate, formatMoment } from '~/shared/format-date';
import { sectionQueriesOf } from '~/shared/section-queries';
import type { PersonSectionProps } from '~/ui/office/person-section';
import type { personSignInCalls, SignInOf } from '../contract/person';
import * as texts from '../texts';

const section = sectionQueriesOf<typeof personSignInCalls>();
const address = 'GET /api/admin/people/:id/sign-in/';
const signInOfQuery = section(address);

type SignInSectionProps = PersonSectionProps & { Entry: ComponentType<{ entry: AuditEntryAnswer }> };

/** Renders how a person signs in: sessions, factors, and their logins, lockouts included. */
export function SignInSection({ person, Entry }: SignInSectionProps) {
  const query = useInfiniteQuery(signInOfQuery(person.id));
  const state = query.data?.pages[0];
  return (
    <div className="flex flex-col gap-5">
      {state && <State state={state} />}
      <TimedRows
        query={query}
        failed={texts.personSignIn.failed}
        empty={texts.personSignIn.none}
        keyOf={({ id }) => id}
      >
        {(entry) => <Entry entry={entry} />}
      </TimedRows>
    </div>
  );
}

function State({ state }: { state: SignInOf }) {
  const { sessionsOn, factorKinds, noFactor, noLogin, ...labels } = texts.personSignIn;
  const kindNames = { ...factorKinds, recovery: texts.factor.codes };
  const kinds = state.factors.map((kind) => kindNames[kind]).join(', ');
  return (
    <>
      {!state.has_login && <p className="text-muted">{noLogin}</p>}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3">
        <Fact label={labels.sessions}>
          {fillText(sessionsOn, { sessions: state.sessions, devices: state.devices })}
        </Fact>
        <Fact label={labels.lastUsed}>{formatMoment(state.last_used_at)}</Fact>
        <Fact label={texts.factor.title} fallback={noFactor}>
          {state.second_factor_since && `${kinds} (${formatDate(state.second_factor_since)})`}
        </Fact>
      </dl>
    </>
  );
}
