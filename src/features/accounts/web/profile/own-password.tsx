import { useMutation } from '@tanstack/react-query';
import { Panel } from '~/ui/panel';
import { changePasswordTwiceSchema } from '../../contract/forms';
import { changePasswordTwice } from '../mutations';
import { PasswordPanel } from './password-panel';

/** The Change Password panel of the dashboards; ends the session and leads to /login. */
export function OwnPassword({ onCancel }: { onCancel: () => void }) {
  const { mutateAsync: change } = useMutation(changePasswordTwice);
  return (
    <Panel title="Change Password" lead="You will be logged out everywhere. Then log in with your new password.">
      <PasswordPanel
        save={({ current, next, again }) => change({ body: { old_password: current, new_password: next, confirm_password: again } })}
        schema={changePasswordTwiceSchema}
        currentField="old_password"
        failed="Failed to change password"
        next={{ to: '/login', after: 2000, name: 'the login' }}
        autoFocus
        onCancel={onCancel}
      />
    </Panel>
  );
}
