import type { PageData } from '~/shared/page';

const id = 'page-data';

/** What a page brings with it for the browser to begin with. */
export interface Carried {
  page: PageData;
  failed?: true;
}

/** Carries it, as `jsonText`. */
export const PageDataScript = ({ text }: { text: string }) => (
  <script type="application/json" id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
);

export const carriedText = (): string => document.getElementById(id)?.textContent ?? '';
