import { useEffect, useMemo, useRef, useState } from 'react';

const none: ReadonlyMap<File, string> = new Map();

/**
 * Returns an address for each chosen file under which this page can show it, from the moment after it was chosen until
 * it is released. A file that stays has the same address: what is being shown goes on being shown.
 */
export function useObjectUrls(files: readonly File[]): ReadonlyMap<File, string> {
  const [urls, setUrls] = useState(none);
  const urlsRef = useRef(none);
  useEffect(() => {
    const before = urlsRef.current;
    if (before.size === 0 && files.length === 0) return;
    urlsRef.current = new Map(files.map((file) => [file, before.get(file) ?? URL.createObjectURL(file)]));
    for (const [file, url] of before) if (!urlsRef.current.has(file)) URL.revokeObjectURL(url);
    // The addresses exist in this page's life only, not while rendering: the effect creates and revokes them.
    setUrls(urlsRef.current);
  }, [files]);
  useEffect(
    () => () => {
      for (const url of urlsRef.current.values()) URL.revokeObjectURL(url);
      urlsRef.current = none;
    },
    [],
  );
  return urls;
}

/** Returns the same for one file; null while there is none. */
export function useObjectUrl(file: File | null): string | null {
  const files = useMemo(() => (file ? [file] : []), [file]);
  const urls = useObjectUrls(files);
  return (file && urls.get(file)) ?? null;
}
