import { useMutation } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useRevocation } from '~/features/applications/web/public';
import { deleteUser, EditUser } from '~/features/people/web/public';
import { useFactorReset } from '~/features/sign-in/web/public';
import { CallError } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import * as personTexts from '~/shared/person/texts';
import { isMissing } from '~/shared/record-page';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { reportDeletion } from '~/ui/office/describe-outcome';
import { roleShown } from '../role-shown';
import type { Person } from './people-table';
import type { Deeds } from './view';
import * as texts from '../../texts';

/**
 * Returns what user management does with people: edit, delete, withdraw the approval (docs/product/members.md, "User
 * management").
 */
export function useUserDeeds(messages: Messages, ownId: number | undefined): Deeds {
  const { mutateAsync: remove } = useMutation(deleteUser);
  const revoke = useRevocation();
  const editing = useDialog<number>();
  const deletion = useDeletion(({ id }: Person) =>
    reportDeletion(messages, () => remove({ params: { id } }), {
      done: texts.userDeleted,
      failed: texts.deleteUserFailed,
      known: { 403: texts.deleteUserRefused, 404: personTexts.userUnknown },
      isGone: isMissing,
    }),
  );
  const revocation = useDeletion(
    ({ id }: Person) =>
      reportDeletion(messages, () => revoke({ params: { id } }), {
        done: ({ message: said }) => said,
        failed: texts.withdrawApprovalFailed,
        known: { 404: true, 409: true },
        isGone: (error) => isMissing(error) || (error instanceof CallError && error.code === 'not_approved'),
      }),
    deletion.fallback,
  );

  const actionsOf = (person: Person) => (
    <span className="flex flex-wrap gap-2 xl:gap-1.5">
      <Action label={texts.editUser} of={person} Icon={Pencil} onClick={() => editing.show(person.id)} />
      <Action danger label={texts.deleteUser} of={person} Icon={Trash2} onClick={() => deletion.ask(person)} />
      {person.is_approved ? (
        <Action label={texts.withdrawApproval} of={person} Icon={UserX} onClick={() => revocation.ask(person)} />
      ) : (
        <ButtonLink
          variant="secondary"
          size="sm"
          className={actionClass}
          title={texts.reviewApplication}
          to="/app/admin/pending-members"
        >
          <UserCheck aria-hidden="true" />
          <span className="xl:sr-only">{texts.reviewApplication}</span>
          <span className="sr-only"> {fillText(common.ofName, { name: person.full_name })}</span>
        </ButtonLink>
      )}
    </span>
  );

  return {
    count: deletion.fallback,
    ownAction: ownId !== undefined && (
      <Button variant="secondary" onClick={() => editing.show(ownId)}>
        <Pencil aria-hidden="true" />
        {texts.editProfile}
      </Button>
    ),
    column: {
      label: common.actions,
      width: '7.75rem',
      hideLabel: true,
      className: 'max-xl:col-span-full max-xl:border-t max-xl:border-line max-xl:pt-3 print:hidden',
      cell: actionsOf,
    },
    windows: (
      <>
        {editing.render((state, id) => (
          <EditUser
            {...state}
            id={id}
            isOwn={id === ownId}
            useFactorReset={useFactorReset}
            onSaved={messages.success}
          />
        ))}
        {deletion.question((item) => ({
          title: texts.deleteUser,
          description: fillText(texts.deleteUserQuestion, { name: item.full_name }),
          confirmLabel: texts.deleteUser,
        }))}
        {revocation.question((item) => ({
          title: texts.withdrawApproval,
          description: fillText(texts.withdrawApprovalQuestion, {
            name: item.full_name,
            role: roleShown(item.role_display),
          }),
          confirmLabel: texts.withdrawApproval,
        }))}
      </>
    ),
  };
}

/** With words on a card; icons alone on a line, where they repeat a thousand times. */
const actionClass = 'pointer-coarse:min-h-11 xl:size-9 xl:px-0!';

type ActionProps = {
  label: string;
  of: Person;
  Icon: typeof Pencil;
  danger?: boolean;
  onClick: () => void;
};

const Action = ({ label, of, Icon, danger, onClick }: ActionProps): ReactNode => (
  <Button
    variant="secondary"
    size="sm"
    title={label}
    className={clsx(actionClass, danger && 'text-danger!')}
    onClick={onClick}
  >
    <Icon aria-hidden="true" />
    <span className="xl:sr-only">{label}</span>
    <span className="sr-only"> {of.full_name}</span>
  </Button>
);
