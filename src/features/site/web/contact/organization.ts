import { contact } from '../../content/contact';
import { site } from '../../content/site';

/** Returns the committee as schema.org data for search engines; `origin` has no trailing slash. */
export function organization(origin: string) {
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
    address: contact.address.join(', '),
    email: contact.emails[0]?.value ?? '',
    telephone: contact.phones[0]?.value ?? '',
    contactPoint: contact.phones.map(({ label, value }) => ({
      '@type': 'ContactPoint',
      contactType: label,
      telephone: value,
      areaServed: 'IN',
      availableLanguage: ['en', 'ml'],
    })),
  };
}
