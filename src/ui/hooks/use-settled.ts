import { useState } from 'react';
import { useLocation } from '~/router';

/** The filters to ask for: those that have come to stand in the address, which typing does when it rests (useAddress). */
export function useSettled<F>(filters: F): F {
  const { search } = useLocation();
  const [settled, setSettled] = useState({ filters, search });
  if (settled.search === search) return settled.filters;
  setSettled({ filters, search });
  return filters;
}
