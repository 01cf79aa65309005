import { ProfileSection } from '~/features/person/web/sections/profile-section';
import { useFactorReset } from '~/features/sign-in/web/public';
import type { PersonSectionProps } from '~/ui/office/person-section';

/** Renders the profile of a person. It is here, not in its feature: the second factor is of another one. */
export function Section(props: PersonSectionProps) {
  return <ProfileSection {...props} useFactorReset={useFactorReset} />;
}
