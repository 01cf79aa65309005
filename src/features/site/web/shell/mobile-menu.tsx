import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { MenuPanel } from '~/ui/menu-panel';
import * as texts from '../../texts';

/** The icon of a menu that goes over the page's whole width. */
export const menuIcon = (isOpen: boolean) => {
  const Icon = isOpen ? X : Menu;
  return <Icon aria-hidden="true" className="size-6!" />;
};

/** Where such a menu stands: under the header, as wide as the page. */
export const underHeader =
  'inset-x-0 max-h-[calc(100dvh-var(--spacing-header)-var(--foot-room))] ' +
  'border-b border-line px-gutter pt-2 pb-6 shadow-lg';

/** Shows the header's menu on narrow screens. */
export const MobileMenu = ({ children }: { children: ReactNode }) => (
  <MenuPanel
    id="site-menu"
    label={texts.menu}
    icon={menuIcon}
    className="xl:hidden malayalam:xl:max-[90rem]:block"
    buttonClass="-me-2"
    panelClass={underHeader}
    fallback={
      <noscript>
        <a href="#site-pages" className="flex min-h-11 items-center font-semibold text-primary underline">
          {texts.menu}
        </a>
      </noscript>
    }
  >
    {children}
  </MenuPanel>
);
