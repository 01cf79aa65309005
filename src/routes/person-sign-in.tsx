import { SignInSection } from '~/features/security/web/sign-in-section';
import type { PersonSectionProps } from '~/ui/office/person-section';
import { Entry } from './person-entry';

/** Renders how a person signs in. */
export function Section(props: PersonSectionProps) {
  return <SignInSection {...props} Entry={Entry} />;
}
