import { Panel } from '~/ui/panel';
import { call } from '../api';
import { PasswordPanel } from './password-panel';
import type { Passwords } from './passwords';

const changePassword = ({ current, next, again }: Passwords) =>
  call('POST /api/auth/change-password/', {
    body: { old_password: current, new_password: next, confirm_password: again },
  });

/** The Change Password panel of the dashboards; ends the session and leads to /login (spec, section 4). */
export function OwnPassword({ onCancel }: { onCancel: () => void }) {
  return (
    <Panel title="Change Password" lead="You will be logged out everywhere and log in with the new password.">
      <PasswordPanel
        save={changePassword}
        currentField="old_password"
        failed="Failed to change password"
        next={{ to: '/login', after: 2000, name: 'the login' }}
        autoFocus
        onCancel={onCancel}
      />
    </Panel>
  );
}
