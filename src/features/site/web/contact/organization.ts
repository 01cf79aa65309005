import { site } from '../../content/site';
import type { Contact } from '../queries';
import { phonesOf } from './ways';

/** Returns the committee as schema.org data for search engines; `origin` has no trailing slash. */
export function organization(origin: string, contact: Contact) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: `${site.federation}, ${site.committee}`,
    alternateName: site.shortName,
    description: site.description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    foundingDate: String(site.founded),
    address: [site.federation, site.committee, ...contact.address.split('\n')].join(', '),
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
