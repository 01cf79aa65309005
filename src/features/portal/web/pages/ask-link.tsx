import { useEffect, useState } from 'react';
import { AuthScreen, FooterLink, FormFailed } from '~/features/sign-in/web/public';
import { useNavigate } from '~/router';
import { noIndex } from '~/shared/heads';
import { pageHead, type PageData } from '~/shared/page';
import { Alert } from '~/ui/alert';
import { lazyForm, withForm } from '~/ui/forms/lazy-form';
import * as texts from '../../texts';
import { portalToken } from '../api';

const LinkForm = lazyForm(
  () => import('../link-form').then((module) => module.LinkForm),
  <FormFailed words={texts.linkFailed} />,
);

export const load = withForm(LinkForm);

export const head = ({ page }: { page: PageData }) => [
  ...pageHead(page, { title: texts.portalTitle, description: texts.askLead, path: '/advertiser' }),
  noIndex,
];

/** Renders the page on which advertisers request a link (docs/product/portal.md, "Getting in"). */
export default function AskLink() {
  const [sent, setSent] = useState('');
  const navigate = useNavigate();
  useEffect(() => {
    if (portalToken()) void navigate('/advertiser/home', { replace: true });
  }, [navigate]);
  return (
    <AuthScreen
      title={texts.portalTitle}
      lead={texts.askLead}
      footer={<FooterLink to="/advertising">{texts.aboutAdvertising}</FooterLink>}
    >
      <div aria-live="polite">
        {sent && (
          <Alert tone="success" className="mb-6">
            <p>{sent}</p>
            <p className="mt-1 text-sm">{texts.linkLasts}</p>
          </Alert>
        )}
      </div>
      <LinkForm onSent={setSent} />
      <p className="mt-6 text-sm text-muted">{texts.noContactYet}</p>
    </AuthScreen>
  );
}
