import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/*
 * Compares the table of routes in docs/product/README.md with the route tables of src/routes: the same paths, and for a
 * screen that a role is needed for, the place its guard leads to.
 */
const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const tables = ['routes', 'member-routes', 'office-screens'];
/** Development only, and the route of every other path. */
const leftOut = ['/dev/design-system', '/*'];
interface Screen {
  route: string;
  /** Where the guard sends a person who is logged in without the role; undefined for a screen open to all of them. */
  otherwise: string | undefined;
}

function screensOfCode(): Screen[] {
  const lines = tables.flatMap((name) => [
    ...read(`src/routes/${name}.ts`).matchAll(
      /\b(?:route|screen)\('([^']+)', \(\) => import\('([^']+)'\)(?:, \{([^}]*)\})?/g,
    ),
  ]);
  return lines
    .map(([, route = '', module = '', stated]) => {
      // The office's table states it; other pages do themselves.
      const guard = stated ?? read(`${module.replace(/^~/, 'src').replace(/^\./, 'src/routes')}.tsx`);
      const [, role] = /\baccess(?:=|: )["']([\w-]+)["']/.exec(guard) ?? [];
      const [, otherwise] = /\botherwise(?:=|: )["']([^"']+)["']/.exec(guard) ?? [];
      return { route, otherwise: role === 'approved' ? undefined : otherwise };
    })
    .filter(({ route }) => !leftOut.includes(route));
}

function screensOfDocument(): Screen[] {
  const [, part = ''] = /^## Routes$(.*)/ms.exec(read('docs/product/README.md'))!;
  const rows = part.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => {
    const [, routes = '', , , others = ''] = row.split('|');
    const [, otherwise] = /`([^`]+)`/.exec(others) ?? [];
    return [...routes.matchAll(/`([^`]+)`/g)].map(([, route = '']) => ({
      route: route.replace(/\{(\w+)\}/g, ':$1'),
      otherwise,
    }));
  });
}

const byRoute = (screens: Screen[]) => screens.toSorted((a, b) => (a.route < b.route ? -1 : 1));

test('the table of routes in docs/product has every screen, and where its guard leads to', () => {
  const screens = screensOfCode();
  expect(screens.length).toBeGreaterThan(40);
  expect(byRoute(screensOfDocument()), 'docs/product/README.md, "Routes"').toEqual(byRoute(screens));
});
