import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '~/shared/api-client';
import { useBanner } from '~/ui/hooks/use-banner';
import type { ListedUser } from '../../contract';
import { call } from '../api';
import { usersQuery } from '../queries';
import { bannerTone } from './banner-tone';
import { forgetUser } from './keep-user';

/** Everybody, and what the office does to them from the list; messages clear after 5 s (spec, section 9). */
export function useUsers() {
  const client = useQueryClient();
  const list = useQuery(usersQuery);
  const [banner, show] = useBanner({ clearAfter: 5000, errorsToo: true });
  const say = (message?: string) => (message ? show(bannerTone(message), message) : show());

  /** Gives whether the person is gone; what went wrong is said. */
  const remove = async ({ id }: ListedUser): Promise<boolean> => {
    say();
    try {
      await call('DELETE /api/users/:id/', { params: { id } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      say(whyNotDeleted(error));
      if (error.status !== 404) return false;
      void list.refetch();
      return true;
    }
    forgetUser(client, id);
    say('User deleted successfully!');
    return true;
  };

  /** Gives whether the approval is withdrawn; what went wrong is said. */
  const revoke = async ({ id }: ListedUser): Promise<boolean> => {
    say();
    try {
      const { message } = await call('POST /api/admin/revoke-approval/:id/', { params: { id } });
      say(message);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      say(error.status === 404 || error.status === 409 ? error.message : 'Failed to withdraw the approval. Please try again.');
      if (error.status !== 404 && error.code !== 'not_approved') return false;
    }
    void client.invalidateQueries();
    return true;
  };

  return { list, banner, say, remove, revoke };
}

/** members-and-administration.md section 8, "Users". */
function whyNotDeleted({ status }: CallError): string {
  if (status === 403) return 'Access denied. You cannot delete this user.';
  return status === 404 ? 'User not found.' : 'Failed to delete user. Please try again.';
}
