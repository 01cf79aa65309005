import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Select } from '~/ui/select';
import { shopsQuery } from '../../queries';

type ShopSelectProps = ComponentProps<'select'> & {
  /** There before the list has come. */
  known?: { id: number; name: string } | null;
};

/** One of all shops. */
export function ShopSelect({ known, ...rest }: ShopSelectProps) {
  const { data } = useQuery(shopsQuery);
  const shops = data ?? (known ? [known] : []);
  return (
    <Select {...rest} placeholder="Choose a shop" options={shops.map(({ id, name }) => ({ value: String(id), label: name }))} />
  );
}
