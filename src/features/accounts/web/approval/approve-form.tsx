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
import { useRoleQuestion } from '../people/use-role-question';

export type ApproveFormProps = {
  user: PendingUser;
  /** Asked to approve; says what came of it. */
  onApprove: (approve: () => Promise<{ message: string }>) => Promise<void>;
};

const choices: readonly Role[] = ['member', 'unit_admin', 'area_admin', 'admin', 'superuser', 'user'];

/** The role, member unless another is chosen, and the approval; more than a member only after a question. */
export function ApproveForm({ user, onApprove }: ApproveFormProps) {
  const [role, setRole] = useState<Role>('member');
  const { mutateAsync: approve, isPending } = useMutation(approveUser);
  const { ask, question } = useRoleQuestion();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !(await ask(user.full_name, role))) return;
    await onApprove(() => approve({ params: { id: user.id }, body: { role } }));
  };
  return (
    <>
      <form
        noValidate
        aria-label={`Approval of ${user.full_name}`}
        className="flex items-center gap-2 print:hidden"
        onSubmit={(event) => void submit(event)}
      >
        <Field label="Approve as" hideLabel className="min-w-0 flex-1">
          <Select
            value={role}
            options={choices.map((choice) => optionOf(choice, user))}
            onChange={(event) => setRole(event.target.value as Role)}
            className="ps-2.5! pe-8! text-sm! pointer-fine:min-h-9 pointer-fine:py-1"
          />
        </Field>
        {/* The next row moves to where this one was. */}
        <Button {...singlePress} type="submit" size="sm" className="px-3! pointer-coarse:min-h-11" loading={isPending}>
          <Check aria-hidden="true" />
          Approve<span className="sr-only"> {user.full_name}</span>
        </Button>
      </form>
      {question}
    </>
  );
}

/** An area admin sees an area; somebody without one can't be theirs. */
const optionOf = (role: Role, { area }: PendingUser) =>
  role === 'area_admin' && area === null
    ? { value: role, label: `${roleNames[role]} (needs an area)`, disabled: true }
    : { value: role, label: roleNames[role] };
