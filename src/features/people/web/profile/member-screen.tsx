import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { mergeSessionUser } from '~/session';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { OwnHeader, OwnWaiting } from '~/ui/own-header';
import type { User } from '~/shared/person/user';
import { profileQuery } from '../queries';
import { PhotoField, usePhotoPreview } from './photo-field';
import { ProfileCard } from './profile-card';
import { ProfileForm } from './profile-form';
import { ProfileSections } from './profile-sections';
import { useOwnProfile } from './use-own-profile';
import { memberPhoto } from './values';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

export const memberTitle = common.memberDashboard;

/** Milliseconds that a message stays. */
const messageMs = 3000;

type MemberScreenProps = {
  /** What matters today: the first thing of the page; undefined while it is loading. */
  today: ReactNode | undefined;
  more?: ReactNode;
  /** Changes the password. Sign-in implements it and imports this feature, so it is passed in. */
  OwnPassword: ComponentType<{ onCancel: () => void }>;
};

/** Renders the caller's own profile, read or edited (docs/product/members.md, "Member dashboard"). */
export function MemberScreen({ today, ...handed }: MemberScreenProps) {
  const { data: user, isPending } = useQuery(profileQuery);
  useEffect(() => {
    if (user) mergeSessionUser(user);
  }, [user]);
  if (isPending || today === undefined) return <MemberWaiting />;
  return user ? <Profile user={user} today={today} {...handed} /> : <ProfileNotFound today={today} />;
}

/** Renders the screen until the person is known. */
export const MemberWaiting = () => <OwnWaiting title={memberTitle} back={null} />;

/** Without a connection, what was taken along is still in reach. */
function ProfileNotFound({ today }: { today: ReactNode }) {
  return (
    <>
      <OwnHeader title={memberTitle} back={null} />
      <Container className="pt-1.5 pb-12 sm:pt-12">
        {today}
        <EmptyState
          announce
          headingLevel={2}
          title={texts.profileNotFound}
          action={<ButtonLink to="/login">{personTexts.backToLogin}</ButtonLink>}
        >
          {texts.profileNotLoaded}
        </EmptyState>
      </Container>
    </>
  );
}

type Mode = 'view' | 'edit' | 'password';

type ProfileProps = MemberScreenProps & { user: User };

function Profile({ user, today, ...handed }: ProfileProps) {
  const [mode, setMode] = useState<Mode>('view');
  /** The mode that was left: the button that led there gets the focus again. */
  const [left, setLeft] = useState<Mode>();
  const [message, messages] = useMessage({ clearAfter: messageMs });
  const enter = (next: Mode) => {
    messages.clear();
    setMode(next);
  };
  const back = () => {
    setLeft(mode);
    enter('view');
    window.scrollTo({ top: 0 });
  };
  const saved = (words: string) => {
    back();
    messages.success(words);
  };
  return (
    <>
      <OwnHeader title={memberTitle} back={null} />
      <Container className="pt-1.5 pb-8 sm:py-12">
        {mode === 'view' && today}
        <MessageBanner message={message} className="mb-6" />
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
          {mode === 'edit' ? (
            <Edit user={user} onSaved={saved} onCancel={back} />
          ) : (
            <View user={user} mode={mode} left={left} {...handed} onMode={enter} onBack={back} />
          )}
        </div>
      </Container>
    </>
  );
}

const cardClass = 'lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]';

type ViewProps = Omit<MemberScreenProps, 'today'> & {
  user: User;
  mode: Mode;
  left: Mode | undefined;
  onMode: (mode: Mode) => void;
  onBack: () => void;
};

function View({ user, mode, left, more, OwnPassword, onMode, onBack }: ViewProps) {
  const edit = useRef<HTMLButtonElement>(null);
  const password = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (mode === 'view' && left) (left === 'edit' ? edit : password).current?.focus({ preventScroll: true });
  }, [mode, left]);
  return (
    <>
      <div className="flex min-w-0 flex-col gap-6 empty:hidden lg:col-start-2">
        {mode === 'password' && <OwnPassword onCancel={onBack} />}
        {more}
      </div>
      <ProfileCard user={user} className={clsx(cardClass, 'lg:col-start-1 lg:row-span-2 lg:row-start-1')}>
        {mode === 'view' && (
          <div className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
            <Button ref={edit} onClick={() => onMode('edit')}>
              <Pencil aria-hidden="true" />
              {texts.editProfile}
            </Button>
            <Button ref={password} variant="secondary" onClick={() => onMode('password')}>
              <KeyRound aria-hidden="true" />
              {personTexts.changePassword}
            </Button>
            <ButtonLink to="/account/security" variant="secondary" className="sm:max-lg:col-span-2">
              <ShieldCheck aria-hidden="true" />
              {personTexts.accountSecurity}
            </ButtonLink>
          </div>
        )}
      </ProfileCard>
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-2">
        <ProfileSections user={user} />
      </div>
    </>
  );
}

type EditProps = { user: User; onSaved: (message: string) => void; onCancel: () => void };

function Edit({ user, onSaved, onCancel }: EditProps) {
  const editing = useOwnProfile(user, { onSaved, clearAfter: messageMs });
  const { form } = editing;
  const { setFocus } = form;
  useEffect(() => setFocus('full_name'), [setFocus]);
  return (
    <>
      <ProfileCard user={user} photo={usePhotoPreview(form)} className={cardClass}>
        <PhotoField form={form} rule={memberPhoto} />
      </ProfileCard>
      <ProfileForm {...editing} user={user} label={texts.editProfileLabel} onCancel={onCancel} />
    </>
  );
}
