/**
 * The site's table of pages, which src/routes/routes.ts registers: nothing below it imports the pages, and everything
 * that leads to a page is checked against it. These are types only: they cost nothing at run time.
 *
 *     declare module '~/shared/addresses' {
 *       interface RegisteredRoutes {
 *         patterns: PatternsOf<typeof table>;
 *         queries: { '/community': Query<{ question: number; tag: string }> };
 *       }
 *     }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- src/routes/routes.ts adds its members
export interface RegisteredRoutes {}

/** The path of a route as the table has it, `/news/:id`. */
export type PagePattern = RegisteredRoutes extends { patterns: infer P extends string } ? P : string;

type Queries = RegisteredRoutes extends { queries: infer Q } ? Q : Record<never, never>;

/** The paths of a pattern: `/news/${string}` of `/news/:id`. */
type Filled<P extends string> = P extends `${infer Before}/:${string}/${infer After}`
  ? `${Before}/${string}${Filled<`/${After}`>}`
  : P extends `${infer Before}/:${string}`
    ? `${Before}/${string}`
    : P extends `${infer Before}/*`
      ? `${Before}/${string}`
      : P;

/** The path of a page: `/events`, `/news/7`. */
export type PagePath = Filled<Exclude<PagePattern, '/*'>>;

/** A path with a query that its page reads. */
type Queried = {
  [P in Extract<keyof Queries, string>]: `${Filled<P>}?${Extract<Queries[P], string>}`;
}[Extract<keyof Queries, string>];

/** The address of a page: a path, or one with a query that the page reads or with a place on the page. */
export type PageAddress = PagePath | `${PagePath}#${string}` | Queried;

/** The query of a page that reads these values: at least one of them, by its name. */
export type Query<V> = {
  [K in keyof V & string]: `${K}=${V[K] & (string | number)}` | `${K}=${V[K] & (string | number)}&${string}`;
}[keyof V & string];

type ParamName<P extends string> = P extends `${infer Before}/:${infer Name}/${infer After}`
  ? ParamName<Before> | Name | ParamName<`/${After}`>
  : P extends `${string}/:${infer Name}`
    ? Name
    : P extends `${string}/*`
      ? '*'
      : never;

/** The open parts of a pattern, decoded: `{ id: string }` of `/news/:id`, `'*'` the rest of `/api/*`. */
export type ParamsOf<P extends string> = { readonly [Name in ParamName<P>]: string };
