import { useParams } from '~/router';
import { keyHead } from '~/shared/heads';
import { call } from '../api';
import { FooterLink } from '../components/footer-link';
import { MailLinkScreen } from '../components/mail-link-screen';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

export const head = () => keyHead(texts.notMeTitle);

/** The page of *That wasn't me* in a mail (docs/product/security.md, "Mails"). */
export default function NotMe() {
  const { token } = useParams<'/security/not-me/:token'>();
  return (
    <MailLinkScreen
      title={texts.notMeTitle}
      lead={texts.notMeLead}
      submitLabel={texts.notMeSubmit}
      send={() => call('POST /api/auth/not-me/', { body: { token } }, { anonymous: true })}
      failed={texts.notMeFailed}
      known={{ 400: texts.notMeUnknown, 404: true, 429: true }}
      next={texts.notMeNext}
      instead={texts.notMeInstead}
      footer={
        <>
          <FooterLink to="/forgot-password">{texts.sendNewLink}</FooterLink>
          <FooterLink to="/">{personTexts.backToHome}</FooterLink>
        </>
      }
    />
  );
}
