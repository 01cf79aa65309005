import { useQuery, useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useRef, useState } from 'react';
import { EditProfileButton, OwnPassword } from '~/features/accounts/web/public';
import type { Session } from '~/session';
import { CallError } from '~/shared/api-client';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import { PageHeader } from '~/ui/page-header';
import { statsQuery } from '../queries';
import { AccessError, fetchFailed } from './access-error';
import { Overview } from './overview';
import { DashboardSkeleton } from './waiting';

/** members-and-administration.md section 2, "Admin dashboard"; staff see only what they may use (readings.md, "Roles"). */
export function DashboardScreen({ session }: { session: Session }) {
  const client = useQueryClient();
  const { data, error, isPending, isFetching, refetch } = useQuery(statsQuery);
  const [password, setPassword] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        lead={session.user.full_name ? `Welcome, ${session.user.full_name}` : 'Members, areas and content of the district.'}
        actions={
          <>
            <Button variant="secondary" loading={isFetching} onClick={() => void client.invalidateQueries()}>
              <RotateCw aria-hidden="true" />
              Refresh
            </Button>
            <EditProfileButton onProblem={setProblem} />
            <Button ref={opener} variant="secondary" aria-expanded={password} onClick={() => setPassword(!password)}>
              <KeyRound aria-hidden="true" />
              Change Password
            </Button>
          </>
        }
      />
      <Container className="flex flex-col gap-6 py-8 sm:py-12 lg:gap-8">
        {problem && <Alert tone="error">{problem}</Alert>}
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
        {isPending ? (
          <DashboardSkeleton />
        ) : !data || isDenied(error) ? (
          <AccessError denied={isDenied(error)} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <>
            {error && <Alert tone="error">{fetchFailed}</Alert>}
            <Overview stats={data} isSuperuser={session.isSuperuser} />
          </>
        )}
      </Container>
    </>
  );
}

/** What the server says to somebody who is staff no more. */
const isDenied = (error: Error | null) => error instanceof CallError && error.status === 403;
