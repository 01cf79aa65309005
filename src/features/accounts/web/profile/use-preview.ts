import { useEffect, useState } from 'react';

/** The address under which a chosen file can be shown; null while there is none or it is being read. */
export function usePreview(file: File | null): string | null {
  const [read, setRead] = useState<{ file: File; address: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setRead({ file, address: reader.result as string }));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read?.file === file ? read.address : null;
}
