import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useState, type FormEvent } from 'react';
import { roleNames, type Role } from '~/shared/access';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import type { PendingUser } from '../../contract';
import { singlePress } from '../components/single-press';
import { approveUser } from '../mutations';

export type ApproveFormProps = {
  user: PendingUser;
  /** Asked to approve; says what came of it. */
  onApprove: (approve: () => Promise<{ message: string }>) => Promise<void>;
};

const choices: readonly Role[] = ['member', 'unit_admin', 'area_admin', 'admin', 'superuser', 'user'];

/** The role, member unless another is chosen, beside the position that was asked for. */
export function ApproveForm({ user, onApprove }: ApproveFormProps) {
  const [role, setRole] = useState<Role>('member');
  const { mutateAsync: approve, isPending } = useMutation(approveUser);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void onApprove(() => approve({ params: { id: user.id }, body: { role } }));
  };
  return (
    <form noValidate aria-label={`Approval of ${user.full_name}`} className="flex h-full flex-col gap-4" onSubmit={submit}>
      <Field label="Approve as" hint={`Requested: ${user.requested_role_display ?? roleNames.member}`}>
        <Select
          value={role}
          options={choices.map((choice) => optionOf(choice, user))}
          onChange={(event) => setRole(event.target.value as Role)}
        />
      </Field>
      {/* The next card moves to where this one was. */}
      <Button {...singlePress} type="submit" loading={isPending}>
        <Check aria-hidden="true" />
        Approve<span className="sr-only"> {user.full_name}</span>
      </Button>
    </form>
  );
}

/** An area admin sees an area; somebody without one can't be theirs. */
const optionOf = (role: Role, { area }: PendingUser) =>
  role === 'area_admin' && area === null
    ? { value: role, label: `${roleNames[role]} (needs an area)`, disabled: true }
    : { value: role, label: roleNames[role] };
