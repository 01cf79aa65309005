import * as bell from 'lucide-react/icons/bell';
import * as trash from 'lucide-react/icons/trash';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLucideIcon from './lucide-icon';

// The types of their files have the icon only.
const dataOf = (icon: object) => (icon as { __iconData: Parameters<typeof createLucideIcon>[0] }).__iconData;

const [Bell, OurBell] = [bell.default, createLucideIcon(dataOf(bell))];
const [Trash, OurTrash] = [trash.default, createLucideIcon(dataOf(trash))];

test('an icon of ours is what lucide draws: the server renders with theirs, the browser with this one', () => {
  const attributes = (html: string) => (/^<svg ([^>]*)>/.exec(html)?.[1] ?? '').match(/[\w-]+="[^"]*"/g)?.sort();
  for (const [ours, theirs] of [
    [<OurBell key="o" />, <Bell key="t" />],
    [
      <OurTrash key="o" aria-hidden="true" className="size-5" />,
      <Trash key="t" aria-hidden="true" className="size-5" />,
    ],
    [<OurTrash key="o" aria-label="Delete" fill="red" />, <Trash key="t" aria-label="Delete" fill="red" />],
  ] as const) {
    const [our, their] = [renderToStaticMarkup(ours), renderToStaticMarkup(theirs)];
    expect(attributes(our)).toEqual(attributes(their));
    expect(our.replace(/<svg [^>]*>/, '')).toBe(their.replace(/<svg [^>]*>/, ''));
  }
});
