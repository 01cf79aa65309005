import { useEffect } from 'react';
import type { PageAddress } from '~/shared/addresses';
import { useNavigate } from './context';

/** Leads to another page at once. */
export function Leave({ to }: { to: PageAddress }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
