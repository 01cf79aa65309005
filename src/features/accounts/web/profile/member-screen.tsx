import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';
import type { User } from '../../contract';
import { Banner } from '~/ui/banner';
import { PageWaiting } from '../page-waiting';
import { profileQuery } from '../queries';
import { useBanner, type BannerMessage } from '~/ui/hooks/use-banner';
import { useObjectUrl } from '~/ui/hooks/use-object-urls';
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
  const [banner, say] = useBanner({ clearAfter: 3000 });
  const enter = (next: Mode) => {
    say();
    setMode(next);
  };
  const saved = (message: string) => {
    setMode('view');
    say('success', message);
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <PageHeader title={memberTitle} />
      <Container className="grid items-start gap-6 py-8 sm:py-12 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
        {mode === 'edit' ? (
          <Edit user={user} onSaved={saved} onCancel={() => enter('view')} />
        ) : (
          <View user={user} banner={banner} mode={mode} onMode={enter} />
        )}
      </Container>
    </>
  );
}

const cardClass = 'lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]';

type ViewProps = { user: User; banner: BannerMessage | null; mode: Mode; onMode: (mode: Mode) => void };

function View({ user, banner, mode, onMode }: ViewProps) {
  return (
    <>
      <ProfileCard user={user} className={cardClass}>
        {mode === 'view' && (
          <div className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
            <Button onClick={() => onMode('edit')}>
              <Pencil aria-hidden="true" />
              Edit Profile
            </Button>
            <Button variant="secondary" onClick={() => onMode('password')}>
              <KeyRound aria-hidden="true" />
              Change Password
            </Button>
          </div>
        )}
      </ProfileCard>
      <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
        <Banner banner={banner} className="max-lg:order-first" />
        {mode === 'password' && <OwnPassword onCancel={() => onMode('view')} />}
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
