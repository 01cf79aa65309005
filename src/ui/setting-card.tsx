import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from './card';
import { ListFrame } from './office/list-frame';

type SettingCardProps<T> = {
  /** Of its title. */
  id: string;
  title: string;
  query: UseQueryResult<T>;
  failed: string;
  waiting: ReactNode;
  children: (setting: T) => ReactNode;
};

/** Renders a setting of the person, which is read from the server. */
export const SettingCard = <T,>({ id, title, query, failed, waiting, children }: SettingCardProps<T>) => (
  <Card as="section" aria-labelledby={id}>
    <h2 id={id} className="mb-3 text-xl">
      {title}
    </h2>
    <ListFrame query={query} failed={failed} denied={failed} waiting={waiting}>
      {children}
    </ListFrame>
  </Card>
);
