import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';

export type MenuProps = {
  /** One button. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
};

/** A list of actions behind a button. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    // Not modal: the page keeps scrolling and is not hidden from screen readers for a small menu.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* No portal: it is fixed, so nothing clips it, and it stays in its landmark, right after its button. */}
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className={clsx(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-lg border',
          'border-line bg-card p-1.5 text-ink shadow-lg data-[state=open]:animate-rise-in',
        )}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

type MenuItemProps = ComponentProps<typeof Radix.Item> & { danger?: boolean };

/** One action, or with `asChild` one link. An icon may come first. */
export function MenuItem({ danger, className, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      className={clsx(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 text-sm font-medium outline-none select-none',
        'data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:text-muted [&_svg]:size-4.5',
        'forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2',
        danger && 'text-danger data-highlighted:bg-danger-tint',
        className,
      )}
    />
  );
}

/** A hairline between groups. */
export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}
