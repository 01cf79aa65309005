import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useState, type FormEvent } from 'react';
import { roleNames, type Role } from '~/shared/access';
import { CallError } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Field } from '~/ui/field';
import { useDialog } from '~/ui/hooks/use-dialog';
import { Select } from '~/ui/select';
import { rolesToGive } from '../../contract/application-words';
import type { PendingUser } from '../../contract';
import { singlePress } from '../components/single-press';
import { approveUser, decideApplication } from '../mutations';
import { useRoleQuestion } from '../people/use-role-question';
import * as texts from '../../texts';

export type ApproveFormProps = {
  user: PendingUser;
  /** A superuser approves by the specified call, which asks nothing more; a registrar by the desk's. */
  isSuperuser: boolean;
  /** Asked to approve; says what came of it. */
  onApprove: (approve: () => Promise<{ message: string }>) => Promise<void>;
};

const choices: readonly Role[] = ['member', 'unit_admin', 'area_admin', 'admin', 'superuser', 'user'];

/** The role, member unless another is chosen, and the approval; more than a member only after a question. */
export function ApproveForm({ user, isSuperuser, onApprove }: ApproveFormProps) {
  const [role, setRole] = useState<Role>('member');
  const { mutateAsync: approve, isPending: isApproving } = useMutation(approveUser);
  const { mutateAsync: decide, isPending: isDeciding } = useMutation(decideApplication);
  const isPending = isApproving || isDeciding;
  const { ask, question } = useRoleQuestion();
  const unconfirmed = useDialog();
  const params = { id: user.id };

  const approveHere = async (confirmed: boolean) => {
    if (isSuperuser) return onApprove(() => approve({ params, body: { role } }));
    const decided = decide({ params, body: { decision: 'approve', role, confirmed } });
    const isAsked = await decided.then(
      () => false,
      (error: unknown) => error instanceof CallError && error.code === 'unconfirmed',
    );
    if (isAsked) unconfirmed.show(true);
    else await onApprove(() => decided);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !(await ask(user.full_name, role))) return;
    await approveHere(false);
  };
  const offered = choices.filter((choice) => isSuperuser || rolesToGive.includes(choice));
  return (
    <>
      <form
        noValidate
        aria-label={fillText(texts.approvalOf, { name: user.full_name })}
        className="flex min-w-0 flex-1 items-center gap-2 max-sm:basis-full print:hidden"
        onSubmit={(event) => void submit(event)}
      >
        <Field label={texts.approveAs} hideLabel className="min-w-0 flex-1">
          <Select
            value={role}
            options={offered.map((choice) => optionOf(choice, user))}
            onChange={(event) => setRole(event.target.value as Role)}
            className="ps-2.5! pe-8! text-sm! pointer-fine:min-h-9 pointer-fine:py-1"
          />
        </Field>
        {/* The next row moves to where this one was. */}
        <Button {...singlePress} type="submit" size="sm" className="px-3! pointer-coarse:min-h-11" loading={isPending}>
          <Check aria-hidden="true" />
          {texts.approve}
          <span className="sr-only"> {user.full_name}</span>
        </Button>
      </form>
      {question}
      <ConfirmDialog
        key={unconfirmed.key}
        {...unconfirmed.state}
        title={fillText(texts.approveAnywayQuestion, { name: user.full_name })}
        description={texts.approveAnywayMore}
        confirmLabel={texts.approveAnyway}
        onConfirm={() => approveHere(true)}
      />
    </>
  );
}

/** An area admin sees an area; somebody without one can't be theirs. */
const optionOf = (role: Role, { area }: PendingUser) =>
  role === 'area_admin' && area === null
    ? { value: role, label: fillText(texts.roleNeedsArea, { role: roleNames[role] }), disabled: true }
    : { value: role, label: roleNames[role] };
