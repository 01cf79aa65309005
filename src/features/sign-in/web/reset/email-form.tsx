import { call } from '../api';
import { MailForm } from '../components/mail-form';
import * as texts from '../../texts';

/** Renders the request of a reset link. */
export const EmailForm = ({ onSent }: { onSent: (message: string) => void }) => (
  <MailForm
    schema={() => import('../../contract/forms').then(({ forgotSchema }) => forgotSchema)}
    submitLabel={texts.sendResetLink}
    failed={texts.resetMailFailed}
    send={async (email) =>
      (await call('POST /api/auth/forgot-password/', { body: { email } }, { anonymous: true })).message
    }
    onSent={onSent}
  />
);
