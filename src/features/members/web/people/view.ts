import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { AddressFields } from '~/ui/hooks/use-address';
import type { Messages } from '~/ui/hooks/use-message';
import type { PaperFilters } from '~/ui/office/print-note';
import type { SelectOption } from '~/ui/select';
import type { PeopleFilter } from '../../contract';
import type { Column, Person } from './people-table';

/** The filter as the screen holds it: nothing chosen is an empty text, and a view may offer no role or area. */
export type Filter = Omit<PeopleFilter, 'search' | 'role' | 'sort'> & {
  search: string;
  role?: PeopleFilter['role'] | '';
  sort: NonNullable<PeopleFilter['sort']> | '';
};

/** All people of a view's call, and its figures in the order of their names. */
export interface Listed {
  people: readonly Person[];
  figures: readonly number[];
}

/** What can be done in a view beside the selection's actions. */
export interface Deeds {
  /** The last column, for what can be done with one person. */
  column?: Column;
  ownAction?: ReactNode;
  windows?: ReactNode;
  /** The count gets the focus when the row that had it is gone. */
  count?: RefObject<HTMLParagraphElement | null>;
}

type ExportProps = { filter: PeopleFilter; found: () => number[]; filters: PaperFilters; messages: Messages };

/** A view of the one list of people: an address with a call, words, columns and filters of its own. */
export interface PeopleView {
  title: string;
  lead: string;
  refreshLabel?: string;
  /** Names the search and the table. */
  label: string;
  hint: string;
  figures: { label: string; names: readonly string[] };
  fields: AddressFields;
  statuses: readonly PeopleFilter['status'][];
  sorts: readonly SelectOption[];
  columns: readonly Column[];
  /** Whether the viewer's account is left out of the list. */
  withoutOwn?: boolean;
  words: { count: { one: string; other: string }; found: string; failed: string; none: string };
  useList: () => UseQueryResult<Listed>;
  Export: ComponentType<ExportProps>;
  useDeeds: (messages: Messages, own: number | undefined) => Deeds;
}
