import type { Role } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDialog } from '~/ui/hooks/use-dialog';
import * as texts from '../../texts';

/** What a person may do in a role above member (docs/product/people.md, "Roles"). */
const powers: Partial<Record<Role, { question: string; may: string; confirm: string }>> = texts.powers;

interface Question {
  name: string;
  role: Role;
  answer: (yes: boolean) => void;
}

/**
 * Opens a question before a person gets a role above member. `ask` resolves to whether to go on, at once for a member
 * or less; `question` is the window, for the screen to render.
 */
export function useRoleQuestion() {
  const { render, show } = useDialog<Question>();
  const ask = (name: string, role: Role): Promise<boolean> =>
    powers[role] === undefined ? Promise.resolve(true) : new Promise((answer) => show({ name, role, answer }));
  const question = render(({ open, onClose }, { name, role, answer }) => {
    const power = powers[role]!;
    return (
      <ConfirmDialog
        open={open}
        onClose={() => {
          // After a yes the promise is resolved already, and this has no effect.
          answer(false);
          onClose();
        }}
        title={fillText<string>(power.question, { name })}
        description={power.may}
        confirmLabel={power.confirm}
        onConfirm={() => answer(true)}
      />
    );
  });
  return { ask, question };
}
