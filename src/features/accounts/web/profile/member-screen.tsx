import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';
import type { User } from '../../contract';
import { Banner } from '~/ui/banner';
import { PageWaiting } from '~/ui/page-waiting';
import { profileQuery } from '../queries';
import { useBanner } from '~/ui/hooks/use-banner';
import { useObjectUrl } from '~/ui/hooks/use-object-urls';
import { mergeSessionUser } from '~/session';
import { OwnPassword } from './own-password';
import { PhotoField } from './photo-field';
import { ProfileCard } from './profile-card';
import { ProfileForm } from './profile-form';
import { ProfileSections } from './profile-sections';
import { SaveState } from './save-state';
import { useProfileForm } from './use-profile-form';

export const memberTitle = 'Member Dashboard';

/** members-and-administration.md section 2, "Member profile dashboard". */
export function MemberScreen() {
  const { data: user, isPending } = useQuery(profileQuery);
  useEffect(() => {
    if (user) mergeSessionUser(user);
  }, [user]);
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

type Mode = 'view' | 'edit' | 'password';

function Profile({ user }: { user: User }) {
  const [mode, setMode] = useState<Mode>('view');
  /** Where somebody comes back from: the button that led there gets the focus again. */
  const [left, setLeft] = useState<Mode>();
  const [banner, say] = useBanner({ clearAfter: 3000 });
  const enter = (next: Mode) => {
    say();
    setMode(next);
  };
  const back = () => {
    setLeft(mode);
    enter('view');
    window.scrollTo({ top: 0 });
  };
  const saved = (message: string) => {
    back();
    say('success', message);
  };
  return (
    <>
      <PageHeader title={memberTitle} />
      <Container className="py-8 sm:py-12">
        <Banner banner={banner} className="mb-6" />
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
          {mode === 'edit' ? (
            <Edit user={user} onSaved={saved} onCancel={back} />
          ) : (
            <View user={user} mode={mode} left={left} onMode={enter} onBack={back} />
          )}
        </div>
      </Container>
    </>
  );
}

const cardClass = 'lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]';

type ViewProps = { user: User; mode: Mode; left: Mode | undefined; onMode: (mode: Mode) => void; onBack: () => void };

function View({ user, mode, left, onMode, onBack }: ViewProps) {
  const edit = useRef<HTMLButtonElement>(null);
  const password = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (mode === 'view' && left) (left === 'edit' ? edit : password).current?.focus({ preventScroll: true });
  }, [mode, left]);
  return (
    <>
      <ProfileCard user={user} className={cardClass}>
        {mode === 'view' && (
          <div className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
            <Button ref={edit} onClick={() => onMode('edit')}>
              <Pencil aria-hidden="true" />
              Edit Profile
            </Button>
            <Button ref={password} variant="secondary" onClick={() => onMode('password')}>
              <KeyRound aria-hidden="true" />
              Change Password
            </Button>
          </div>
        )}
      </ProfileCard>
      <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
        {mode === 'password' && <OwnPassword onCancel={onBack} />}
        <ProfileSections user={user} />
      </div>
    </>
  );
}

type EditProps = { user: User; onSaved: (message: string) => void; onCancel: () => void };

function Edit({ user, onSaved, onCancel }: EditProps) {
  const form = useProfileForm(user);
  const [banner, say] = useBanner({ clearAfter: 3000 });
  const refuse = (lines: string[]) => (lines.length > 0 ? say('error', ...lines) : say());
  const submit = async () => {
    say();
    const outcome = await form.save();
    if ('saved' in outcome) onSaved(outcome.saved);
    else refuse(outcome.failed);
  };
  return (
    <>
      <ProfileCard user={user} photo={useObjectUrl(form.photo)} className={cardClass}>
        <PhotoField file={form.photo} error={form.errors.passport_photo} onChange={form.changePhoto} />
      </ProfileCard>
      <ProfileForm
        user={user}
        form={form}
        message={<SaveState form={form} banner={banner} onFailed={refuse} />}
        onSubmit={() => void submit()}
        onCancel={form.sent === null ? onCancel : form.stop}
      />
    </>
  );
}
