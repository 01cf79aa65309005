import type { ReactNode } from 'react';
import { ContentText } from '~/ui/content-text';

type FoundListProps<T> = {
  found: readonly T[];
  keyOf: (item: T) => string | number;
  /** The payer's name. */
  nameOf: (item: T) => string;
  /** Below the name. */
  detailOf: (item: T) => ReactNode;
  onChoose: (item: T) => void;
};

/** Renders what a search of the desk found, each to be chosen by a press; nothing while it has found nothing. */
export const FoundList = <T,>({ found, keyOf, nameOf, detailOf, onChoose }: FoundListProps<T>) =>
  found.length > 0 && (
    <ul className="divide-y divide-line rounded-md border border-line">
      {found.map((item) => (
        <li key={keyOf(item)}>
          <button
            type="button"
            className="block min-h-11 w-full px-4 py-2 text-start hover:bg-sunken"
            onClick={() => onChoose(item)}
          >
            <span className="block font-semibold wrap-anywhere">
              <ContentText>{nameOf(item)}</ContentText>
            </span>
            <span className="block text-sm text-muted wrap-anywhere">{detailOf(item)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
