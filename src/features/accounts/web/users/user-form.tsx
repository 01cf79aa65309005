import { useRef, type FormEvent } from 'react';
import { Banner } from '~/ui/banner';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { useBanner } from '~/ui/hooks/use-banner';
import { useFocusFault } from '~/ui/hooks/use-focus-fault';
import { Input } from '~/ui/input';
import { Panel } from '~/ui/panel';
import { Select } from '~/ui/select';
import { ConflictAlert } from '~/ui/conflict-alert';
import { TransferList } from '~/ui/transfer-list';
import type { User } from '../../contract';
import { roleNames, roles } from '~/shared/access';
import { useTold } from '../components/use-told';
import { fieldGridClass, ProfileFields } from '../profile/profile-fields';
import { bannerTone } from './banner-tone';
import { useUserForm, type Outcome } from './use-user-form';
import { UserSummary } from './user-summary';

type UserFormProps = {
  user: User;
  own: boolean;
  onSaving: (saving: boolean) => void;
  onTyped: (typed: boolean) => void;
  onSaved: (message: string) => void;
  onCancel: () => void;
};

type Form = ReturnType<typeof useUserForm>;

/** A person as the office changes them: photo, account, and the fields of every profile form. */
export function UserForm({ user, own, onSaving, onTyped, onSaved, onCancel }: UserFormProps) {
  const form = useUserForm(user, own);
  const { saving } = form;
  const ref = useRef<HTMLFormElement>(null);
  const focusFault = useFocusFault(ref);
  const [banner, say] = useBanner({ clearAfter: 5000, errorsToo: true });
  useTold(saving, onSaving);
  useTold(form.typed, onTyped);

  const tell = ({ done, message }: Outcome) => {
    if (done) return onSaved(message ?? '');
    if (message) say(bannerTone(message), message);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    say();
    tell(await form.save());
    focusFault();
  };

  return (
    <form
      ref={ref}
      noValidate
      aria-label={own ? 'Superuser profile' : 'User profile'}
      // What gets the focus must not come to lie under the buttons.
      className="[&_input]:scroll-mb-48 [&_select]:scroll-mb-48 [&_textarea]:scroll-mb-48"
      onSubmit={(event) => void submit(event)}
    >
      {form.stale && (
        <ConflictAlert busy={false} failed="Failed to save user changes." onTakeCurrent={() => void (async () => tell(await form.takeCurrent()))()} />
      )}
      <UserSummary user={user} form={form} />
      <div className="mt-7 flex flex-col gap-8">
        <Panel plain title="Account">
          <div className={fieldGridClass}>
            <Account user={user} own={own} form={form} />
          </div>
        </Panel>
        <ProfileFields
          plain
          user={user}
          form={form}
          needed={own ? ['full_name', 'phone'] : ['full_name', 'phone', 'license_category']}
          email={
            <Field label="Email" required error={form.errors.email}>
              <Input
                type="email"
                autoComplete="off"
                maxLength={254}
                value={form.values.email}
                onChange={(event) => form.change('email', event.target.value)}
              />
            </Field>
          }
        />
      </div>
      <div className="sticky -bottom-5 z-10 -mx-5 mt-8 -mb-5 border-t border-line bg-sunken px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
        <Banner banner={banner} className="mb-3" />
        {form.transfers.length > 0 && (
          <div className="mb-3">
            <TransferList transfers={form.transfers} />
          </div>
        )}
        <div className="flex gap-3 *:flex-1 sm:justify-end sm:*:flex-none">
          {form.transfers.some(({ state }) => state === 'sending') ? (
            <Button variant="secondary" onClick={form.stopPhoto}>
              Cancel Upload
            </Button>
          ) : (
            <Button variant="secondary" disabled={saving} onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" loading={saving}>
            Save Changes
          </Button>
        </div>
      </div>
    </form>
  );
}

function Account({ user, own, form }: { user: User; own: boolean; form: Form }) {
  return (
    <>
      <Field label="Username" required error={form.errors.username}>
        <Input
          autoComplete="off"
          maxLength={100}
          value={form.values.username}
          onChange={(event) => form.change('username', event.target.value)}
        />
      </Field>
      <Field label="Role" error={form.errors.role} hint={roleHint(user, own)}>
        <Select
          value={form.values.role}
          disabled={!user.is_approved}
          options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
          onChange={(event) => form.change('role', event.target.value)}
        />
      </Field>
    </>
  );
}

function roleHint({ is_approved: approved }: User, own: boolean): string | undefined {
  if (!approved) return 'The role is given when the application is approved.';
  return own ? 'With another role you lose access to the administration.' : undefined;
}
