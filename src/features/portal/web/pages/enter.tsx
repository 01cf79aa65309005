import { FooterLink, MailLinkScreen } from '~/features/sign-in/web/public';
import { useNavigate, useParams } from '~/router';
import { keyHead } from '~/shared/heads';
import * as texts from '../../texts';
import { portalCall, setPortalToken } from '../api';

export const head = () => keyHead(texts.enterTitle);

/** Renders the page of a link into the portal; mail scanners open links, so it takes a press. */
export default function Enter() {
  const { token } = useParams<'/advertiser/in/:token'>();
  const navigate = useNavigate();
  return (
    <MailLinkScreen
      title={texts.enterTitle}
      lead={texts.enterLead}
      submitLabel={texts.enter}
      send={async () => {
        setPortalToken((await portalCall('POST /api/advertiser/session/', { body: { token } })).token);
        void navigate('/advertiser/home', { replace: true });
        return { message: texts.entered };
      }}
      failed={texts.enterFailed}
      known={{ 404: true }}
      next={texts.enteredNext}
      instead={texts.askAgain}
      footer={<FooterLink to="/advertiser">{texts.askNewLink}</FooterLink>}
    />
  );
}
