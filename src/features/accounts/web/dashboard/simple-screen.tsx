import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { call } from '../api';
import { PageWaiting } from '~/ui/page-waiting';
import { Panel } from '~/ui/panel';
import { PasswordPanel } from '../profile/password-panel';
import type { Passwords } from '../profile/passwords';
import { meQuery } from '../queries';
import { mergeSessionUser } from '~/session';
import { SimpleProfileForm } from './simple-profile-form';

/** members-and-administration.md section 2, "Simple profile page". */
export function SimpleScreen() {
  const { data: me, isPending, isFetching, refetch } = useQuery(meQuery);
  useEffect(() => {
    if (me) mergeSessionUser(me);
  }, [me]);
  if (isPending) return <PageWaiting title="Welcome" />;
  const home = (
    <ButtonLink to="/" variant="secondary">
      Back to Home
    </ButtonLink>
  );
  if (!me) {
    return (
      <>
        <PageHeader title="Welcome" actions={home} />
        <Container className="py-12">
          <ErrorState title="Failed to load profile. Please re-login." onRetry={() => void refetch()} retrying={isFetching} />
        </Container>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">Welcome, {me.name}</span>}
        lead={me.membership_id ? `Membership ID ${me.membership_id}` : undefined}
        actions={home}
      />
      <Container className="grid items-start gap-6 py-8 sm:py-12 lg:grid-cols-2 lg:gap-8">
        <Panel title="Update Profile">
          <SimpleProfileForm me={me} />
        </Panel>
        <Panel title="Change Password" lead="You will be logged out everywhere.">
          <PasswordPanel
            save={changePassword}
            currentField="current_password"
            failed="Error changing password. Please check your current password."
            next={{ to: '/', after: 1500, name: 'the home page' }}
          />
        </Panel>
      </Container>
    </>
  );
}

const changePassword = ({ current, next }: Passwords) =>
  call('POST /api/change-password/', { body: { current_password: current, new_password: next } });
