import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { roles } from '~/shared/access';
import { roleNames } from '~/shared/role-names';
import { forEditing } from '~/shared/page';
import { SelectField } from '~/ui/forms/choice-fields';
import { LineField } from '~/ui/forms/text-fields';
import { FormDialog } from '~/ui/forms/form-dialog';
import type { RecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { ListFrame } from '~/ui/office/list-frame';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import type { User } from '~/shared/person/user';
import { Duties } from './duties';
import { fieldGridClass } from '../profile/profile-fields';
import { ProfileForm } from '../profile/profile-form';
import type { ProfileValues } from '../profile/values';
import { useRoleQuestion } from './use-role-question';
import { userQuery } from '../queries';
import { loadFailed, useUserForm } from './use-user-form';
import { UserSummary } from './user-summary';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

/** Returns the panel of a person's second factor, and the question that stands outside its form. */
type UseFactorReset = (user: User) => { panel: ReactNode; question: ReactNode };

type EditUserProps = {
  id: number;
  isOwn: boolean;
  /** Shows the second factor. Sign-in implements it and imports this feature, so it is passed in. */
  useFactorReset: UseFactorReset;
  /** Receives the message after a save; the window closes. */
  onSaved: (message: string) => void;
};

/** Renders the windows Edit User Profile and Edit Superuser Profile, with the person as they are stored now. */
export function EditUser({ onSaved, onClose, open, ...user }: EditUserProps & DialogState) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={user.isOwn ? texts.editSuperuserProfile : texts.editUserProfile}
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

/** Renders the form by which the office changes a person: photo, account, and the fields of every profile form. */
function UserForm({ user, isOwn, useFactorReset, onSaved }: UserFormProps) {
  const { ask, question } = useRoleQuestion();
  const factor = useFactorReset(user);
  const { onPhotoChosen, ...editing } = useUserForm(user, isOwn, { askRole: ask, onSaved });
  return (
    <>
      <ProfileForm
        {...editing}
        plain
        office
        user={user}
        needed={isOwn ? ['full_name', 'phone'] : ['full_name', 'phone', 'license_category']}
        label={isOwn ? texts.superuserProfileLabel : texts.userProfileLabel}
      >
        <UserSummary user={user} form={editing.form} onPhotoChosen={onPhotoChosen} />
        <Account user={user} isOwn={isOwn} form={editing.form} />
        {factor.panel}
      </ProfileForm>
      {question}
      {factor.question}
    </>
  );
}

function Account({ user, isOwn, form }: { user: User; isOwn: boolean; form: RecordForm<ProfileValues> }) {
  return (
    <Panel plain title={texts.account}>
      <div className={fieldGridClass}>
        <LineField form={form} name="username" label={personTexts.username} required maxLength={100} />
        <SelectField
          form={form}
          name="role"
          label={personTexts.role}
          hint={roleHint(user, isOwn)}
          disabled={!user.is_approved}
          options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
        />
      </div>
      <Duties form={form} />
    </Panel>
  );
}

function roleHint({ is_approved: approved }: User, isOwn: boolean): string | undefined {
  if (!approved) return texts.roleByApproval;
  return isOwn ? texts.ownRoleHint : undefined;
}
