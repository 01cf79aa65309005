import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { fillText } from '~/shared/fill-text';
import { answerIn, loads, pageHead, type PageData } from '~/shared/page';
import { positionOf } from '~/shared/site-settings';
import { Container } from '~/ui/container';
import { ErrorState } from '~/ui/error-state';
import { Section } from '~/ui/section';
import { Skeleton } from '~/ui/skeleton';
import { telHref } from '../../content/types';
import { Hotline } from '../contact/hotline';
import { Lines } from '../contact/lines';
import { OfficeMap } from '../contact/office-map';
import { Office } from '../contact/office';
import { organization } from '../contact/organization';
import { emailsOf, phonesOf } from '../contact/ways';
import { contactQuery, type Contact as ContactValues } from '../contact/queries';
import * as texts from '../../texts';

export const load = loads(contactQuery);

export const head = ({ page }: { page: PageData }) => {
  // For search engines, which take the page as the server sends it.
  const contact = answerIn<ContactValues>(page, contactQuery);
  return [
    ...pageHead(page, {
      title: fillText(texts.pageTitle, { page: texts.contact, committee: page.names.committee }),
      description: fillText(texts.contactDescription, page.names),
      path: '/contact',
    }),
    ...(contact ? [{ 'script:ld+json': organization(page, contact) }] : []),
  ];
};

/** Shows the contact page (docs/product/site.md, "Contact page"). */
export default function Contact() {
  const { data: contact, isError, isFetching, refetch } = useQuery(contactQuery);
  const position = contact && positionOf(contact.map_position);
  return (
    <>
      <section aria-labelledby="contact-title" className="drafting-grid">
        <Container className="pt-10 pb-14 sm:pt-12 sm:pb-20">
          <h1 id="contact-title" className="text-5xl font-bold">
            {texts.contactUs}
          </h1>
          <p className="mt-5 max-w-text text-lg">{texts.contactLead}</p>
          {contact ? (
            <Ways contact={contact} />
          ) : isError ? (
            <ErrorState className="mt-10" retrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton className="mt-10 h-96" />
          )}
        </Container>
      </section>
      {contact && <Hotline phone={contact.hotline} />}
      {position && (
        <Section title={texts.findUs}>
          <OfficeMap position={position} />
        </Section>
      )}
    </>
  );
}

function Ways({ contact }: { contact: ContactValues }) {
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <div className="grid content-start grid-cols-1 gap-10">
        <Lines title={texts.telephone} icon={<Phone />} lines={phonesOf(contact)} href={telHref} />
        <Lines title={texts.eMail} icon={<Mail />} lines={emailsOf(contact)} href={(value) => `mailto:${value}`} />
      </div>
      <Office address={contact.address} />
    </div>
  );
}
