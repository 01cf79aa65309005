import { expectTypeOf, test } from 'vitest';
import { route, type Fitting } from '~/router';
import type { LoadArgs } from '~/shared/page';
import type { PageAddress, PagePath, PagePattern, ParamsOf } from '~/shared/addresses';

/* The compiler checks these: docs/decisions/0039-router.md, "Typed addresses". */

test('an address is one of a page, lists that come later included', () => {
  type Good = '/' | '/news/7' | '/member/card' | '/app/admin/audit' | '/reset-password/7/x' | '/events#lists';
  expectTypeOf<Good>().toExtend<PageAddress>();
  expectTypeOf<'/nwes'>().not.toExtend<PageAddress>();
  expectTypeOf<'/app/admin/none'>().not.toExtend<PageAddress>();
  expectTypeOf<'/api/docs'>().not.toExtend<PageAddress>();
  expectTypeOf<string>().not.toExtend<PageAddress>();
  expectTypeOf<'/events#lists'>().not.toExtend<PagePath>();
});

test('a query is one that the page reads', () => {
  expectTypeOf<'/community?question=7' | '/app/admin/licences?tab=expired'>().toExtend<PageAddress>();
  expectTypeOf<'/community?qestion=7'>().not.toExtend<PageAddress>();
  expectTypeOf<'/app/admin/licences?tab=gone'>().not.toExtend<PageAddress>();
});

test('the open parts of a path have its names', () => {
  expectTypeOf<'/news/:id'>().toExtend<PagePattern>();
  expectTypeOf<ParamsOf<'/reset-password/:uid/:token'>>().toEqualTypeOf<{
    readonly uid: string;
    readonly token: string;
  }>();
});

test('a page that needs other parts than its path has is named', () => {
  const page = { default: () => null, load: ({ params }: LoadArgs<{ id: string }>) => Promise.resolve({ ...params }) };
  const good = [route('/news/:id', () => Promise.resolve(page))];
  const bad = [route('/news/:slug', () => Promise.resolve(page))];
  expectTypeOf(good).toExtend<Fitting<typeof good>>();
  expectTypeOf<Fitting<typeof bad>>().toEqualTypeOf<{ misfits: '/news/:slug' }>();
});
