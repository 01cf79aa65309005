import type { SiteNames } from '~/shared/site-names';
import type { Contact } from './queries';
import { phonesOf } from './ways';

/** Returns the committee as schema.org data for search engines; `origin` has no trailing slash. */
export function organization({ origin, names }: { origin: string; names: SiteNames }, contact: Contact) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: `${names.federation}, ${names.committee}`,
    alternateName: names.shortName,
    description: contact.description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(contact.founded !== '' && { foundingDate: contact.founded }),
    address: [names.federation, names.committee, ...contact.address.split('\n')].join(', '),
    email: contact.email,
    telephone: contact.phone,
    contactPoint: phonesOf(contact).map(({ label, value }) => ({
      '@type': 'ContactPoint',
      contactType: label,
      telephone: value,
      areaServed: 'IN',
      availableLanguage: ['en', 'ml'],
    })),
  };
}
