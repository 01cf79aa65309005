import { MailForm } from '~/features/sign-in/web/public';
import * as texts from '../texts';
import { portalCall } from './api';

/** Renders the request of a link to the portal. */
export const LinkForm = ({ onSent }: { onSent: (message: string) => void }) => (
  <MailForm
    schema={() => import('../contract/forms').then(({ linkForm }) => linkForm)}
    submitLabel={texts.sendLink}
    failed={texts.linkFailed}
    send={async (email) => (await portalCall('POST /api/advertiser/link/', { body: { email } })).detail}
    onSent={onSent}
  />
);
