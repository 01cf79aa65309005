import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as common from '~/shared/texts';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { ProfileFields, type ProfileFieldsProps } from './profile-fields';
import type { ProfileEditing } from './use-own-profile';
import * as texts from '../../texts';

type ProfileFormProps = ProfileEditing &
  ProfileFieldsProps & {
    label: string;
    /** Whether it is saved: only closing is left. */
    done?: boolean;
    onCancel?: () => void;
    children?: ReactNode;
  };

/** Renders the form of a person's profile, for the member dashboard, the admin dashboard and user management. */
export function ProfileForm({ label, transfers, done, onCancel, children, ...fields }: ProfileFormProps) {
  const { form, plain, office } = fields;
  return (
    <Form form={form} label={label} className={plain ? undefined : 'flex flex-col gap-6'}>
      <fieldset disabled={done} className={clsx('flex min-w-0 flex-col', plain ? 'gap-8' : 'gap-6')}>
        {children}
        <ProfileFields {...fields} />
      </fieldset>
      <FormActions
        form={form}
        submitLabel={common.saveChanges}
        place="bar"
        transfers={transfers}
        done={done}
        onCancel={onCancel}
        conflictWords={{ title: office ? texts.userConflict : texts.profileConflict }}
      />
    </Form>
  );
}
