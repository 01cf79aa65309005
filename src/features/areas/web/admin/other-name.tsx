import { language } from '~/shared/texts';

interface Place {
  name: string;
  name_ml: string | null;
}

/** Returns the name in the language that the page is not in; undefined without one, or when the two are equal. */
export function otherNameOf(place: Place | undefined, shown: string): string | undefined {
  const other = language === 'ml' ? place?.name : place?.name_ml;
  return other && other !== shown ? other : undefined;
}

/** Renders the name in the other language, below the name in the page's language. */
export function OtherName({ of: place, shown }: { of: Place | undefined; shown: string }) {
  const other = otherNameOf(place, shown);
  return (
    other && (
      <span lang={language === 'ml' ? 'en' : 'ml'} className="block text-sm font-normal text-muted">
        {other}
      </span>
    )
  );
}
