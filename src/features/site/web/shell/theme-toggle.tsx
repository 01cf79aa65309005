import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { IconButton } from '~/ui/icon-button';
import { chooseTheme, useTheme } from './theme';
import * as texts from '../../texts';

/** Shows the switch between light and dark. CSS alone switches the icons, so the first icon shown is the right one. */
export function ThemeToggle() {
  const theme = useTheme();
  return (
    <IconButton
      label={texts.darkTheme}
      aria-pressed={theme === 'dark'}
      className="js-only"
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Moon aria-hidden="true" className="theme-light" />
      <Sun aria-hidden="true" className="theme-dark" />
    </IconButton>
  );
}
