import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useState, type FormEvent } from 'react';
import type { Role } from '~/shared/access';
import { roleNames } from '~/shared/role-names';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Field } from '~/ui/field';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { Select } from '~/ui/select';
import { assignableRoles } from '../../contract/application-words';
import type { PendingUser } from '../../contract';
import { singlePress } from '~/features/sign-in/web/public';
import { approvalError, decideApplication, isUnconfirmed } from '../mutations';
import { useRoleQuestion } from '~/features/people/web/public';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

export type ApproveFormProps = {
  user: PendingUser;
  /** Whether the viewer is a superuser, who alone can name another one. */
  isSuperuser: boolean;
  messages: Messages;
  /** Receives the server's message. */
  onApproved: (message: string) => void;
};

const choices: readonly Role[] = ['member', 'unit_admin', 'area_admin', 'admin', 'superuser', 'user'];

/** Shows the role, member by default, and the approval; other roles open a question first. */
export function ApproveForm({ user, isSuperuser, messages, onApproved }: ApproveFormProps) {
  const [role, setRole] = useState<Role>('member');
  const { mutateAsync: decide, isPending } = useMutation(decideApplication);
  const { ask, question } = useRoleQuestion();
  const unconfirmed = useDialog();

  const approve = async (confirmed: boolean) => {
    try {
      const body = { decision: 'approve', role, confirmed } as const;
      onApproved((await decide({ params: { id: user.id }, body })).message);
    } catch (error) {
      if (isUnconfirmed(error)) unconfirmed.show(true);
      else messages.error(approvalError(error));
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !(await ask(user.full_name, role))) return;
    await approve(false);
  };
  const offered = choices.filter((choice) => isSuperuser || assignableRoles.includes(choice));
  return (
    <>
      <form
        noValidate
        aria-label={fillText(texts.approvalOf, { name: user.full_name })}
        className="flex min-w-0 flex-1 items-center gap-2 max-sm:basis-full max-sm:flex-wrap xl:min-w-min print:hidden"
        onSubmit={(event) => void submit(event)}
      >
        <Field label={texts.approveAs} hideLabel className="min-w-24 flex-1">
          <Select
            value={role}
            options={offered.map((choice) => optionOf(choice, user))}
            onChange={(event) => setRole(event.target.value as Role)}
            className="ps-2.5! pe-8! text-sm! pointer-fine:min-h-9 pointer-fine:py-1"
          />
        </Field>
        {/* The next row moves to where this row was. */}
        <Button {...singlePress} type="submit" size="sm" className="px-3! pointer-coarse:min-h-11" loading={isPending}>
          <Check aria-hidden="true" />
          {common.approve}
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
        onConfirm={() => approve(true)}
      />
    </>
  );
}

/** An area admin needs an area to administer. */
const optionOf = (role: Role, { area }: PendingUser) =>
  role === 'area_admin' && area === null
    ? { value: role, label: fillText(texts.roleNeedsArea, { role: roleNames[role] }), disabled: true }
    : { value: role, label: roleNames[role] };
