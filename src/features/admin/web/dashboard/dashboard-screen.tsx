import { useQuery, useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useRef, useState } from 'react';
import { OfficeMoneyMoves } from '~/features/dues/web/public';
import { EditProfileButton } from '~/features/people/web/public';
import { OwnPassword } from '~/features/sign-in/web/public';
import { ExpiryTiles } from '~/features/licences/web/public';
import { FactorHint } from '~/features/security/web/public';
import { ClosedSite } from '~/features/setup/web/public';
import type { Session } from '~/session';
import { hasAccess } from '~/shared/access';
import { CallError } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { EmptyState } from '~/ui/empty-state';
import { useMessage } from '~/ui/hooks/use-message';
import { OfficePage } from '~/ui/office/office-page';
import { Skeleton } from '~/ui/skeleton';
import { statsQuery } from '../queries';
import { Overview } from './overview';
import { WhatWaits } from './what-waits';
import * as texts from '../../texts';

const frame = { title: common.adminDashboard, lead: texts.dashboardLead };
const fetchFailed = common.fetchFailed;

/** Renders the dashboard (docs/product/admin.md, "Dashboard"); staff see only what they may use. */
export function DashboardScreen({ session }: { session: Session }) {
  const { user } = session;
  const client = useQueryClient();
  const { data, error, isPending, isFetching, refetch } = useQuery(statsQuery);
  const [password, setPassword] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const denied = error instanceof CallError && error.status === 403;
  return (
    <OfficePage
      {...frame}
      lead={user.full_name ? fillText(texts.welcome, { fullName: user.full_name }) : frame.lead}
      message={message}
      refresh={{ isFetching, onRefresh: () => void client.invalidateQueries() }}
      ownActions={
        <>
          <EditProfileButton onProblem={(problem) => (problem ? messages.error(problem) : messages.clear())} />
          <Button ref={opener} variant="secondary" aria-expanded={password} onClick={() => setPassword(!password)}>
            <KeyRound aria-hidden="true" />
            {personTexts.changePassword}
          </Button>
          <ButtonLink to="/account/security" variant="secondary">
            <ShieldCheck aria-hidden="true" />
            {personTexts.accountSecurity}
          </ButtonLink>
        </>
      }
    >
      <div className="flex flex-col gap-6 lg:gap-8">
        {password && (
          <div className="max-w-text">
            <OwnPassword
              onCancel={() => {
                setPassword(false);
                opener.current?.focus();
              }}
            />
          </div>
        )}
        {session.isSuperuser && <ClosedSite />}
        {hasAccess(session, 'treasurer') && <OfficeMoneyMoves />}
        {!denied && <WhatWaits messages={messages} />}
        <FactorHint session={session} />
        {isPending ? (
          <DashboardSkeleton />
        ) : !data || denied ? (
          <AccessError denied={denied} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <>
            {error && <Alert tone="error">{fetchFailed}</Alert>}
            {hasAccess(session, 'registrar') && <ExpiryTiles />}
            <Overview stats={data} rights={session} />
          </>
        )}
      </div>
    </OfficePage>
  );
}

type AccessErrorProps = {
  /** The caller is no longer staff, rather than the load having failed. */
  denied: boolean;
  onRetry: () => void;
  retrying: boolean;
};

/** Renders the error in the place of the numbers (docs/product/admin.md, "Access Error"). */
function AccessError({ denied, onRetry, retrying }: AccessErrorProps) {
  return (
    <EmptyState
      announce
      headingLevel={2}
      title={texts.accessError}
      icon={<LockKeyhole />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/dashboard">{texts.goToDashboard}</ButtonLink>
          {!denied && (
            <Button variant="secondary" loading={retrying} onClick={onRetry}>
              {common.retry}
            </Button>
          )}
        </div>
      }
    >
      {denied ? texts.adminOnly : fetchFailed}
    </EmptyState>
  );
}

/** Renders the dashboard's frame while the session is unknown. */
export const DashboardWaiting = () => (
  <OfficePage {...frame} busy>
    <DashboardSkeleton />
  </OfficePage>
);

/** Renders the placeholder of the numbers. */
const DashboardSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-6 lg:gap-8">
    <Skeleton className="h-28" />
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-8">
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
    <Skeleton className="h-96" />
  </div>
);
