import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Avatar } from '~/ui/avatar';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useBanner } from '~/ui/hooks/use-banner';
import { useFocusFault } from '~/ui/hooks/use-focus-fault';
import { useObjectUrl } from '~/ui/hooks/use-object-urls';
import type { User } from '../../contract';
import { useDiscardQuestion } from '../components/use-discard-question';
import { useTold } from '../components/use-told';
import { officePhoto } from './form';
import { OwnEmail } from './own-email';
import { PhotoField } from './photo-field';
import { ProfileFields } from './profile-fields';
import { SaveState } from './save-state';
import { useProfileForm } from './use-profile-form';

/** How long a success is shown before the window closes (spec, section 4). */
const CLOSE_MS = 2000;

type EditProfileDialogProps = {
  /** The profile as it was just loaded. */
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The admin dashboard's edit-profile modal: photo, basic info, address, license, qualification (spec, section 2). */
export function EditProfileDialog({ user, open, onOpenChange }: EditProfileDialogProps) {
  const [saving, setSaving] = useState(false);
  const close = () => onOpenChange(false);
  const { question, setTyped, ...closing } = useDiscardQuestion(close);
  return (
    <Dialog {...closing} open={open} title="Edit Profile" width="lg" dismissible={!saving} holdsTyping>
      <EditForm user={user} onSaving={setSaving} onTyped={setTyped} onClose={close} />
      {question}
    </Dialog>
  );
}

type Tell = (is: boolean) => void;
type EditFormProps = { user: User; onSaving: Tell; onTyped: Tell; onClose: () => void };

function EditForm({ user, onSaving, onTyped, onClose }: EditFormProps) {
  const form = useProfileForm(user);
  const { saving } = form;
  const preview = useObjectUrl(form.photo);
  const [done, setDone] = useState(false);
  const [banner, say] = useBanner({ clearAfter: CLOSE_MS + 1000 });
  const element = useRef<HTMLFormElement>(null);
  const focusFault = useFocusFault(element);
  useTold(saving, onSaving);
  useTold(form.typed && !done, onTyped);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => close.current(), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving || done) return;
    say();
    const outcome = await form.save();
    if ('saved' in outcome) {
      say('success', outcome.saved);
      setDone(true);
    } else if (outcome.failed.length > 0) {
      say('error', ...outcome.failed);
      focusFault();
    }
  };

  return (
    <form ref={element} noValidate aria-label="Edit profile" onSubmit={(event) => void submit(event)}>
      <fieldset disabled={done} className="flex min-w-0 flex-col gap-8">
        <div className="flex items-center gap-5">
          <Avatar name={user.full_name} src={preview ?? user.passport_photo} size="xl" className="aspect-4/5 h-auto! w-24! sm:w-32!" />
          <div className="min-w-0 flex-1 *:mt-0 sm:max-w-64">
            <PhotoField rule={officePhoto} file={form.photo} error={form.errors.passport_photo} onChange={form.changePhoto} />
          </div>
        </div>
        <ProfileFields plain user={user} form={form} fixedArea={user.is_area_admin} email={<OwnEmail user={user} form={form} />} />
      </fieldset>
      <div className="sticky -bottom-5 z-10 -mx-5 mt-8 -mb-5 flex flex-col gap-3 border-t border-line bg-sunken px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
        <SaveState form={form} banner={banner} onFailed={(lines) => (lines.length > 0 ? say('error', ...lines) : say())} />
        <div className="flex gap-3 *:flex-1 sm:justify-end sm:*:flex-none">
          {form.sent === null ? (
            <Button variant="secondary" disabled={saving} onClick={onClose}>
              {done ? 'Close' : 'Cancel'}
            </Button>
          ) : (
            <Button variant="secondary" onClick={form.stop}>
              Cancel Upload
            </Button>
          )}
          {!done && (
            <Button type="submit" loading={saving}>
              Save Changes
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
