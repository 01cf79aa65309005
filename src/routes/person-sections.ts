import * as cards from '~/features/cards/texts';
import * as licences from '~/features/licences/texts';
import * as moderation from '~/features/moderation/texts';
import * as person from '~/features/person/texts';
import * as posts from '~/features/posts/texts';
import * as security from '~/features/security/texts';
import * as common from '~/shared/texts';
import type { PersonSection } from '~/ui/office/person-section';

/**
 * The sections of a person's page in their order: access, and what loads them. The server decides who gets their data;
 * a new section is a line here.
 */
export const personSections: readonly PersonSection[] = [
  {
    key: 'licence',
    label: licences.personSection,
    access: 'looks-after-people',
    load: () => import('~/features/licences/web/desk/person-section'),
  },
  {
    key: 'profile',
    label: common.profile,
    access: 'registrar-or-area-admin',
    load: () => import('./person-profile'),
  },
  {
    key: 'card',
    label: cards.personSection,
    access: 'registrar',
    load: () => import('~/features/cards/web/office/person-section'),
  },
  {
    key: 'application',
    label: person.application,
    access: 'registrar',
    load: () => import('~/features/applications/web/desk/application-section'),
  },
  {
    key: 'positions',
    label: person.positionsAndDuties,
    access: 'registrar',
    load: () => import('~/features/committee/web/person-section'),
  },
  {
    key: 'circulars',
    label: posts.personCirculars,
    access: 'staff-or-area-admin',
    load: () => import('~/features/posts/web/office/person-section'),
  },
  {
    key: 'board',
    label: moderation.personBoard,
    access: 'staff-or-area-admin',
    load: () => import('~/features/moderation/web/person-section'),
  },
  {
    key: 'sign-in',
    label: security.personSignIn.title,
    access: 'superuser',
    load: () => import('./person-sign-in'),
  },
  {
    key: 'privacy',
    label: common.privacy,
    access: 'superuser',
    load: () => import('~/features/privacy/web/office/person-section'),
  },
  {
    key: 'notes',
    label: person.notes,
    access: 'staff-or-area-admin',
    load: () => import('~/features/person/web/sections/notes-section'),
  },
  {
    key: 'history',
    label: person.history,
    access: 'superuser',
    load: () => import('./person-history'),
  },
];
