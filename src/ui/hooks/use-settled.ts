import { useState } from 'react';
import { useLocation } from '~/router';

/**
 * Returns the filters to fetch by: those already written into the address, which typing is once it rests (useAddress).
 */
export function useSettled<F>(filters: F): F {
  const { search } = useLocation();
  const [settled, setSettled] = useState({ filters, search });
  if (settled.search === search) return settled.filters;
  setSettled({ filters, search });
  return filters;
}
