import * as cards from '~/features/cards/texts';
import * as licences from '~/features/licences/texts';
import * as moderation from '~/features/moderation/texts';
import * as person from '~/features/person/texts';
import * as posts from '~/features/posts/texts';
import * as security from '~/features/security/texts';
import type { PersonSectionKey } from '~/shared/person/sections';
import * as common from '~/shared/texts';
import type { SectionView } from '~/ui/office/person-section';

/**
 * What the sections of a person's page show. Which of them a caller gets, and in which order, is in the answer of the
 * head (shared/person/sections.ts).
 */
export const personSections: Record<PersonSectionKey, SectionView> = {
  profile: { label: common.profile, load: () => import('./person-profile') },
  licence: { label: licences.personSection, load: () => import('~/features/licences/web/desk/person-section') },
  dues: { label: common.dues, load: () => import('~/features/dues-claims/web/person/section') },
  card: { label: cards.personSection, load: () => import('~/features/cards/web/office/person-section') },
  application: {
    label: person.application,
    load: () => import('~/features/applications/web/desk/application-section'),
  },
  positions: { label: person.positionsAndDuties, load: () => import('~/features/committee/web/person-section') },
  circulars: { label: posts.personCirculars, load: () => import('~/features/posts/web/office/person-section') },
  events: { label: common.events, load: () => import('~/features/registration/web/office/person-section') },
  board: { label: moderation.personBoard, load: () => import('~/features/moderation/web/person-section') },
  'sign-in': { label: security.personSignIn.title, load: () => import('./person-sign-in') },
  privacy: { label: common.privacy, load: () => import('~/features/privacy/web/office/person-section') },
  notes: { label: person.notes, load: () => import('~/features/person/web/sections/notes-section') },
  history: { label: person.history, load: () => import('./person-history') },
};
