import type { PageContext } from '~/shared/page';

/** What the server makes of a page. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  /** Undefined when it leads elsewhere (`Location`). */
  html?: string;
  /** The modules that the browser starts, the first of them, and what they import. */
  modules: readonly string[];
}

/** The pages of a language, as the server has them. */
export interface Pages {
  /**
   * The route of a path without its language, and the path in the route's spelling; undefined when there is no such
   * page.
   */
  find(path: string): { route: string; own: string } | undefined;
  /** Makes the page at a path; the not-found page where there is none. */
  render(path: string, context: PageContext): Promise<PageAnswer>;
}

/**
 * What the build made for the browser: the module that starts, what it imports, and of each source that comes later
 * what it is and imports.
 */
export interface Assets {
  entry: string;
  imports: readonly string[];
  files: Readonly<Record<string, readonly string[]>>;
}
