import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { fillText } from '~/shared/fill-text';
import { pageHead, type PageData } from '~/shared/page';
import { Container } from '~/ui/container';
import { Section } from '~/ui/section';
import { contact } from '../../content/contact';
import { site } from '../../content/site';
import { telHref } from '../../content/types';
import { Hotline } from '../contact/hotline';
import { Lines } from '../contact/lines';
import { OfficeMap } from '../contact/office-map';
import { Office } from '../contact/office';
import { organization } from '../contact/organization';
import * as texts from '../../texts';

export const head = ({ page }: { page: PageData }) => [
  ...pageHead(page, {
    title: fillText(texts.pageTitle, { page: texts.contact, committee: site.committee }),
    description: texts.contactDescription,
    path: '/contact',
  }),
  { 'script:ld+json': organization(page.origin) },
];

/** Shows the contact page (docs/product/site.md, "Contact page"). */
export default function Contact() {
  return (
    <>
      <section aria-labelledby="contact-title" className="drafting-grid">
        <Container className="pt-10 pb-14 sm:pt-12 sm:pb-20">
          <h1 id="contact-title" className="text-5xl font-bold">
            {texts.contactUs}
          </h1>
          <p className="mt-5 max-w-text text-lg">{texts.contactLead}</p>
          <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
            <div className="grid content-start grid-cols-1 gap-10">
              <Lines title={texts.telephone} icon={<Phone />} lines={contact.phones} href={telHref} />
              <Lines title={texts.eMail} icon={<Mail />} lines={contact.emails} href={(value) => `mailto:${value}`} />
            </div>
            <Office />
          </div>
        </Container>
      </section>
      <Hotline />
      <Section title={texts.findUs}>
        <OfficeMap />
      </Section>
    </>
  );
}
