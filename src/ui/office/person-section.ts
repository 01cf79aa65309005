import type { ComponentType } from 'react';
import type { PersonHead } from '~/shared/person/head';
import type { PersonSectionKey } from '~/shared/person/sections';
import type { Messages } from '../hooks/use-message';

/** What a section of a person's page gets: the head, and the page's message. */
export interface PersonSectionProps {
  person: PersonHead;
  messages: Messages;
}

/** What a section of a person's page shows, as src/routes/person-sections.ts has it. */
export interface SectionView {
  label: string;
  /** Loads its component, once it comes into view. */
  load: () => Promise<{ Section: ComponentType<PersonSectionProps> }>;
}

/** A section; its key is its place on the page (`#licence`), its call's last word, and what the head names it. */
export interface PersonSection extends SectionView {
  key: PersonSectionKey;
}
