import { useEffect } from 'react';
import { useNavigate } from './context';

/** Leads to another page at once. */
export function Leave({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
