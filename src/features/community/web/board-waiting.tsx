import * as common from '~/shared/texts';
import { Skeleton } from '~/ui/skeleton';

export const boardTitle = common.community;

/** Shows the page before the board is loaded: the same for every visitor and every query in the address. */
export function BoardWaiting() {
  return (
    <div aria-busy="true" className="mx-auto w-full max-w-[84rem] px-gutter py-4">
      <h1 className="text-2xl!">{common.community}</h1>
      <Skeleton className="mt-5 h-11 md:max-w-sm" />
      <Skeleton className="mt-4 h-[70dvh]" />
    </div>
  );
}
