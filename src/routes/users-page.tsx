import { SelectedPeople, useRevocation } from '~/features/applications/web/public';
import { UsersScreen, usersTitle, UsersWaiting } from '~/features/people/web/public';
import { useFactorReset } from '~/features/sign-in/web/public';
import { privateHead, privatePage } from '~/session';

export const head = privateHead(usersTitle);

const tools = { Selected: SelectedPeople, useRevocation, useFactorReset };

/**
 * Renders /app/admin/total-users. It is here, not in its feature: approvals and second factors are of features that
 * build on that feature.
 */
export default privatePage({
  Waiting: UsersWaiting,
  Screen: ({ session: { user } }) => <UsersScreen own={user.id} {...tools} />,
});
