import { roleNames, type Role } from '~/shared/access';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDialog } from '~/ui/hooks/use-dialog';

/** What somebody may do who is more than a member (docs/product/accounts.md, "Roles"). */
const powers: Partial<Record<Role, string>> = {
  unit_admin: 'A unit admin is shown as such to all members.',
  area_admin: 'An area admin sees the members and applicants of their area, with addresses and phone numbers.',
  admin: 'An admin changes what the public pages show: shops, ads, events and resources.',
  superuser: 'A superuser may do everything: see and change everybody, approve, delete and read the audit log.',
};

interface Question {
  name: string;
  role: Role;
  answer: (yes: boolean) => void;
}

/**
 * Asks before somebody becomes more than a member. `ask` gives whether to go on, at once for a member or less; `question` is
 * the window, for the screen to show.
 */
export function useRoleQuestion() {
  const { subject, state, key, show, close } = useDialog<Question>();
  const ask = (name: string, role: Role): Promise<boolean> =>
    powers[role] === undefined ? Promise.resolve(true) : new Promise((answer) => show({ name, role, answer }));
  const question = subject && (
    <ConfirmDialog
      key={key}
      open={state.open}
      onClose={() => {
        // After a yes this comes too late to be heard.
        subject.answer(false);
        close();
      }}
      title={`More than a member: ${roleNames[subject.role]}`}
      description={`${subject.name} becomes ${roleNames[subject.role]}. ${powers[subject.role]}`}
      confirmLabel={`Yes, ${roleNames[subject.role]}`}
      onConfirm={() => subject.answer(true)}
    />
  );
  return { ask, question };
}
