import { useQuery } from '@tanstack/react-query';
import { roleNames, roles } from '~/shared/access';
import { forEditing } from '~/shared/page';
import { SelectField } from '~/ui/forms/choice-fields';
import { TextField } from '~/ui/forms/text-fields';
import { FormDialog } from '~/ui/forms/form-dialog';
import type { RecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { ListFrame } from '~/ui/office/list-frame';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import type { User } from '../../contract';
import { Duties } from './duties';
import { useFactorReset } from './factor-of';
import { fieldGridClass } from '../profile/profile-fields';
import { ProfileForm } from '../profile/profile-form';
import type { ProfileValues } from '../profile/values';
import { useRoleQuestion } from '../people/use-role-question';
import { userQuery } from '../queries';
import { loadFailed, useUserForm } from './use-user-form';
import { UserSummary } from './user-summary';
import * as texts from '../../texts';

type EditUserProps = {
  id: number;
  /** The superuser's own account. */
  own: boolean;
  /** It is saved, with this to say; the window closes. */
  onSaved: (message: string) => void;
};

/** The windows Edit User Profile and Edit Superuser Profile. They open with the person as they are now. */
export function EditUser({ onSaved, onClose, open, ...user }: EditUserProps & DialogState) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={user.own ? texts.editSuperuserProfile : texts.editUserProfile}
      width="lg"
    >
      <Loading
        {...user}
        onSaved={(message) => {
          onClose();
          onSaved(message);
        }}
      />
    </FormDialog>
  );
}

function Loading({ id, ...rest }: EditUserProps) {
  const query = useQuery({ ...userQuery(id), ...forEditing });
  return (
    <ListFrame query={query} failed={loadFailed} waiting={<FormSkeleton />}>
      {(user) => <UserForm user={user} {...rest} />}
    </ListFrame>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-36" />
      <Skeleton className="h-96" />
    </div>
  );
}

type UserFormProps = Omit<EditUserProps, 'id'> & { user: User };

/** A person as the office changes them: photo, account, and the fields of every profile form. */
function UserForm({ user, own, onSaved }: UserFormProps) {
  const { ask, question } = useRoleQuestion();
  const factor = useFactorReset(user);
  const { onPhotoChosen, ...editing } = useUserForm(user, own, { askRole: ask, onSaved });
  return (
    <>
      <ProfileForm
        {...editing}
        plain
        office
        user={user}
        needed={own ? ['full_name', 'phone'] : ['full_name', 'phone', 'license_category']}
        label={own ? texts.superuserProfileLabel : texts.userProfileLabel}
      >
        <UserSummary user={user} form={editing.form} onPhotoChosen={onPhotoChosen} />
        <Account user={user} own={own} form={editing.form} />
        {factor.panel}
      </ProfileForm>
      {question}
      {factor.question}
    </>
  );
}

function Account({ user, own, form }: { user: User; own: boolean; form: RecordForm<ProfileValues> }) {
  return (
    <Panel plain title={texts.account}>
      <div className={fieldGridClass}>
        <TextField form={form} name="username" label={texts.username} required autoComplete="off" maxLength={100} />
        <SelectField
          form={form}
          name="role"
          label={texts.role}
          hint={roleHint(user, own)}
          disabled={!user.is_approved}
          options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
        />
      </div>
      <Duties form={form} />
    </Panel>
  );
}

function roleHint({ is_approved: approved }: User, own: boolean): string | undefined {
  if (!approved) return texts.roleByApproval;
  return own ? texts.ownRoleHint : undefined;
}
