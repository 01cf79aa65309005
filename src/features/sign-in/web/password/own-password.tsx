import { useMutation } from '@tanstack/react-query';
import { useSession } from '~/session';
import { Panel } from '~/ui/panel';
import { changePasswordTwiceSchema } from '../../contract/forms';
import { changePasswordTwice } from '../mutations';
import { holdsOffice } from '~/shared/person/role-rules';
import { PasswordPanel } from './password-panel';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

/** Renders the Change Password panel of the dashboards; the change ends the session and leads to /login. */
export function OwnPassword({ onCancel }: { onCancel: () => void }) {
  const { mutateAsync: change } = useMutation(changePasswordTwice);
  const user = useSession()?.user;
  return (
    <Panel title={personTexts.changePassword} lead={texts.changePasswordLead}>
      <PasswordPanel
        save={({ current, next, again }) =>
          change({ body: { old_password: current, new_password: next, confirm_password: again } })
        }
        schema={changePasswordTwiceSchema}
        currentField="old_password"
        failed={texts.changePasswordFailed}
        next={{ to: '/login', after: 2000, words: texts.goingToLogin }}
        autoFocus
        {...(user?.role && holdsOffice(user.role, user.duties ?? []) && { hint: texts.officePasswordHint })}
        onCancel={onCancel}
      />
    </Panel>
  );
}
