import Check from 'lucide-react/icons/check';
import { useState, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import type { PendingUser } from '../../contract';
import { roleNames, type Role } from '~/shared/access';
import { singlePress } from '../components/single-press';

type ApproveFormProps = { user: PendingUser; busy: boolean; onApprove: (role: Role) => void };

const choices: readonly Role[] = ['member', 'unit_admin', 'area_admin', 'admin', 'superuser', 'user'];

/** The role, member unless another is chosen, beside the position that was asked for (readings.md, "Roles"). */
export function ApproveForm({ user, busy, onApprove }: ApproveFormProps) {
  const [role, setRole] = useState<Role>('member');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onApprove(role);
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
      <Button {...singlePress} type="submit" loading={busy}>
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
