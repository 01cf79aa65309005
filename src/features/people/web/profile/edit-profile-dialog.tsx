import { useEffect, useEffectEvent, useState } from 'react';
import { Avatar } from '~/ui/avatar';
import { FormDialog } from '~/ui/forms/form-dialog';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { User } from '~/shared/person/user';
import { PhotoField, usePhotoPreview } from './photo-field';
import { ProfileForm } from './profile-form';
import { useOwnProfile, type ProfileEditing } from './use-own-profile';
import { officePhoto } from './values';
import * as texts from '../../texts';

/** Milliseconds that a success is shown before the window closes. */
const CLOSE_MS = 2000;

type EditProfileDialogProps = DialogState & {
  user: User;
};

/** Renders the edit-profile window of the admin dashboard (docs/product/admin.md, "Edit profile window"). */
export function EditProfileDialog({ user, ...state }: EditProfileDialogProps) {
  return (
    <FormDialog {...state} title={texts.editProfile} width="lg">
      <EditForm user={user} onClose={state.onClose} />
    </FormDialog>
  );
}

function EditForm({ user, onClose }: { user: User; onClose: () => void }) {
  const [saved, setSaved] = useState<User>();
  const editing: ProfileEditing = useOwnProfile(user, {
    clearAfter: CLOSE_MS + 1000,
    onSaved: (message, now) => {
      editing.form.messages.success(message);
      setSaved(now);
    },
  });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => close(), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  const { full_name: name, passport_photo: photo } = saved ?? user;
  const preview = usePhotoPreview(editing.form);
  return (
    <ProfileForm {...editing} plain user={user} label={texts.editProfileLabel} done={saved !== undefined}>
      <div className="flex items-center gap-5">
        <Avatar name={name} src={preview ?? photo} size="xl" className="aspect-4/5 h-auto! w-24! sm:w-32!" />
        <div className="min-w-0 flex-1 *:mt-0 sm:max-w-64">
          <PhotoField form={editing.form} rule={officePhoto} />
        </div>
      </div>
    </ProfileForm>
  );
}
