import { useEffect, useMemo, useRef, useState } from 'react';

const none: ReadonlyMap<File, string> = new Map();

/**
 * An address for each chosen file under which this page can show it, from the moment after it was chosen until it is let
 * go. A file that stays keeps its address: what is being shown goes on being shown.
 */
export function useObjectUrls(files: readonly File[]): ReadonlyMap<File, string> {
  const [urls, setUrls] = useState(none);
  const made = useRef(none);
  useEffect(() => {
    const before = made.current;
    if (before.size === 0 && files.length === 0) return;
    made.current = new Map(files.map((file) => [file, before.get(file) ?? URL.createObjectURL(file)]));
    for (const [file, url] of before) if (!made.current.has(file)) URL.revokeObjectURL(url);
    // The addresses exist in this page's life only, not while rendering: they are the effect's to make and to let go.
    setUrls(made.current);
  }, [files]);
  useEffect(
    () => () => {
      for (const url of made.current.values()) URL.revokeObjectURL(url);
      made.current = none;
    },
    [],
  );
  return urls;
}

/** The same for one file; null while there is none. */
export function useObjectUrl(file: File | null): string | null {
  const files = useMemo(() => (file ? [file] : []), [file]);
  const urls = useObjectUrls(files);
  return (file && urls.get(file)) ?? null;
}
