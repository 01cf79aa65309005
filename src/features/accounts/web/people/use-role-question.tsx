import { roleNames, type Role } from '~/shared/access';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDialog } from '~/ui/hooks/use-dialog';

/** What somebody may do who is more than a member (docs/product/accounts.md, "Roles"). */
const powers: Partial<Record<Role, { who: string; may: string }>> = {
  unit_admin: { who: 'a unit admin', may: 'All members see a unit admin named as such.' },
  area_admin: { who: 'an area admin', may: 'An area admin sees the members and applicants of their area.' },
  admin: { who: 'an admin', may: 'An admin changes what the public pages show: shops, ads, events and resources.' },
  superuser: { who: 'a superuser', may: 'A superuser may do everything: see, change, approve and delete everybody.' },
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
  const power = subject && powers[subject.role];
  const question = power && (
    <ConfirmDialog
      key={key}
      open={state.open}
      onClose={() => {
        // After a yes this comes too late to be heard.
        subject.answer(false);
        close();
      }}
      title={`Make ${subject.name} ${power.who}?`}
      description={power.may}
      confirmLabel={`Make ${roleNames[subject.role]}`}
      onConfirm={() => subject.answer(true)}
    />
  );
  return { ask, question };
}
