import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mergeSessionUser } from '~/session';
import { profileQuery } from '../queries';

/**
 * Keeps role and duties of the session as the server has them now, for screens that show ways by them: a superuser may have
 * given or taken away a duty since the login. `enabled` false asks nothing.
 */
export function useFreshRights(enabled: boolean): void {
  const { data } = useQuery({ ...profileQuery, enabled });
  useEffect(() => {
    if (data) mergeSessionUser(data);
  }, [data]);
}
