import type { ReactNode } from 'react';

/** Shows a door without the frame of the site: no page has its camera, and nothing of it leads away by a slip. */
export default function DoorLayout({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-xl flex-1 p-4 outline-none">
      {children}
    </main>
  );
}

DoorLayout.hasOwnFrame = true;
