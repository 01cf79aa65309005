import { useParams } from '~/router';
import { keyHead } from '~/shared/heads';
import { call } from '../api';
import { FooterLink, MailLinkScreen } from '~/features/sign-in/web/public';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

export const head = () => keyHead(texts.confirmAddressTitle);

/** The page of the link in the first mail (docs/product/applications.md, "Confirmed addresses"). */
export default function ConfirmAddress() {
  const { token } = useParams<'/confirm-address/:token'>();
  return (
    <MailLinkScreen
      title={texts.confirmAddressTitle}
      lead={texts.confirmAddressLead}
      submitLabel={texts.confirmAddress}
      send={() => call('POST /api/applications/confirm/', { body: { token } }, { anonymous: true })}
      failed={texts.confirmFailed}
      known={{ 400: texts.confirmLinkUnknown, 404: true }}
      next={texts.confirmedNext}
      instead={texts.confirmLinkDead}
      footer={<FooterLink to="/">{personTexts.backToHome}</FooterLink>}
    />
  );
}
