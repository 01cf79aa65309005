import { useEffect, useState } from 'react';

const none: ReadonlyMap<File, string> = new Map();

/** An address for each chosen file under which this page can show it, from the moment after it was chosen until it is let go. */
export function useObjectUrls(files: readonly File[]): ReadonlyMap<File, string> {
  const [urls, setUrls] = useState(none);
  useEffect(() => {
    if (files.length === 0) return;
    const made = new Map(files.map((file) => [file, URL.createObjectURL(file)]));
    // The addresses exist in this page's life only, not while rendering: they are the effect's to make and to let go.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
      setUrls(none);
    };
  }, [files]);
  return urls;
}
