import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mergeSessionUser } from '~/session';
import { profileQuery } from '../queries';

/**
 * Updates role and duties of the session from the server, for screens whose links depend on them: a superuser may have
 * assigned or removed a duty since the login. Fetches nothing while `enabled` is false.
 */
export function useFreshRights(enabled: boolean): void {
  const { data } = useQuery({ ...profileQuery, enabled });
  useEffect(() => {
    if (data) mergeSessionUser(data);
  }, [data]);
}
