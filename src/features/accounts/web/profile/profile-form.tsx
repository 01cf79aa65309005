import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '~/ui/button';
import type { User } from '../../contract';
import { OwnEmail } from './own-email';
import { ProfileFields } from './profile-fields';
import type { useProfileForm } from './use-profile-form';

type ProfileFormProps = {
  user: User;
  form: ReturnType<typeof useProfileForm>;
  /** What the last try to save came to; above the buttons, where the eye is. */
  message: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
};

/** The profile in edit mode: the same three sections as fields. */
export function ProfileForm({ user, form, message, onSubmit, onCancel }: ProfileFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:not([type=file])')?.focus(), []);
  const { saving } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) onSubmit();
  };
  return (
    <form ref={ref} noValidate aria-label="Edit profile" className="flex flex-col gap-6" onSubmit={submit}>
      <ProfileFields
        user={user}
        form={form}
        fixedArea={user.is_area_admin}
        email={<OwnEmail user={user} form={form} />}
      />
      <div className="sticky bottom-0 z-10 -mx-gutter flex flex-col gap-3 border-t border-line bg-card px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-md sm:bottom-4 sm:mx-0 sm:rounded-lg sm:border sm:px-5">
        {message}
        <div className="flex gap-3 sm:flex-row-reverse">
          <Button type="submit" loading={saving} className="flex-1 sm:flex-none">
            Save Changes
          </Button>
          <Button variant="secondary" disabled={saving && form.sent === null} className="flex-1 sm:flex-none" onClick={onCancel}>
            {form.sent === null ? 'Cancel' : 'Cancel Upload'}
          </Button>
        </div>
      </div>
    </form>
  );
}
