import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';
import type { User } from '../../contract';
import { call } from '../api';
import { Banner } from '../banner';
import { PageWaiting } from '../page-waiting';
import { profileQuery } from '../queries';
import { useBanner } from '../use-banner';
import { Panel } from './panel';
import { PasswordPanel } from './password-panel';
import type { Passwords } from './passwords';
import { usePreview } from './photo-field';
import { ProfileCard } from './profile-card';
import { ProfileForm } from './profile-form';
import { ProfileSections } from './profile-sections';
import { useProfileForm } from './use-profile-form';

export const memberTitle = 'Member Dashboard';

/** members-and-administration.md section 2, "Member profile dashboard". */
export function MemberScreen() {
  const { data: user, isPending } = useQuery(profileQuery);
  if (user) return <Profile user={user} />;
  return isPending ? <PageWaiting title={memberTitle} /> : <ProfileNotFound />;
}

function ProfileNotFound() {
  return (
    <>
      <PageHeader title={memberTitle} />
      <Container className="py-12">
        <EmptyState announce headingLevel={2} title="Profile Not Found" action={<ButtonLink to="/login">Back to Login</ButtonLink>}>
          Failed to load profile data.
        </EmptyState>
      </Container>
    </>
  );
}

function Profile({ user }: { user: User }) {
  const [mode, setMode] = useState<'view' | 'edit' | 'password'>('view');
  const [banner, say] = useBanner({ clearAfter: 3000 });
  const [photo, setPhoto] = useState<File | null>(null);
  const preview = usePreview(photo);
  const top = useRef<HTMLDivElement>(null);

  const close = () => {
    setMode('view');
    setPhoto(null);
  };
  const saved = (message: string) => {
    close();
    say('success', message);
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };

  return (
    <>
      <PageHeader title={memberTitle} />
      <Container className="grid items-start gap-6 py-8 sm:py-12 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
        <ProfileCard user={user} photo={preview} className="lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
          {mode === 'view' && (
            <div className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
              <Button onClick={() => (say(), setMode('edit'))}>
                <Pencil aria-hidden="true" />
                Edit Profile
              </Button>
              <Button variant="secondary" onClick={() => (say(), setMode('password'))}>
                <KeyRound aria-hidden="true" />
                Change Password
              </Button>
            </div>
          )}
        </ProfileCard>
        <div ref={top} tabIndex={-1} className="flex min-w-0 flex-col gap-6 outline-none">
          {mode !== 'edit' && <Banner banner={banner} />}
          {mode === 'password' && <ChangePassword onCancel={close} />}
          {mode === 'edit' ? (
            <Edit user={user} banner={banner} say={say} onPhoto={setPhoto} onSaved={saved} onCancel={() => (say(), close())} />
          ) : (
            <ProfileSections user={user} />
          )}
        </div>
      </Container>
    </>
  );
}

type EditProps = {
  user: User;
  banner: ReturnType<typeof useBanner>[0];
  say: ReturnType<typeof useBanner>[1];
  onPhoto: (file: File | null) => void;
  onSaved: (message: string) => void;
  onCancel: () => void;
};

function Edit({ user, banner, say, onPhoto, onSaved, onCancel }: EditProps) {
  const form = useProfileForm(user);
  const submit = async () => {
    say();
    const outcome = await form.save();
    if ('saved' in outcome) onSaved(outcome.saved);
    else say('error', ...outcome.failed);
  };
  const changePhoto = (file: File | null, problem: string | null) => {
    onPhoto(file);
    form.changePhoto(file, problem);
  };
  return (
    <ProfileForm
      user={user}
      form={{ ...form, changePhoto }}
      message={<Banner banner={banner} />}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    />
  );
}

const changePassword = ({ current, next, again }: Passwords) =>
  call('POST /api/auth/change-password/', {
    body: { old_password: current, new_password: next, confirm_password: again },
  });

function ChangePassword({ onCancel }: { onCancel: () => void }) {
  return (
    <Panel title="Change Password" lead="You will be logged out everywhere and log in with the new password.">
      <PasswordPanel
        save={changePassword}
        currentField="old_password"
        failed="Failed to change password."
        next={{ to: '/login', after: 2000, name: 'the login' }}
        autoFocus
        onCancel={onCancel}
      />
    </Panel>
  );
}
