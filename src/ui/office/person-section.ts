import type { ComponentType } from 'react';
import type { Access } from '~/shared/access';
import type { PersonHead } from '~/shared/person/head';
import type { Messages } from '../hooks/use-message';

/** What a section of a person's page gets: the head, and the page's message. */
export interface PersonSectionProps {
  person: PersonHead;
  messages: Messages;
}

/** A section of a person's page, as src/routes/person-sections.ts lists them. */
export interface PersonSection {
  /** Its place on the page (`#licence`), and what `open` of the head names it. */
  key: string;
  label: string;
  access: Access;
  /** Loads its component, once it comes into view. */
  load: () => Promise<{ Section: ComponentType<PersonSectionProps> }>;
}
