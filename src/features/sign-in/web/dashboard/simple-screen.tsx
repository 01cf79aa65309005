import { useMutation, useQuery } from '@tanstack/react-query';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEffect } from 'react';
import { HelpCard } from '~/features/help/web/public';
import { Link } from '~/router';
import { mergeSessionUser } from '~/session';
import { fillText } from '~/shared/fill-text';
import { Container } from '~/ui/container';
import { ErrorState } from '~/ui/error-state';
import { LinkCard } from '~/ui/link-card';
import { OwnHeader, OwnWaiting } from '~/ui/own-header';
import { Panel } from '~/ui/panel';
import { changePasswordForm } from '../../contract/forms';
import { changePassword } from '../mutations';
import { PasswordPanel } from '../password/password-panel';
import { SimpleProfileForm, meQuery } from '~/features/people/web/public';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

const home = { to: '/', label: personTexts.backToHome } as const;

/** Renders the screen until the person is known. */
export const SimpleWaiting = () => <OwnWaiting title={texts.welcome} back={home} />;

/** Renders the dashboard of an account that is not a member's (docs/product/members.md, "Simple profile"). */
export function SimpleScreen() {
  const { data: me, isPending, isFetching, refetch } = useQuery(meQuery);
  const { mutateAsync: change } = useMutation(changePassword);
  useEffect(() => {
    if (me) mergeSessionUser(me);
  }, [me]);
  if (isPending) return <SimpleWaiting />;
  if (!me) {
    return (
      <>
        <OwnHeader title={texts.welcome} back={home} />
        <Container className="py-12">
          <ErrorState title={texts.simpleProfileNotLoaded} onRetry={() => void refetch()} retrying={isFetching} />
        </Container>
      </>
    );
  }
  return (
    <>
      <OwnHeader
        title={<span className="wrap-anywhere">{fillText(texts.welcomeName, { name: me.name })}</span>}
        lead={me.membership_id ? fillText(texts.withMembershipId, { membershipId: me.membership_id }) : undefined}
        back={home}
      />
      <Container className="grid items-start gap-6 pt-1.5 pb-8 sm:py-12 lg:grid-cols-2 lg:gap-8">
        <Panel plain="phone" title={personTexts.updateProfile}>
          <SimpleProfileForm me={me} />
        </Panel>
        <Panel plain="phone" title={personTexts.changePassword} lead={texts.changePasswordShortLead}>
          <PasswordPanel
            save={({ current, next }) => change({ body: { current_password: current, new_password: next } })}
            schema={changePasswordForm}
            currentField="current_password"
            failed={texts.wrongPassword}
            next={{ to: '/', after: 1500, words: texts.goingHome }}
          />
          <p className="mt-5 border-t border-line pt-3">
            <Link to="/account/security" className="link inline-flex min-h-11 items-center">
              {personTexts.accountSecurity}
            </Link>
          </p>
        </Panel>
        <LinkCard to="/account/privacy" icon={<EyeOff />} title={common.privacy} lead={texts.privacyCardLead} />
        <HelpCard />
      </Container>
    </>
  );
}
