import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '~/router';
import { IconButton } from '~/ui/icon-button';
import * as texts from '../../texts';

/**
 * The header's menu on narrow screens: a button and, right after it in reading order, what it opens. Escape closes it and
 * returns the focus; a press outside, leaving it with Tab, and going to another page close it too.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Being open belongs to one history entry: every navigation, even to the same page, closes it.
  const open = openAt === key;
  const close = () => setOpenAt(null);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open]);

  return (
    <div ref={box} className="xl:hidden malayalam:xl:max-[90rem]:block">
      <IconButton
        ref={button}
        label={texts.menu}
        aria-expanded={open}
        aria-controls="site-menu"
        className="js-only -me-2"
        onClick={() => setOpenAt(open ? null : key)}
      >
        {open ? <X aria-hidden="true" className="size-6!" /> : <Menu aria-hidden="true" className="size-6!" />}
      </IconButton>
      <noscript>
        <a href="#site-pages" className="flex min-h-11 items-center font-semibold text-primary underline">
          {texts.menu}
        </a>
      </noscript>
      <nav
        id="site-menu"
        aria-label={texts.menu}
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--spacing-header))] animate-fade-in overflow-y-auto overscroll-contain border-b border-line bg-paper px-gutter pt-2 pb-6 shadow-lg"
      >
        {children}
      </nav>
    </div>
  );
}
